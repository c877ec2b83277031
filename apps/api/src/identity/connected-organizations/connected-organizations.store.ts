import type { ConnectedOrganizationListQuery } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import { OrganizationEntity } from '../accounts/organization.entity.js';
import type { Context } from '../../context/index.js';
import { statement } from '../../database/index.js';

/** An organization with the accounts that it owns. */
export interface OrganizationRow extends OrganizationEntity {
  /** Null where it was made with a test credential. */
  readonly live_account_id: string | null;
  readonly test_account_id: string;
}

const accountOf = (mode: string) =>
  `(SELECT id FROM accounts WHERE organization_id = child.id AND mode = '${mode}') AS ${mode}_account_id`;
export const select = `SELECT child.*, ${accountOf('live')}, ${accountOf('test')} FROM organizations child`;
const mine = `child.parent_id = $1 AND child.deleted_at IS NULL`;
/** Test credentials see what was made live, for its test account; live ones see nothing that was made with test ones. */
const seen = `${mine} AND (child.mode = $2 OR $2 = 'test')`;
/** Condition: the organization has the mode of the credential. */
const own = `${mine} AND child.mode = $2`;
const within = (column: string, from: number) =>
  `child.${column} BETWEEN COALESCE($${from}, '-infinity'::timestamptz) AND COALESCE($${from + 1}, 'infinity'::timestamptz)`;
/** Condition: it is what a list is asked for, whose values (`askedValues`) begin with this number. */
export const isAskedFor = (first: number): string =>
  `($${first}::text IS NULL OR strpos(lower(child.name), lower($${first})) > 0)
    AND ${within('created_at', first + 1)} AND ${within('updated_at', first + 3)}`;
export const askedValues = (query: ConnectedOrganizationListQuery): (string | null)[] =>
  [query.name, query.created_at_gte, query.created_at_lte, query.updated_at_gte, query.updated_at_lte].map(
    (value) => value ?? null,
  );
const asked = `${seen} AND ${isAskedFor(3)}`;

const count = statement(
  'connected.count',
  `SELECT count(*)::int AS total FROM organizations child WHERE ${asked}`,
);
const list = statement(
  'connected.list',
  `${select} WHERE ${asked} ORDER BY child.id DESC LIMIT $8 OFFSET $9`,
);
const find = statement('connected.find', `${select} WHERE ${seen} AND child.id = $3`);
const lock = statement('connected.lock', `${select} WHERE ${own} AND child.id = $3 FOR UPDATE OF child`);
type Row<Entity> = Entity & Record<string, unknown>;
/** What a caller may change, and whose it is. */
export type OrganizationContent = Omit<
  OrganizationEntity,
  'created_at' | 'deleted_at' | 'mode' | 'parent_id' | 'updated_at'
>;

/** The children of the caller's organization; they are not an account's, but its organization's. */
@Injectable()
export class ConnectedOrganizationsStore {
  async list(
    { account, db }: Context,
    { page = 1, per_page = 20, ...query }: ConnectedOrganizationListQuery,
  ): Promise<{ rows: OrganizationRow[]; total: number }> {
    const values = [account.organizationId, account.mode, ...askedValues(query)];
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

  async insert({ account, db, now }: Context, row: OrganizationContent): Promise<void> {
    const whose = { parent_id: account.organizationId, mode: account.mode };
    const times = { created_at: now, updated_at: now };
    await db.manager.insert(OrganizationEntity, { id: row.id, ...changeable(row), ...whose, ...times });
  }

  async update({ account, db, now }: Context, row: OrganizationContent): Promise<void> {
    const where = { parent_id: account.organizationId, mode: account.mode, id: row.id };
    await db.manager.update(OrganizationEntity, where, { ...changeable(row), updated_at: now });
  }
}

/** A row that was read has more than its own columns. */
const changeable = (row: OrganizationContent): Omit<OrganizationContent, 'id'> => ({
  name: row.name,
  dba_name: row.dba_name,
  ein: row.ein,
  business_email: row.business_email,
  candidate_support_email: row.candidate_support_email,
  phone: row.phone,
  default_language: row.default_language,
  supported_languages: row.supported_languages,
  address: row.address,
});
