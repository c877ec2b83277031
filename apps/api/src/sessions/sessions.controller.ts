import { ChangePassword, RedeemMagicLink, SignIn, SwitchAccount, type UserSession } from '@firstday/domain';
import { Body, Controller, Inject, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { cookieNameAt, cookieNames, credentialCookie, userCookie } from '../access/cookies.js';
import { isFromOwnPages } from '../access/own-origin.js';
import { Clock } from '../platform/clock.js';
import type { Config } from '../platform/config.js';
import type { Context } from '../platform/context.js';
import { Ctx, Operation } from '../platform/operation.decorator.js';
import { CONFIG } from '../platform/platform.module.js';
import { forbidden } from '../platform/problems.js';
import { PasswordChange } from './password-change.js';
import { type Arrival, type BegunSession, SessionsService } from './sessions.service.js';

@Controller()
export class SessionsController {
  constructor(
    private readonly sessions: SessionsService,
    private readonly passwordChange: PasswordChange,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Operation('sessions.signIn')
  async signIn(
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
    @Body({ schema: SignIn }) input: SignIn,
  ) {
    return this.keep(response, await this.sessions.signIn(this.arrival(request), input));
  }

  @Operation('sessions.previewMagicLink')
  previewMagicLink(@Body({ schema: RedeemMagicLink }) input: RedeemMagicLink) {
    return this.sessions.previewMagicLink(this.clock.now(), input);
  }

  @Operation('sessions.redeemMagicLink')
  async redeemMagicLink(
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
    @Body({ schema: RedeemMagicLink }) input: RedeemMagicLink,
  ) {
    return this.keep(response, await this.sessions.redeemMagicLink(this.arrival(request), input));
  }

  @Operation('sessions.current')
  current(@Ctx() ctx: Context) {
    return this.sessions.current(ctx);
  }

  @Operation('sessions.switchAccount')
  async switchAccount(
    @Ctx() ctx: Context,
    @Res({ passthrough: true }) response: Response,
    @Body({ schema: SwitchAccount }) input: SwitchAccount,
  ) {
    return this.keep(response, await this.sessions.switchAccount(ctx, input));
  }

  @Operation('sessions.changePassword')
  changePassword(@Ctx() ctx: Context, @Body({ schema: ChangePassword }) input: ChangePassword) {
    return this.passwordChange.change(ctx, input);
  }

  @Operation('sessions.signOut')
  signOut(@Ctx() ctx: Context, @Res({ passthrough: true }) response: Response) {
    const { baseUrl } = this.config;
    response.clearCookie(cookieNameAt(baseUrl, cookieNames.user), userCookie(baseUrl, new Date(0)));
    return this.sessions.signOut(ctx);
  }

  /** Another site must not sign a browser in, not even as somebody else. */
  private arrival(request: Request): Arrival {
    const { headers } = request;
    const { baseUrl } = this.config;
    if (headers.origin !== undefined && !isFromOwnPages(request, baseUrl)) throw forbidden();
    return {
      now: this.clock.now(),
      ip: request.ip ?? '',
      before: credentialCookie(headers, cookieNames.user, baseUrl),
    };
  }

  private keep(response: Response, { token, session }: BegunSession): UserSession {
    const { baseUrl } = this.config;
    const expires = new Date(session.expires_at);
    response.cookie(cookieNameAt(baseUrl, cookieNames.user), token, userCookie(baseUrl, expires));
    return session;
  }
}
