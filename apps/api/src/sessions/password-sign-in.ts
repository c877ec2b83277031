import type { SignIn } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import { Database } from '../platform/database.js';
import { ProblemError } from '../platform/problems.js';
import { Passwords } from '../users/passwords.js';
import type { UserEntity } from '../users/user.entity.js';
import type { Entry } from './session-starter.js';
import { SignInAttempts } from './sign-in-attempts.js';
import { SignInFailures } from './sign-in-failures.js';
import { SignInsStore } from './sign-ins.store.js';

/** Finds whose an email and a password are, at the same cost whoever has the email. */
@Injectable()
export class PasswordSignIn {
  constructor(
    private readonly attempts: SignInAttempts,
    private readonly passwords: Passwords,
    private readonly store: SignInsStore,
    private readonly failures: SignInFailures,
    private readonly database: Database,
  ) {}

  /** @throws ProblemError 401 where nobody has both, 429 after many who did not */
  async of(
    { email, password }: SignIn,
    entry: Pick<Entry, 'now' | 'origin' | 'requestId'>,
  ): Promise<UserEntity> {
    const claim = { ip: entry.origin.ip, email };
    await this.attempts.count(claim, () => this.failures.record(email, entry, 'too_many_attempts'));
    const user = await this.find(email, password);
    if (!user) {
      this.failures.record(email, entry, 'wrong_password');
      throw new ProblemError(401, 'Unauthorized', 'The email or the password is wrong');
    }
    await this.attempts.giveBack(claim);
    return user;
  }

  private async find(email: string, password: string): Promise<UserEntity | undefined> {
    const hash = await this.passwords.hashFor(email, password);
    const user = await this.store.withPassword(this.database, email, hash);
    if (!(await this.passwords.hasLegacy())) return user;
    const users = await this.store.withLegacyPassword(this.database, email);
    const legacy = await this.passwords.ofLegacy(users, password);
    if (legacy) await this.store.renewPassword(this.database, legacy, hash);
    return user ?? legacy;
  }
}
