import type {
  CloseEverifyCase,
  DecideEverifyMismatch,
  EverifyCaseListQuery,
  EverifyDetails,
  MatchEverifyPhoto,
  OpenEverifyCase,
  UploadEverifyDocument,
} from '@firstday/domain';
import { Controller, Req } from '@nestjs/common';
import type { Request } from 'express';
import type { Context } from '../context/index.js';
import { ApiDescription, Body, Ctx, Operation, Path, Query } from '../http/index.js';
import { CaseActionsService } from './case-actions.service.js';
import { CaseMismatchService } from './case-mismatch.service.js';
import type { CasePath } from './case-path.js';
import { CaseUploadsService } from './case-uploads.service.js';
import { EverifyCasesService } from './everify-cases.service.js';

const copy = (description: string) => ({
  type: 'array',
  items: { type: 'string', format: 'binary' },
  maxItems: 1,
  description,
});
const copiesBody = {
  type: 'object',
  required: ['front'],
  properties: {
    front: copy('A picture or PDF of the front of the document.'),
    back: copy('Of its back, where it has one.'),
  },
  additionalProperties: false,
};

@Controller()
export class EverifyCasesController {
  constructor(
    private readonly cases: EverifyCasesService,
    private readonly actions: CaseActionsService,
    private readonly uploads: CaseUploadsService,
    private readonly mismatches: CaseMismatchService,
  ) {}

  @Operation('everify_cases.list')
  list(@Ctx() ctx: Context, @Query() query: EverifyCaseListQuery) {
    return this.cases.list(ctx, query);
  }

  @Operation('everify_cases.findById')
  findById(@Ctx() ctx: Context, @Path() path: CasePath) {
    return this.cases.findById(ctx, path.everify_case_id);
  }

  @Operation('everify_cases.open')
  open(@Ctx() ctx: Context, @Path() path: CasePath, @Body() input: OpenEverifyCase) {
    return this.actions.open(ctx, path.everify_case_id, input);
  }

  @Operation('everify_cases.confirmDetails')
  confirmDetails(@Ctx() ctx: Context, @Path() path: CasePath, @Body() input: EverifyDetails) {
    return this.actions.confirmDetails(ctx, path.everify_case_id, input);
  }

  @Operation('everify_cases.matchPhoto')
  matchPhoto(@Ctx() ctx: Context, @Path() path: CasePath, @Body() input: MatchEverifyPhoto) {
    return this.actions.matchPhoto(ctx, path.everify_case_id, input);
  }

  @Operation('everify_cases.listCopies')
  listCopies(@Ctx() ctx: Context, @Path() path: CasePath) {
    return this.uploads.listCopies(ctx, path.everify_case_id);
  }

  @Operation('everify_cases.uploadDocument')
  uploadDocument(@Ctx() ctx: Context, @Path() path: CasePath, @Body() input: UploadEverifyDocument) {
    return this.uploads.uploadDocument(ctx, path.everify_case_id, input);
  }

  @Operation('everify_cases.uploadCopies')
  @ApiDescription(({ ApiBody, ApiConsumes }) => [
    ApiConsumes('multipart/form-data'),
    ApiBody({ required: true, schema: copiesBody }),
  ])
  uploadCopies(@Ctx() ctx: Context, @Path() path: CasePath, @Req() request: Request) {
    return this.uploads.uploadCopies(ctx, path.everify_case_id, request);
  }

  @Operation('everify_cases.notify')
  notify(@Ctx() ctx: Context, @Path() path: CasePath) {
    return this.mismatches.notify(ctx, path.everify_case_id);
  }

  @Operation('everify_cases.decide')
  decide(@Ctx() ctx: Context, @Path() path: CasePath, @Body() input: DecideEverifyMismatch) {
    return this.mismatches.decide(ctx, path.everify_case_id, input);
  }

  @Operation('everify_cases.refer')
  refer(@Ctx() ctx: Context, @Path() path: CasePath) {
    return this.actions.refer(ctx, path.everify_case_id);
  }

  @Operation('everify_cases.declineToAct')
  declineToAct(@Ctx() ctx: Context, @Path() path: CasePath) {
    return this.actions.declineToAct(ctx, path.everify_case_id);
  }

  @Operation('everify_cases.close')
  close(@Ctx() ctx: Context, @Path() path: CasePath, @Body() input: CloseEverifyCase) {
    return this.actions.close(ctx, path.everify_case_id, input);
  }

  @Operation('everify_cases.discard')
  discard(@Ctx() ctx: Context, @Path() path: CasePath) {
    return this.actions.discard(ctx, path.everify_case_id);
  }
}
