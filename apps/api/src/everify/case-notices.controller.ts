import type { EverifyNoticeQuery } from '@firstday/domain';
import { Controller, Req, Res, StreamableFile } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { Context } from '../context/index.js';
import { Ctx, Operation, Path, Query } from '../http/index.js';
import { toPdfResponse } from '../tasks/index.js';
import { CaseDetailsService } from './case-details.service.js';
import { CaseNoticesService } from './case-notices.service.js';
import type { CasePath } from './case-path.js';

@Controller()
export class CaseNoticesController {
  constructor(
    private readonly details: CaseDetailsService,
    private readonly notices: CaseNoticesService,
  ) {}

  @Operation('everify_cases.getDetails')
  getDetails(@Ctx() ctx: Context, @Path() path: CasePath) {
    return this.details.getDetails(ctx, path.everify_case_id);
  }

  @Operation('everify_cases.getPhoto')
  async getPhoto(
    @Ctx() ctx: Context,
    @Path() path: CasePath,
    @Res({ passthrough: true }) response: Response,
  ) {
    const { type, content } = await this.details.getPhoto(ctx, path.everify_case_id);
    response.setHeader('cache-control', 'no-store');
    const isImage = /^image\/(png|jpeg)$/.test(type);
    return new StreamableFile(content, { type: isImage ? type : 'application/octet-stream' });
  }

  @Operation('everify_cases.getNotice')
  async getNotice(
    @Ctx() ctx: Context,
    @Path() { everify_case_id }: CasePath,
    @Query() { language = 'en' }: EverifyNoticeQuery,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    const paper = await this.notices.getNotice(ctx, everify_case_id, language);
    return toPdfResponse(paper, `${everify_case_id}-further-action-notice.pdf`, request, response);
  }

  @Operation('everify_cases.getReferral')
  async getReferral(
    @Ctx() ctx: Context,
    @Path() { everify_case_id }: CasePath,
    @Query() { language = 'en' }: EverifyNoticeQuery,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    const paper = await this.notices.getReferral(ctx, everify_case_id, language);
    return toPdfResponse(paper, `${everify_case_id}-referral-date-confirmation.pdf`, request, response);
  }
}
