import type { SwitchAccount } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import { type Context, inTransaction } from '../platform/context.js';
import { badRequest, notFound } from '../platform/problems.js';
import { UserLinks } from '../users/user-links.service.js';
import { CurrentPerson } from './current-person.js';
import { IdentityProof } from './identity-proof.js';
import { type BegunSession, SessionStarter } from './session-starter.js';
import { UserSessionsService } from './user-sessions.service.js';

/**
 * A person goes on in the other account of the organization. What they show is always who they are in the live one:
 * whoever holds the test account makes links and passwords for every user of it, and gets nowhere by them.
 */
@Injectable()
export class AccountSwitch {
  constructor(
    private readonly person: CurrentPerson,
    private readonly links: UserLinks,
    private readonly proof: IdentityProof,
    private readonly starter: SessionStarter,
    private readonly sessions: UserSessionsService,
  ) {}

  /** @throws ProblemError 404 where the two users are not linked, 403 ForbiddenError where a fresh proof is needed */
  async to(ctx: Context, { mode, password }: SwitchAccount): Promise<BegunSession> {
    if (ctx.account.mode === mode) throw badRequest(`This session is in the ${mode} account already`);
    const { session, user: own } = await this.person.of(ctx);
    const other = await this.links.other(ctx, own);
    if (!other) throw notFound('user in that account');
    const live = mode === 'live' ? other : own;
    const provedAt = await this.proof
      .of(ctx, { session, user: live, password })
      .catch((problem: unknown) => this.refuse(ctx, mode, problem));
    return inTransaction(ctx, async (ctx) => {
      await this.sessions.leave(ctx, mode);
      const { now, origin, requestId } = ctx;
      const entry = { method: 'account_switch', now, origin, requestId, redirectPath: null } as const;
      const proof = { expires_at: session.expires_at, proved_at: provedAt, proved_user_id: live.id };
      return this.starter.begin(ctx.db, other, entry, proof);
    });
  }

  private async refuse(ctx: Context, mode: SwitchAccount['mode'], problem: unknown): Promise<never> {
    await this.sessions.recordRefusedSwitch(ctx, mode);
    throw problem;
  }
}
