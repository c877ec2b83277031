import type {
  RedeemMagicLink,
  RequestSignInLink,
  SignIn,
  SwitchAccount,
  UserSession,
} from '@firstday/domain';
import { Controller, Inject, Req, Res } from '@nestjs/common';
import type { Response } from 'express';
import { cookieNameAt, cookieNames, credentialCookie, userCookie } from '../access/cookie-names.js';
import { isFromOwnOrigin } from '../access/is-from-own-origin.js';
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
import { AccountSwitchService } from './account-switch.service.js';
import type { StartedSession } from './session-starter.service.js';
import { SignInLinkRequestsService } from './sign-in-link-requests.service.js';
import { type SignInRequest, SessionsService } from './sessions.service.js';
import { UserSessionsService } from './user-sessions.service.js';

@Controller()
export class SessionsController {
  constructor(
    private readonly sessions: SessionsService,
    private readonly accountSwitch: AccountSwitchService,
    private readonly userSessions: UserSessionsService,
    private readonly linkRequests: SignInLinkRequestsService,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Operation('sessions.signIn')
  async signIn(
    @Req() request: ApiRequest,
    @Res({ passthrough: true }) response: Response,
    @Body() input: SignIn,
  ) {
    return this.keep(response, await this.sessions.signIn(this.arrival(request), input));
  }

  @Operation('sessions.findSignInOptions')
  findSignInOptions() {
    return this.linkRequests.options();
  }

  @Operation('sessions.requestMagicLink')
  requestMagicLink(@Req() request: ApiRequest, @Body() input: RequestSignInLink) {
    return this.linkRequests.request(this.arrival(request), input);
  }

  @Operation('sessions.previewMagicLink')
  previewMagicLink(@Body() input: RedeemMagicLink) {
    return this.sessions.previewMagicLink(this.clock.now(), input);
  }

  @Operation('sessions.redeemMagicLink')
  async redeemMagicLink(
    @Req() request: ApiRequest,
    @Res({ passthrough: true }) response: Response,
    @Body() input: RedeemMagicLink,
  ) {
    return this.keep(response, await this.sessions.redeemMagicLink(this.arrival(request), input));
  }

  @Operation('sessions.current')
  current(@Ctx() ctx: Context) {
    return this.sessions.current(ctx);
  }

  @Operation('sessions.switchAccount', { beginsTransaction: true })
  switchAccount(
    @Ctx() ctx: Context,
    @Res({ passthrough: true }) response: Response,
    @Body() input: SwitchAccount,
  ) {
    return this.accountSwitch.switchTo(ctx, input, (started) => this.keep(response, started));
  }

  @Operation('sessions.signOut')
  signOut(@Ctx() ctx: Context, @Res({ passthrough: true }) response: Response) {
    const { baseUrl } = this.config;
    response.clearCookie(cookieNameAt(baseUrl, cookieNames.user), userCookie(baseUrl, new Date(0)));
    return this.userSessions.signOut(ctx);
  }

  /** Login CSRF: another site must not sign a browser in, not even as someone else. */
  private arrival(request: ApiRequest): SignInRequest {
    const { headers } = request;
    const { baseUrl } = this.config;
    if (headers.origin !== undefined && !isFromOwnOrigin(request, baseUrl)) throw forbidden();
    return {
      now: this.clock.now(),
      origin: { ...requestOrigin(request), ip: request.ip ?? '' },
      requestId: request.id,
      before: credentialCookie(headers, cookieNames.user, baseUrl),
      device: credentialCookie(headers, cookieNames.device, baseUrl),
    };
  }

  private keep(response: Response, { token, session, device }: StartedSession): UserSession {
    const { baseUrl } = this.config;
    const expires = new Date(session.expires_at);
    response.cookie(cookieNameAt(baseUrl, cookieNames.user), token, userCookie(baseUrl, expires));
    if (device) {
      const kept = userCookie(baseUrl, device.expires);
      response.cookie(cookieNameAt(baseUrl, cookieNames.device), device.token, kept);
    }
    return session;
  }
}
