import { Injectable } from '@nestjs/common';
import type { Account, Queries } from '../../context/index.js';
import { statement } from '../../database/index.js';
import { AccountEntity } from './account.entity.js';
import { ApiTokenEntity } from './api-token.entity.js';
import { OrganizationEntity } from './organization.entity.js';

const columns = 'account.id, account.organization_id AS "organizationId", account.mode';
const open = `accounts account
    JOIN organizations owner ON owner.id = account.organization_id AND owner.deleted_at IS NULL`;
const named = statement(
  'accounts.named',
  `SELECT ${columns} FROM ${open}
    WHERE account.id = $1 OR ($1 = account.mode AND owner.parent_id IS NULL)
    ORDER BY account.id LIMIT 1`,
);
const findOpen = statement('accounts.open', `SELECT ${columns} FROM ${open} WHERE account.id = $1`);
/** The credential's account may act in those of the organizations that are connected to its own. */
const findChild = statement(
  'access.findChildAccount',
  `SELECT ${columns} FROM ${open}
    WHERE account.id = $1 AND owner.parent_id = $2 AND (owner.mode = $3 OR $3 = 'test')`,
);

/** An organization as its messages name it, and the language that its pages open in; null where it has none. */
export interface NamedOrganization {
  readonly name: string;
  readonly language: string | null;
}

/** Organizations and their accounts: what is asked before there is a context. */
@Injectable()
export class AccountsStore {
  async insertOrganization(db: Queries, row: Pick<OrganizationEntity, 'id' | 'name' | 'created_at'>) {
    await db.manager.insert(OrganizationEntity, row);
  }

  async insert(db: Queries, { id, organizationId, mode }: Account, now: Date): Promise<void> {
    await db.manager.insert(AccountEntity, { id, organization_id: organizationId, mode, created_at: now });
  }

  async insertToken(
    db: Queries,
    row: Pick<ApiTokenEntity, 'account_id' | 'created_at' | 'hash' | 'id' | 'last_four' | 'name'>,
  ): Promise<void> {
    await db.manager.insert(ApiTokenEntity, row);
  }

  /** By its id; by `live` or `test`, that of the installation's first organization. */
  async named(db: Queries, name: string): Promise<Account | undefined> {
    return (await db.run<Account & Record<string, unknown>>(named, [name]))[0];
  }

  async find(db: Queries, id: string): Promise<Account | undefined> {
    const row = await db.manager.findOneBy(AccountEntity, { id });
    return row ? toAccount(row) : undefined;
  }

  /** One whose organization is not deleted. */
  async findOpen(db: Queries, id: string): Promise<Account | undefined> {
    return (await db.run<Account & Record<string, unknown>>(findOpen, [id]))[0];
  }

  /** An account of an organization that is connected to the given account's, in a mode that it may act in. */
  async findChild(db: Queries, id: string, parent: Account): Promise<Account | undefined> {
    const values = [id, parent.organizationId, parent.mode];
    return (await db.run<Account & Record<string, unknown>>(findChild, values))[0];
  }

  async findOrganization(db: Queries, id: string): Promise<NamedOrganization> {
    const row = await db.manager.findOneBy(OrganizationEntity, { id });
    return { name: row?.name ?? '', language: row?.default_language ?? null };
  }

  async list(db: Queries): Promise<Account[]> {
    return (await db.manager.find(AccountEntity, { order: { id: 'ASC' } })).map(toAccount);
  }
}

const toAccount = ({ id, organization_id: organizationId, mode }: AccountEntity): Account => ({
  id,
  organizationId,
  mode,
});
