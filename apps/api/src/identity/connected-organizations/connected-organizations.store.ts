import type { ConnectedOrganizationListQuery } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import type { OrganizationEntity } from '../accounts/organization.entity.js';
import type { Context } from '../../context/index.js';
import { statement } from '../../database/index.js';

/** An organization with the accounts that it owns. */
export interface OrganizationRow extends OrganizationEntity {
  /** Null where it was made with a test credential. */
  readonly live_account_id: string | null;
  readonly test_account_id: string;
}

/** Columns that a caller may change, in the order of the statements. */
const columns = [
  'name',
  'dba_name',
  'ein',
  'business_email',
  'candidate_support_email',
  'phone',
  'default_language',
  'supported_languages',
  'address',
] as const;

const accountOf = (mode: string) =>
  `(SELECT id FROM accounts WHERE organization_id = child.id AND mode = '${mode}') AS ${mode}_account_id`;
export const select = `SELECT child.*, ${accountOf('live')}, ${accountOf('test')} FROM organizations child`;
const mine = `child.parent_id = $1 AND child.deleted_at IS NULL`;
/** Test credentials see what was made live, for its test account; live ones see nothing that was made with test ones. */
const seen = `${mine} AND (child.mode = $2 OR $2 = 'test')`;
/** Condition: the organization has the mode of the credential. */
const own = `${mine} AND child.mode = $2`;
const asked = `${seen} AND ($3::text IS NULL OR strpos(lower(child.name), lower($3)) > 0)`;

const count = statement(
  'connected.count',
  `SELECT count(*)::int AS total FROM organizations child WHERE ${asked}`,
);
const list = statement(
  'connected.list',
  `${select} WHERE ${asked} ORDER BY child.id DESC LIMIT $4 OFFSET $5`,
);
const find = statement('connected.find', `${select} WHERE ${seen} AND child.id = $3`);
const lock = statement('connected.lock', `${select} WHERE ${own} AND child.id = $3 FOR UPDATE OF child`);
const insert = statement(
  'connected.insert',
  `INSERT INTO organizations (parent_id, mode, id, updated_at, created_at, ${columns.join(', ')})
   VALUES ($1, $2, $3, $4, $4, ${columns.map((_, at) => `$${at + 5}`).join(', ')})`,
);
const update = statement(
  'connected.update',
  `UPDATE organizations SET updated_at = $4, ${columns.map((name, at) => `${name} = $${at + 5}`).join(', ')}
    WHERE parent_id = $1 AND mode = $2 AND id = $3`,
);

type Row<Entity> = Entity & Record<string, unknown>;
export type OrganizationContent = Pick<OrganizationEntity, 'id' | (typeof columns)[number]>;

/** The SQL of the children of the caller's organization; they are not an account's, but its organization's. */
@Injectable()
export class ConnectedOrganizationsStore {
  async list(
    { account, db }: Context,
    { name, page = 1, per_page = 20 }: ConnectedOrganizationListQuery,
  ): Promise<{ rows: OrganizationRow[]; total: number }> {
    const values = [account.organizationId, account.mode, name ?? null];
    const offset = Math.min((page - 1) * per_page, Number.MAX_SAFE_INTEGER);
    const [counted, rows] = await Promise.all([
      db.run<{ total: number }>(count, values),
      db.run<Row<OrganizationRow>>(list, [...values, per_page, offset]),
    ]);
    return { rows, total: counted[0]?.total ?? 0 };
  }

  async find({ account, db }: Context, id: string): Promise<OrganizationRow | undefined> {
    return (await db.run<Row<OrganizationRow>>(find, [account.organizationId, account.mode, id]))[0];
  }

  /** Locks an organization that this credential may change until the transaction ends. */
  async lock({ account, db }: Context, id: string): Promise<OrganizationRow | undefined> {
    return (await db.run<Row<OrganizationRow>>(lock, [account.organizationId, account.mode, id]))[0];
  }

  async insert(ctx: Context, row: OrganizationContent): Promise<void> {
    await ctx.db.run(insert, valuesOf(ctx, row));
  }

  async update(ctx: Context, row: OrganizationContent): Promise<void> {
    await ctx.db.run(update, valuesOf(ctx, row));
  }
}

function valuesOf({ account, now }: Context, row: OrganizationContent): unknown[] {
  return [account.organizationId, account.mode, row.id, now, ...columns.map((name) => row[name])];
}
