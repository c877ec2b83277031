import type { PathOf, TextReply, UpdateTextConsent } from '@firstday/domain';
import { Controller, Req } from '@nestjs/common';
import { type Context, requestOrigin } from '../context/index.js';
import type { AdmittedRequest } from '../identity/index.js';
import { Body, Ctx, Operation, Path, type SignedRequest, toDelivery } from '../http/index.js';
import { TextConsentsService } from './text-consents.service.js';
import { TextRepliesService } from './text-replies.service.js';

type ConsentPath = PathOf<'text_consents.find'>;

@Controller()
export class TextsController {
  constructor(
    private readonly consents: TextConsentsService,
    private readonly replies: TextRepliesService,
  ) {}

  @Operation('text_consents.find')
  find(@Ctx() ctx: Context, @Path() path: ConsentPath) {
    return this.consents.find(ctx, path.employee_id);
  }

  @Operation('text_consents.update')
  update(@Ctx() ctx: Context, @Path() path: ConsentPath, @Body() input: UpdateTextConsent) {
    return this.consents.update(ctx, path.employee_id, input);
  }

  @Operation('text_replies.create')
  create(@Req() request: AdmittedRequest & SignedRequest, @Body() input: TextReply) {
    const { id: requestId } = request;
    return this.replies.take(input, { ...toDelivery(request), origin: requestOrigin(request), requestId });
  }
}
