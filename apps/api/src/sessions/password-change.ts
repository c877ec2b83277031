import type { ChangePassword } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import { type Context, inTransaction } from '../platform/context.js';
import { undecodable } from '../platform/problems.js';
import { whyGuessable } from '../users/guessable-password.js';
import { Passwords } from '../users/passwords.js';
import type { UserEntity } from '../users/user.entity.js';
import { UserLinks } from '../users/user-links.service.js';
import { CurrentPerson } from './current-person.js';
import { IdentityProof } from './identity-proof.js';
import { NewPasswords } from './new-passwords.js';

/**
 * A person's own new password. Of somebody signed in live it holds for their user of the test account too, so that no old
 * one is left behind there; from the test account nothing is changed in the live one.
 */
@Injectable()
export class PasswordChange {
  constructor(
    private readonly person: CurrentPerson,
    private readonly links: UserLinks,
    private readonly proof: IdentityProof,
    private readonly passwords: Passwords,
    private readonly kept: NewPasswords,
  ) {}

  /** @throws ProblemError 400 where the current password is wrong or the new one too easy, 429 after many wrong ones */
  async change(ctx: Context, { current_password, new_password }: ChangePassword): Promise<void> {
    const { session, user } = await this.person.of(ctx);
    const why = whyGuessable(new_password, user.email);
    if (why) throw wrong('new_password', why);
    await this.askForCurrent(ctx, user, current_password ?? undefined);
    const other = ctx.account.mode === 'live' ? await this.links.other(ctx, user) : undefined;
    const users = [user, ...(other ? [other] : [])];
    const changed = await Promise.all(
      users.map(async (user) => ({ user, hash: await this.passwords.hashFor(user.email, new_password) })),
    );
    await inTransaction(ctx, async (ctx) => {
      for (const one of changed) await this.kept.set(ctx, one);
      await this.kept.endOthers(ctx, users, session);
    });
  }

  /** Somebody at a screen that was left open must not get to keep the account. */
  private async askForCurrent(ctx: Context, user: UserEntity, given: string | undefined) {
    if (!user.password_hash && !user.legacy_password_hash) return;
    if (given !== undefined && (await this.proof.knows(ctx, user, given))) return;
    await this.kept.recordRefusal(ctx, user);
    throw wrong('current_password', 'Expected the password that you have now');
  }
}

const wrong = (name: keyof ChangePassword, message: string) =>
  undecodable([{ _tag: 'Refinement', path: [name], message }]);
