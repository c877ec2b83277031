import { createHash } from 'node:crypto';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { Database, statement } from '../../database/index.js';
import type { Queries } from '../../context/index.js';
import { PasswordHashing } from './password-hashing.js';
import { PasswordSaltEntity } from './password-salt.entity.js';
import type { UserEntity } from './user.entity.js';

const findLegacy = statement('passwords.anyLegacy', 'SELECT has_legacy_passwords() AS found');

/** How many legacy hashes are checked in each sign-in, whether or not the email has as many. */
export const mostLegacyHashes = 2;

/**
 * Hashes passwords with a salt derived from the email, so that one hash finds all users of an email. A sign-in
 * therefore takes the same time whether nobody, one or a thousand users have the email, and users that strangers
 * create with it are never in the way (docs/adr/0020-one-person-two-accounts.md).
 */
@Injectable()
export class PasswordsService implements OnModuleInit {
  private installationSalt = '';

  constructor(
    @Inject(Database) private readonly database: Queries,
    private readonly hashing: PasswordHashing,
  ) {}

  /** @throws Error where the database has no salt */
  async onModuleInit(): Promise<void> {
    const { salt } = await this.database.manager.findOneByOrFail(PasswordSaltEntity, { id: 1 });
    this.installationSalt = salt;
  }

  /** The stored hash of this password for a user with this email. */
  async hashFor(email: string, password: string): Promise<string> {
    return this.hashing.hash(password, this.saltOf(email));
  }

  /** Whether this is the user's password; takes the same time where there is no user, or none with a password. */
  async verify(user: UserEntity | undefined, password: string): Promise<boolean> {
    const own = user?.password_hash ?? user?.legacy_password_hash;
    const isRight = await this.hashing.verify(password, own ?? (await this.dummyHash()));
    return isRight && own !== undefined && own !== null;
  }

  /** Whether any user still has a legacy hash, salted individually. */
  async hasLegacy(): Promise<boolean> {
    const [row] = await this.database.run<{ found: boolean }>(findLegacy);
    return row?.found ?? false;
  }

  /** The first of them whose legacy hash matches; takes the same time where there are fewer, or none. */
  async findByLegacyPassword<User extends Pick<UserEntity, 'legacy_password_hash'>>(
    users: readonly User[],
    password: string,
  ): Promise<User | undefined> {
    const none = await this.dummyHash();
    const slots = Array.from({ length: mostLegacyHashes }, (_, at) => users[at]);
    const checks = await Promise.all(
      slots.map((user) => this.hashing.verify(password, user?.legacy_password_hash ?? none)),
    );
    return slots.find((user, at) => user?.legacy_password_hash && checks[at]);
  }

  private saltOf(email: string): Uint8Array {
    return createHash('sha256')
      .update(`${this.installationSalt} ${email.toLowerCase()}`)
      .digest()
      .subarray(0, 16);
  }

  private dummyHash(): Promise<string> {
    return (dummyPassword ??= this.hashing.hash('a password that nobody has', new Uint8Array(16)));
  }
}

let dummyPassword: Promise<string> | undefined;
