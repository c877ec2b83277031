import type { SwitchAccount, UserSession } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import {
  acrossAccounts,
  badRequest,
  type Context,
  inIdempotentTransaction,
  notFound,
} from '../../context/index.js';
import { UserLinksService } from '../users/user-links.service.js';
import { CurrentUserService } from './current-user.service.js';
import { ReauthenticationService } from './reauthentication.service.js';
import { type StartedSession, SessionStarterService } from './session-starter.service.js';
import { UserSessionsService } from './user-sessions.service.js';

type KeepSession = (started: StartedSession) => UserSession;

/**
 * Switches a person to the other account of the organization. The proof of identity always comes from the live
 * account: whoever controls the test account can issue links and passwords for its users, and must gain nothing by
 * them.
 */
@Injectable()
export class AccountSwitchService {
  constructor(
    private readonly person: CurrentUserService,
    private readonly links: UserLinksService,
    private readonly proof: ReauthenticationService,
    private readonly starter: SessionStarterService,
    private readonly sessions: UserSessionsService,
  ) {}

  /**
   * @param keep hands the new session to the browser, and returns what is answered
   * @throws ProblemError 404 where the two users are not linked, 403 ForbiddenError where a fresh proof is needed
   */
  switchTo(ctx: Context, given: SwitchAccount, keep: KeepSession): Promise<unknown> {
    return acrossAccounts(ctx, (ctx) => this.switch(ctx, given, keep));
  }

  private async switch(ctx: Context, { mode, password }: SwitchAccount, keep: KeepSession): Promise<unknown> {
    if (ctx.account.mode === mode) throw badRequest(`This session is in the ${mode} account already`);
    const { session, user: own } = await this.person.get(ctx);
    const other = await this.links.findLinked(ctx, own);
    if (!other) throw notFound('user in that account');
    const live = mode === 'live' ? other : own;
    const provedAt = await this.proof
      .assertProved(ctx, { session, user: live, password })
      .catch((problem: unknown) => this.refuse(ctx, mode, problem));
    const start = async (ctx: Context) => {
      await this.sessions.leave(ctx, mode);
      const { now, origin, requestId } = ctx;
      const entry = { method: 'account_switch', now, origin, requestId, redirectPath: null } as const;
      const proof = { expires_at: session.expires_at, proved_at: provedAt, proved_user_id: live.id };
      return keep(await this.starter.start(ctx.db, other, entry, proof));
    };
    return inIdempotentTransaction(ctx, (ctx) => acrossAccounts(ctx, start));
  }

  private async refuse(ctx: Context, mode: SwitchAccount['mode'], problem: unknown): Promise<never> {
    await this.sessions.recordRefusedSwitch(ctx, mode);
    throw problem;
  }
}
