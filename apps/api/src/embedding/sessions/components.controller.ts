import type { ComponentSessionCreated, CreateComponentUrl, RedeemComponentCode } from '@firstday/domain';
import { Controller, Inject, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import {
  componentCookie,
  componentCookieName,
  cookieNameAt,
  cookieNames,
  cookiesToClear,
  isFromOwnOrigin,
} from '../../identity/index.js';
import {
  type ApiRequest,
  Clock,
  CONFIG,
  type Config,
  type Context,
  forbidden,
  requestOrigin,
} from '../../context/index.js';
import { Body, Ctx, Operation } from '../../http/index.js';
import { ComponentLinksService } from './component-links.service.js';
import { ComponentSessionsService } from './component-sessions.service.js';

/** Only the API reads it. */
const ownPath = '/api/v1';

@Controller()
export class ComponentsController {
  constructor(
    private readonly links: ComponentLinksService,
    private readonly sessions: ComponentSessionsService,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Operation('components.createUrl')
  createUrl(@Ctx() ctx: Context, @Body() input: CreateComponentUrl) {
    return this.links.create(ctx, input);
  }

  /** The session comes as a cookie and as a token: a browser that keeps no cookie of a frame sends the token. */
  @Operation('component_sessions.create')
  async redeem(
    @Req() request: ApiRequest,
    @Res({ passthrough: true }) response: Response,
    @Body() input: RedeemComponentCode,
  ) {
    if (request.headers.origin && !isFromOwnOrigin(request, this.config.baseUrl)) throw forbidden();
    const arrival = { now: this.clock.now(), origin: requestOrigin(request), requestId: request.id };
    const session = await this.sessions.redeem(arrival, input);
    this.setCookies(session, request, response);
    return session;
  }

  @Operation('component_sessions.current')
  current(@Ctx() ctx: Context) {
    return this.sessions.current(ctx);
  }

  /** One cookie of the last component that was opened, and one that is its own wherever others are opened beside it. */
  private setCookies(
    { id, token, expires_at }: ComponentSessionCreated,
    request: Request,
    response: Response,
  ) {
    const { baseUrl } = this.config;
    const expires = new Date(expires_at);
    response.cookie(cookieNameAt(baseUrl, cookieNames.component), token, componentCookie(baseUrl, expires));
    response.cookie(componentCookieName(id), token, componentCookie(baseUrl, expires, ownPath));
    for (const name of cookiesToClear(request.headers.cookie))
      response.clearCookie(name, componentCookie(baseUrl, new Date(0), ownPath));
  }
}
