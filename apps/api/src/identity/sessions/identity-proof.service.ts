import type { ConfirmPassword } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import { acrossAccounts, type Context, inIdempotentTransaction } from '../../context/index.js';
import { SecurityLogService } from '../security-log/security-log.service.js';
import { UserLinksService } from '../users/user-links.service.js';
import { CurrentUserService } from './current-user.service.js';
import { ReauthenticationService, wrongPasswordError } from './reauthentication.service.js';
import { UserSessionsStore } from './user-sessions.store.js';

/** Renews the proof of identity of a session, for the operations that need a fresh one. */
@Injectable()
export class IdentityProofService {
  constructor(
    private readonly person: CurrentUserService,
    private readonly links: UserLinksService,
    private readonly proof: ReauthenticationService,
    private readonly sessions: UserSessionsStore,
    private readonly log: SecurityLogService,
  ) {}

  /** @throws ProblemError 400 where the password is wrong, 429 after many wrong ones */
  prove(ctx: Context, given: ConfirmPassword): Promise<void> {
    return acrossAccounts(ctx, (ctx) => this.proveInBoth(ctx, given));
  }

  /** As when accounts are switched, the password is that of the live account where there is one. */
  private async proveInBoth(ctx: Context, { password }: ConfirmPassword): Promise<void> {
    const { session, user: own } = await this.person.get(ctx);
    const linked = ctx.account.mode === 'test' ? await this.links.findLinked(ctx, own) : undefined;
    const user = linked ?? own;
    const event = { kind: 'session.identity_proved', subject: { type: 'user', id: own.id } } as const;
    if (!(await this.proof.verifyPassword(ctx, user, password))) {
      await this.log.record(ctx, { ...event, outcome: 'refused' });
      throw wrongPasswordError('password');
    }
    await inIdempotentTransaction(ctx, async (ctx) => {
      await this.sessions.setProof(ctx, session.id, user.id);
      await this.log.record(ctx, event);
    });
  }
}
