import type { ChangePassword } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import { isFreshProof, staleProof } from '../access/assert-fresh-proof.js';
import type { UserSessionEntity } from '../access/user-session.entity.js';
import { acrossAccounts, type Context, inIdempotentTransaction, invalidInput } from '../../context/index.js';
import { whyGuessable } from '../users/why-guessable.js';
import { PasswordsService } from '../users/passwords.service.js';
import type { UserEntity } from '../users/user.entity.js';
import { UserLinksService } from '../users/user-links.service.js';
import { CurrentUserService } from './current-user.service.js';
import { ReauthenticationService } from './reauthentication.service.js';
import { NewPasswordsService } from './new-passwords.service.js';

/**
 * Changes a person's own password. Signed in live, it also changes that of their linked test user, so that no old
 * one remains; from the test account the live one is not touched.
 */
@Injectable()
export class PasswordChangeService {
  constructor(
    private readonly person: CurrentUserService,
    private readonly links: UserLinksService,
    private readonly proof: ReauthenticationService,
    private readonly passwords: PasswordsService,
    private readonly newPasswords: NewPasswordsService,
  ) {}

  /** @throws ProblemError 400 where the current password is wrong or the new one too easy, 429 after many wrong ones */
  async change(ctx: Context, given: ChangePassword): Promise<void> {
    await acrossAccounts(ctx, (ctx) => this.changeInBoth(ctx, given));
  }

  /** Hashing takes long and attempts are counted whatever happens: neither is part of the transaction. */
  private async changeInBoth(
    ctx: Context,
    { current_password, new_password }: ChangePassword,
  ): Promise<void> {
    const { session, user } = await this.person.get(ctx);
    const why = whyGuessable(new_password, user.email);
    if (why) throw fieldError('new_password', why);
    const isReplay = (await ctx.idempotency?.isAnswered()) ?? false;
    if (!isReplay && !hasProvedMailbox(ctx, session))
      await this.assertCurrent(ctx, user, current_password ?? undefined);
    const other = ctx.account.mode === 'live' ? await this.links.findLinked(ctx, user) : undefined;
    const users = [user, ...(other ? [other] : [])];
    const changed = await Promise.all(
      users.map(async (user) => ({ user, hash: await this.passwords.hashFor(user.email, new_password) })),
    );
    const set = async (ctx: Context) => {
      for (const one of changed) await this.newPasswords.set(ctx, one);
      await this.newPasswords.endOthers(ctx, users, session);
    };
    await inIdempotentTransaction(ctx, (ctx) => acrossAccounts(ctx, set));
  }

  /** Someone at an unattended screen must not be able to take over the account. */
  private async assertCurrent(ctx: Context, user: UserEntity, given: string | undefined) {
    if (!user.password_hash && !user.legacy_password_hash) return assertProvedLately(ctx);
    if (given !== undefined && (await this.proof.verifyPassword(ctx, user, given))) return;
    await this.newPasswords.recordRefusal(ctx, user);
    throw fieldError('current_password', 'Expected the password that you have now');
  }
}

/** For so long after a link out of the user's mailbox nobody asks for the password that was forgotten. */
const mailboxProofMilliseconds = 10 * 60_000;

/** A first password is itself a proof: a stolen session must not be able to set one. */
function assertProvedLately({ actor, now }: Context): void {
  if (actor.kind !== 'user_session' || !isFreshProof(actor.provedAt, now)) throw staleProof();
}

const hasProvedMailbox = ({ now }: Context, { mailbox_proved_at: at }: UserSessionEntity): boolean =>
  at !== null && now.getTime() - at.getTime() < mailboxProofMilliseconds;

const fieldError = (name: keyof ChangePassword, message: string) =>
  invalidInput([{ _tag: 'Refinement', path: [name], message }]);
