import { CreateComponentUrl, RedeemComponentCode } from '@firstday/domain';
import { Body, Controller, Inject, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { componentCookie, cookieNames } from '../access/cookies.js';
import { isFromOwnPages } from '../access/own-origin.js';
import { Clock } from '../platform/clock.js';
import type { Config } from '../platform/config.js';
import type { Context } from '../platform/context.js';
import { Ctx, Operation } from '../platform/operation.decorator.js';
import { CONFIG } from '../platform/platform.module.js';
import { forbidden } from '../platform/problems.js';
import { ComponentsService } from './components.service.js';

@Controller()
export class ComponentsController {
  constructor(
    private readonly components: ComponentsService,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Operation('components.createUrl')
  createUrl(@Ctx() ctx: Context, @Body({ schema: CreateComponentUrl }) input: CreateComponentUrl) {
    return this.components.createUrl(ctx, input);
  }

  /** The session comes as a cookie and as a token: a browser that keeps no cookie of a frame sends the token. */
  @Operation('component_sessions.create')
  async redeem(
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
    @Body({ schema: RedeemComponentCode }) input: RedeemComponentCode,
  ) {
    if (request.headers.origin && !isFromOwnPages(request, this.config.baseUrl)) throw forbidden();
    const session = await this.components.redeem(this.clock.now(), input);
    const cookie = componentCookie(this.config.baseUrl, new Date(session.expires_at));
    response.cookie(cookieNames.component, session.token, cookie);
    return session;
  }

  @Operation('component_sessions.current')
  current(@Ctx() ctx: Context) {
    return this.components.current(ctx);
  }
}
