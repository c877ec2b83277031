import type { ChangePassword } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import { type Context, inTransaction } from '../platform/context.js';
import { forbidden, undecodable } from '../platform/problems.js';
import { whyGuessable } from '../users/guessable-password.js';
import { hashPassword, isPassword } from '../users/passwords.js';
import type { UserEntity } from '../users/user.entity.js';
import { SignInAttempts } from './sign-in-attempts.js';
import { SignInsStore } from './sign-ins.store.js';

/**
 * A person's own new password. It holds for the live and the test account of the organization alike, where they are the
 * same person, so that no old password is left behind in the other one.
 */
@Injectable()
export class PasswordChange {
  constructor(
    private readonly store: SignInsStore,
    private readonly attempts: SignInAttempts,
  ) {}

  /** @throws ProblemError 400 where the current password is wrong or the new one too easy, 429 after many wrong ones */
  async change(ctx: Context, { current_password, new_password }: ChangePassword): Promise<void> {
    const { actor, now } = ctx;
    if (actor.kind !== 'user_session') throw forbidden();
    const people = await this.store.samePerson(ctx.db, actor.userId);
    const [{ email } = { email: '' }] = people;
    const why = whyGuessable(new_password, email);
    if (why) throw wrong('new_password', why);
    await this.askForCurrent(ctx, people, current_password ?? undefined);
    const hash = await hashPassword(new_password);
    const ids = people.map(({ id }) => id);
    await inTransaction(ctx, async ({ db }) => {
      await this.store.setPassword(db, ids, hash, now);
      await this.store.endOthers(db, ids, actor.sessionId, now);
    });
  }

  /** Somebody at a screen that was left open must not get to keep the account. */
  private async askForCurrent(ctx: Context, people: readonly UserEntity[], given: string | undefined) {
    const hashes = people.flatMap(({ password_hash }) => password_hash ?? []);
    const [person] = people;
    if (!person || hashes.length === 0) return;
    if (given === undefined) throw wrong('current_password', 'Expected the password that you have now');
    const claim = { ip: ctx.origin.ip, email: person.email };
    await this.attempts.count(claim);
    const checks = await Promise.all(hashes.map((hash) => isPassword(given, hash)));
    if (!checks.includes(true)) throw wrong('current_password', 'Expected the password that you have now');
    await this.attempts.giveBack(claim);
  }
}

const wrong = (name: keyof ChangePassword, message: string) =>
  undecodable([{ _tag: 'Refinement', path: [name], message }]);
