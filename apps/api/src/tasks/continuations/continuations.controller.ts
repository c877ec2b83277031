import type { ContinueElsewhere, ContinueSession } from '@firstday/domain';
import { Controller, Req } from '@nestjs/common';
import { type Context, requestOrigin } from '../../context/index.js';
import { Body, Ctx, Operation } from '../../http/index.js';
import type { AdmittedRequest } from '../../identity/index.js';
import { ContinuationsService } from './continuations.service.js';

@Controller()
export class ContinuationsController {
  constructor(private readonly continuations: ContinuationsService) {}

  @Operation('form_sessions.continueElsewhere')
  continueElsewhere(@Ctx() ctx: Context, @Body() input: ContinueElsewhere) {
    return this.continuations.offer(ctx, input);
  }

  @Operation('form_sessions.continue')
  continue(@Body() input: ContinueSession, @Req() request: AdmittedRequest) {
    return this.continuations.open(input, {
      origin: requestOrigin(request),
      requestId: request.id,
      credential: undefined,
    });
  }
}
