import { Injectable } from '@nestjs/common';
import { type Account, newId, type Queries } from '../../context/index.js';
import { Database, statement } from '../../database/index.js';
import { hashToken, newToken } from '../../sealing/index.js';
import { insertFirstGroups } from '../users/insert-first-groups.js';

const insertOrganization = statement(
  'accounts.insertOrganization',
  `INSERT INTO organizations (id, name, created_at) VALUES ($1, $2, $3)`,
);
const insertOne = statement(
  'accounts.insertAccount',
  `INSERT INTO accounts (id, organization_id, mode, created_at) VALUES ($1, $2, $3, $4)`,
);
const insertToken = statement(
  'accounts.insertToken',
  `INSERT INTO api_tokens (id, account_id, name, hash, last_four, created_at) VALUES ($1, $2, $3, $4, $5, $6)`,
);
const named = statement(
  'accounts.named',
  `SELECT account.id, account.organization_id AS "organizationId", account.mode
     FROM accounts account JOIN organizations owner ON owner.id = account.organization_id AND owner.deleted_at IS NULL
    WHERE account.id = $1 OR ($1 = account.mode AND owner.parent_id IS NULL)
    ORDER BY account.id LIMIT 1`,
);
const accountById = statement(
  'accounts.byId',
  `SELECT id, organization_id AS "organizationId", mode FROM accounts WHERE id = $1`,
);
const openAccount = statement(
  'accounts.open',
  `SELECT account.id, account.organization_id AS "organizationId", account.mode
     FROM accounts account JOIN organizations owner ON owner.id = account.organization_id AND owner.deleted_at IS NULL
    WHERE account.id = $1`,
);
const everyAccount = statement(
  'accounts.every',
  `SELECT id, organization_id AS "organizationId", mode FROM accounts ORDER BY id`,
);

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
  constructor(private readonly database: Database) {}

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
      await db.run(insertOrganization, [organizationId, name, now]);
      const live = await createAccount(db, { organizationId, mode: 'live' }, now);
      const test = await createAccount(db, { organizationId, mode: 'test' }, now);
      await beforeCommit({ live, test });
      return { live, test };
    });
  }

  /** An account by its id; by `live` or `test`, that of the installation's first organization. */
  async findByName(name: string): Promise<Account | undefined> {
    return (await this.database.run<Account & Record<string, unknown>>(named, [name]))[0];
  }

  async findById(id: string): Promise<Account | undefined> {
    return (await this.database.run<Account & Record<string, unknown>>(accountById, [id]))[0];
  }

  /** An account that can be signed in to: its organization is not deleted. */
  async findOpen(id: string): Promise<Account | undefined> {
    return (await this.database.run<Account & Record<string, unknown>>(openAccount, [id]))[0];
  }

  list(): Promise<Account[]> {
    return this.database.run<Account & Record<string, unknown>>(everyAccount);
  }
}

/** Inserts an account with its default groups. */
export async function insertAccount(db: Queries, of: Omit<Account, 'id'>, now: Date): Promise<Account> {
  const account = { id: newId('account', now), ...of };
  await db.run(insertOne, [account.id, of.organizationId, of.mode, now]);
  await insertFirstGroups(db, account.id, now);
  return account;
}

async function createAccount(db: Queries, of: Omit<Account, 'id'>, now: Date): Promise<NewAccount> {
  const account = await insertAccount(db, of, now);
  const apiToken = newToken(of.mode);
  const token = ['First token', hashToken(apiToken), apiToken.slice(-4), now];
  await db.run(insertToken, [newId('apiToken', now), account.id, ...token]);
  return { account, apiToken };
}
