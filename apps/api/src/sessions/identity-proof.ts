import { Injectable } from '@nestjs/common';
import type { UserSessionEntity } from '../access/user-session.entity.js';
import type { Context } from '../platform/context.js';
import { refused, undecodable } from '../platform/problems.js';
import { Passwords } from '../users/passwords.js';
import type { UserEntity } from '../users/user.entity.js';
import { SignInAttempts } from './sign-in-attempts.js';

/** For so long somebody who has shown who they are is not asked again. */
const lasts = 10 * 60_000;

/** Asks somebody who is signed in to show anew who they are: the screen may have been left open, the cookie taken. */
@Injectable()
export class IdentityProof {
  constructor(
    private readonly attempts: SignInAttempts,
    private readonly passwords: Passwords,
  ) {}

  /**
   * When the session's person showed that they are this user: just now with the password, or within the last minutes.
   * @throws ProblemError 403 ForbiddenError where that is too long ago, 400 where the password is wrong
   */
  async of(
    ctx: Context,
    {
      session,
      user,
      password,
    }: { session: UserSessionEntity; user: UserEntity; password?: string | undefined },
  ): Promise<Date> {
    if (password !== undefined) {
      if (await this.knows(ctx, user, password)) return ctx.now;
      throw wrongPassword('password');
    }
    const { proved_at: provedAt, proved_user_id: provedUser } = session;
    if (provedUser === user.id && provedAt && ctx.now.getTime() - provedAt.getTime() < lasts) return provedAt;
    throw refused('Show that it is you: give your password in the live account, or sign in anew');
  }

  /** Whether the password is that of the user; nobody's where there is no such user, after as much work. */
  async knows(ctx: Context, user: UserEntity | undefined, password: string, email = user?.email ?? '') {
    const claim = { ip: ctx.origin.ip, email };
    await this.attempts.count(claim);
    const isRight = await this.passwords.isOwn(user, password);
    if (isRight) await this.attempts.giveBack(claim);
    return isRight;
  }
}

export const wrongPassword = (name: string) =>
  undecodable([
    { _tag: 'Refinement', path: [name], message: 'Expected the password of this person in that account' },
  ]);
