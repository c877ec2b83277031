import { Injectable } from '@nestjs/common';
import { isFreshProof } from '../access/assert-fresh-proof.js';
import type { UserSessionEntity } from '../access/user-session.entity.js';
import { type Context, invalidInput, forbiddenBecause } from '../../context/index.js';
import { PasswordsService } from '../users/passwords.service.js';
import type { UserEntity } from '../users/user.entity.js';
import { SignInAttemptsService } from './sign-in-attempts.service.js';

/** Asks a signed-in person to prove their identity again: the screen may have been left open, the cookie stolen. */
@Injectable()
export class ReauthenticationService {
  constructor(
    private readonly attempts: SignInAttemptsService,
    private readonly passwords: PasswordsService,
  ) {}

  /**
   * When the person proved that they are this user: now by password, or within the last minutes.
   * @throws ProblemError 403 ForbiddenError where that is too long ago, 400 where the password is wrong
   */
  async assertProved(
    ctx: Context,
    {
      session,
      user,
      password,
    }: { session: UserSessionEntity; user: UserEntity; password?: string | undefined },
  ): Promise<Date> {
    if (password !== undefined) {
      if (await this.verifyPassword(ctx, user, password)) return ctx.now;
      throw wrongPasswordError('password');
    }
    const { proved_at: provedAt, proved_user_id: provedUser } = session;
    if (provedUser === user.id && provedAt && isFreshProof(provedAt, ctx.now)) return provedAt;
    throw forbiddenBecause('Show that it is you: give your password in the live account, or sign in anew');
  }

  /** Whether the password is the user's; false where there is no such user, in the same time. */
  async verifyPassword(
    ctx: Context,
    user: UserEntity | undefined,
    password: string,
    email = user?.email ?? '',
  ) {
    const isOwn = ctx.actor.kind === 'user_session' && ctx.actor.userId === user?.id;
    const claim = isOwn ? { known: ctx.actor.userId } : { ip: ctx.origin.ip, email };
    await this.attempts.count(claim);
    const isRight = await this.passwords.verify(user, password);
    if (isRight) await this.attempts.refund(claim);
    return isRight;
  }
}

export const wrongPasswordError = (name: string) =>
  invalidInput([
    { _tag: 'Refinement', path: [name], message: 'Expected the password of this person in that account' },
  ]);
