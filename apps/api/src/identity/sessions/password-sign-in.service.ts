import type { SignIn } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import { Database } from '../../database/index.js';
import { ProblemError } from '../../context/index.js';
import { PasswordsService } from '../users/passwords.service.js';
import type { UserEntity } from '../users/user.entity.js';
import type { SignInEntry } from './session-starter.service.js';
import { SignInAttemptsService } from './sign-in-attempts.service.js';
import { SignInFailuresService } from './sign-in-failures.service.js';
import { SignInsStore } from './sign-ins.store.js';

/** Finds the user of an email and password, in the same time whether or not the email exists. */
@Injectable()
export class PasswordSignInService {
  constructor(
    private readonly attempts: SignInAttemptsService,
    private readonly passwords: PasswordsService,
    private readonly store: SignInsStore,
    private readonly failures: SignInFailuresService,
    private readonly database: Database,
  ) {}

  /** @throws ProblemError 401 where no user matches, 429 after many failures */
  async authenticate(
    { email, password }: SignIn,
    entry: Pick<SignInEntry, 'now' | 'origin' | 'requestId'>,
  ): Promise<UserEntity> {
    const claim = { ip: entry.origin.ip, email };
    await this.attempts.count(claim, () => this.failures.record(email, entry, 'too_many_attempts'));
    const user = await this.find(email, password);
    if (!user) {
      this.failures.record(email, entry, 'wrong_password');
      throw new ProblemError(401, 'Unauthorized', 'The email or the password is wrong');
    }
    await this.attempts.refund(claim);
    return user;
  }

  private async find(email: string, password: string): Promise<UserEntity | undefined> {
    const hash = await this.passwords.hashFor(email, password);
    const ofPassword = this.database.ofCredential('password', hash, email.toLowerCase());
    const user = await this.store.findByPassword(ofPassword, email, hash);
    if (!(await this.passwords.hasLegacy())) return user;
    const users = await this.store.findWithLegacyPassword(this.database.ofNoAccount(), email);
    const legacy = await this.passwords.findByLegacyPassword(users, password);
    if (!legacy) return user;
    const ofLegacy = this.database.ofAccount(legacy.account_id);
    await this.store.renewPassword(ofLegacy, legacy, hash);
    return user ?? this.store.find(ofLegacy, legacy.id);
  }
}
