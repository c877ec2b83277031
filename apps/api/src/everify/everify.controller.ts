import {
  CloseEverifyCase,
  DecideEverifyMismatch,
  EverifyCaseId,
  EverifyCaseListQuery,
  EverifyDetails,
  EverifyNoticeQuery,
  MatchEverifyPhoto,
  OpenEverifyCase,
  SetEverifyConnection,
  UploadEverifyDocument,
} from '@firstday/domain';
import { Body, Controller, Param, Query, Req, Res, StreamableFile } from '@nestjs/common';
import type { Request, Response } from 'express';
import { z } from 'zod';
import { toPdfResponse } from '../tasks/index.js';
import type { Context } from '../context/index.js';
import { ApiDescription, Ctx, Operation } from '../http/index.js';
import { CaseNoticesService } from './case-notices.service.js';
import { EverifyCasesService } from './everify-cases.service.js';
import { EverifyConnectionsService } from './everify-connections.service.js';

const CasePath = z.object({ everify_case_id: EverifyCaseId });
type CasePath = z.infer<typeof CasePath>;

const copy = { type: 'array', items: { type: 'string', format: 'binary' }, maxItems: 1 };
const copiesBody = {
  type: 'object',
  required: ['front'],
  properties: { front: copy, back: copy },
  additionalProperties: false,
};

@Controller()
export class EverifyController {
  constructor(
    private readonly cases: EverifyCasesService,
    private readonly notices: CaseNoticesService,
    private readonly connections: EverifyConnectionsService,
  ) {}

  @Operation('everify_cases.list')
  list(@Ctx() ctx: Context, @Query({ schema: EverifyCaseListQuery }) query: EverifyCaseListQuery) {
    return this.cases.list(ctx, query);
  }

  @Operation('everify_cases.findById')
  findById(@Ctx() ctx: Context, @Param({ schema: CasePath }) path: CasePath) {
    return this.cases.findById(ctx, path.everify_case_id);
  }

  @Operation('everify_cases.open')
  open(
    @Ctx() ctx: Context,
    @Param({ schema: CasePath }) path: CasePath,
    @Body({ schema: OpenEverifyCase }) input: OpenEverifyCase,
  ) {
    return this.cases.open(ctx, path.everify_case_id, input);
  }

  @Operation('everify_cases.getDetails')
  getDetails(@Ctx() ctx: Context, @Param({ schema: CasePath }) path: CasePath) {
    return this.notices.getDetails(ctx, path.everify_case_id);
  }

  @Operation('everify_cases.confirmDetails')
  confirmDetails(
    @Ctx() ctx: Context,
    @Param({ schema: CasePath }) path: CasePath,
    @Body({ schema: EverifyDetails }) input: EverifyDetails,
  ) {
    return this.cases.confirmDetails(ctx, path.everify_case_id, input);
  }

  @Operation('everify_cases.getPhoto')
  async getPhoto(
    @Ctx() ctx: Context,
    @Param({ schema: CasePath }) path: CasePath,
    @Res({ passthrough: true }) response: Response,
  ) {
    const { type, content } = await this.notices.getPhoto(ctx, path.everify_case_id);
    response.setHeader('cache-control', 'no-store');
    const isImage = /^image\/(png|jpeg)$/.test(type);
    return new StreamableFile(content, { type: isImage ? type : 'application/octet-stream' });
  }

  @Operation('everify_cases.matchPhoto')
  matchPhoto(
    @Ctx() ctx: Context,
    @Param({ schema: CasePath }) path: CasePath,
    @Body({ schema: MatchEverifyPhoto }) input: MatchEverifyPhoto,
  ) {
    return this.cases.matchPhoto(ctx, path.everify_case_id, input);
  }

  @Operation('everify_cases.uploadDocument')
  uploadDocument(
    @Ctx() ctx: Context,
    @Param({ schema: CasePath }) path: CasePath,
    @Body({ schema: UploadEverifyDocument }) input: UploadEverifyDocument,
  ) {
    return this.cases.uploadDocument(ctx, path.everify_case_id, input);
  }

  @Operation('everify_cases.uploadCopies')
  @ApiDescription(({ ApiBody, ApiConsumes }) => [
    ApiConsumes('multipart/form-data'),
    ApiBody({ required: true, schema: copiesBody }),
  ])
  uploadCopies(@Ctx() ctx: Context, @Param({ schema: CasePath }) path: CasePath, @Req() request: Request) {
    return this.cases.uploadCopies(ctx, path.everify_case_id, request);
  }

  @Operation('everify_cases.getNotice')
  async getNotice(
    @Ctx() ctx: Context,
    @Param({ schema: CasePath }) { everify_case_id }: CasePath,
    @Query({ schema: EverifyNoticeQuery }) { language = 'en' }: EverifyNoticeQuery,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    const paper = await this.notices.getNotice(ctx, everify_case_id, language);
    return toPdfResponse(paper, `${everify_case_id}-further-action-notice.pdf`, request, response);
  }

  @Operation('everify_cases.notify')
  notify(@Ctx() ctx: Context, @Param({ schema: CasePath }) path: CasePath) {
    return this.cases.notify(ctx, path.everify_case_id);
  }

  @Operation('everify_cases.decide')
  decide(
    @Ctx() ctx: Context,
    @Param({ schema: CasePath }) path: CasePath,
    @Body({ schema: DecideEverifyMismatch }) input: DecideEverifyMismatch,
  ) {
    return this.cases.decide(ctx, path.everify_case_id, input);
  }

  @Operation('everify_cases.refer')
  refer(@Ctx() ctx: Context, @Param({ schema: CasePath }) path: CasePath) {
    return this.cases.refer(ctx, path.everify_case_id);
  }

  @Operation('everify_cases.declineToAct')
  declineToAct(@Ctx() ctx: Context, @Param({ schema: CasePath }) path: CasePath) {
    return this.cases.declineToAct(ctx, path.everify_case_id);
  }

  @Operation('everify_cases.getReferral')
  async getReferral(
    @Ctx() ctx: Context,
    @Param({ schema: CasePath }) { everify_case_id }: CasePath,
    @Query({ schema: EverifyNoticeQuery }) { language = 'en' }: EverifyNoticeQuery,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    const paper = await this.notices.getReferral(ctx, everify_case_id, language);
    return toPdfResponse(paper, `${everify_case_id}-referral-date-confirmation.pdf`, request, response);
  }

  @Operation('everify_cases.close')
  close(
    @Ctx() ctx: Context,
    @Param({ schema: CasePath }) path: CasePath,
    @Body({ schema: CloseEverifyCase }) input: CloseEverifyCase,
  ) {
    return this.cases.close(ctx, path.everify_case_id, input);
  }

  @Operation('everify_cases.discard')
  discard(@Ctx() ctx: Context, @Param({ schema: CasePath }) path: CasePath) {
    return this.cases.discard(ctx, path.everify_case_id);
  }

  @Operation('everify_connection.get')
  connection(@Ctx() ctx: Context) {
    return this.connections.get(ctx);
  }

  @Operation('everify_connection.set')
  setConnection(@Ctx() ctx: Context, @Body({ schema: SetEverifyConnection }) input: SetEverifyConnection) {
    return this.connections.set(ctx, input);
  }
}
