import type { SignIn } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import { Database } from '../../database/index.js';
import { ProblemError } from '../../context/index.js';
import { PasswordsService } from '../users/passwords.service.js';
import type { UserEntity } from '../users/user.entity.js';
import type { SignInEntry } from './session-starter.service.js';
import { KnownDevicesStore, type UserOfDevice } from './known-devices.store.js';
import { SignInAttemptsService } from './sign-in-attempts.service.js';
import { SignInFailuresService } from './sign-in-failures.service.js';
import { SignInsStore } from './sign-ins.store.js';

type PasswordEntry = Pick<SignInEntry, 'device' | 'now' | 'origin' | 'requestId'>;

/** Finds the user of an email and password, in the same time whether or not the email exists. */
@Injectable()
export class PasswordSignInService {
  constructor(
    private readonly attempts: SignInAttemptsService,
    private readonly devices: KnownDevicesStore,
    private readonly passwords: PasswordsService,
    private readonly store: SignInsStore,
    private readonly failures: SignInFailuresService,
    private readonly database: Database,
  ) {}

  /**
   * On a known device, its own user is found even while the email is locked.
   * @throws ProblemError 401 where no user matches, 429 after many failures
   */
  async authenticate(given: SignIn, entry: PasswordEntry): Promise<UserEntity> {
    const { email, password } = given;
    const { user: known, isCounted } = await this.findOnDevice(given, entry);
    if (known) return known;
    const claim = { ip: entry.origin.ip, email };
    await this.attempts
      .count(claim, () => this.failures.record(email, entry, 'too_many_attempts'))
      .catch((problem: unknown) => {
        // The password was checked, and another attempt on this device is allowed.
        throw isCounted ? wrongPassword() : problem;
      });
    const user = await this.find(email, password);
    if (!user) {
      this.failures.record(email, entry, 'wrong_password');
      throw wrongPassword();
    }
    await this.attempts.refund(claim);
    return user;
  }

  /** Only users who have signed in on this device: anyone can create a user with someone else's email elsewhere. */
  private async findOnDevice(
    { email, password }: SignIn,
    { device, now }: PasswordEntry,
  ): Promise<{ readonly user?: UserEntity | undefined; readonly isCounted: boolean }> {
    if (device === undefined) return { isCounted: false };
    const counted: UserOfDevice[] = [];
    for (const one of await this.devices.usersOf(this.database, device, email, now))
      if (await this.isCounted(one.device_id)) counted.push(one);
    if (counted.length === 0) return { isCounted: false };
    const hash = await this.passwords.hashFor(email, password);
    const user = counted.find(({ password_hash }) => password_hash === hash);
    if (user) for (const { device_id: known } of counted) await this.attempts.refund({ known });
    return { user, isCounted: true };
  }

  /** Whether another attempt is allowed on this device. */
  private isCounted(known: string): Promise<boolean> {
    return this.attempts.count({ known }).then(
      () => true,
      (problem: unknown) => {
        if (problem instanceof ProblemError && problem.status === 429) return false;
        throw problem;
      },
    );
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

const wrongPassword = () => new ProblemError(401, 'Unauthorized', 'The email or the password is wrong');
