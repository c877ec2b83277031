import { Injectable } from '@nestjs/common';
import { type Account, type Context, newId, type Queries } from '../../context/index.js';
import { Database } from '../../database/index.js';
import { hashToken, newToken } from '../../sealing/index.js';
import { UserGroupsStore } from '../users/user-groups.store.js';
import { AccountsStore, type NamedOrganization } from './accounts.store.js';

/** An account just made, and its first API token: shown here once. */
export interface NewAccount {
  readonly account: Account;
  readonly apiToken: string;
}

export interface NewOrganization {
  readonly live: NewAccount;
  readonly test: NewAccount;
}

/** Organizations, their live and test accounts, and API tokens. */
@Injectable()
export class AccountsService {
  constructor(
    private readonly database: Database,
    private readonly store: AccountsStore,
    private readonly groups: UserGroupsStore,
  ) {}

  /** Without the application: for what runs before it, or beside it. */
  static on(database: Database): AccountsService {
    return new AccountsService(database, new AccountsStore(), new UserGroupsStore());
  }

  /**
   * Makes an organization with its live and test accounts and an API token for each, in one transaction.
   * @param beforeCommit is awaited before the transaction ends: where it fails, nothing was made
   */
  createOrganization(
    name: string,
    now: Date,
    beforeCommit: (made: NewOrganization) => Promise<void> = async () => {},
  ): Promise<NewOrganization> {
    return this.database.transaction(async (db) => {
      const organizationId = newId('organization', now);
      await this.store.insertOrganization(db, { id: organizationId, name, created_at: now });
      const live = await this.createAccount(db, { organizationId, mode: 'live' }, now);
      const test = await this.createAccount(db, { organizationId, mode: 'test' }, now);
      await beforeCommit({ live, test });
      return { live, test };
    });
  }

  /** Inserts an account with its default groups. */
  async insert(db: Queries, of: Omit<Account, 'id'>, now: Date): Promise<Account> {
    const account = { id: newId('account', now), ...of };
    await this.store.insert(db, account, now);
    await this.groups.insertFirst(db, account.id, now);
    return account;
  }

  /** An account by its id; by `live` or `test`, that of the installation's first organization. */
  findByName(name: string, db: Queries = this.database): Promise<Account | undefined> {
    return this.store.named(db, name);
  }

  findById(id: string, db: Queries = this.database.ofAccount(id)): Promise<Account | undefined> {
    return this.store.find(db, id);
  }

  /** An account that can be signed in to: its organization is not deleted. */
  findOpen(id: string): Promise<Account | undefined> {
    return this.store.findOpen(this.database.ofAccount(id), id);
  }

  /** What the organization of the account is called. */
  async nameOf(ctx: Context): Promise<string> {
    return (await this.organizationOf(ctx)).name;
  }

  /** With the language that its people read, unless they say otherwise. */
  organizationOf({ account, db }: Context): Promise<NamedOrganization> {
    return this.store.findOrganization(db, account.organizationId);
  }

  list(): Promise<Account[]> {
    return this.store.list(this.database);
  }

  private async createAccount(db: Queries, of: Omit<Account, 'id'>, now: Date): Promise<NewAccount> {
    const account = await this.insert(db, of, now);
    const apiToken = newToken(of.mode);
    await this.store.insertToken(db, {
      id: newId('apiToken', now),
      account_id: account.id,
      name: 'First token',
      hash: hashToken(apiToken),
      last_four: apiToken.slice(-4),
      created_at: now,
    });
    return { account, apiToken };
  }
}
