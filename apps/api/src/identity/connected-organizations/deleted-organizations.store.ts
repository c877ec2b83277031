import type { ConnectedOrganizationListQuery } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { statement } from '../../database/index.js';
import { type OrganizationRow, select } from './connected-organizations.store.js';

export const restorableDays = 30;

/** Condition: a deleted organization can be restored in time, by a credential of its own mode. */
const restorable = `child.parent_id = $1 AND child.mode = $2
  AND child.deleted_at > $3::timestamptz - interval '${restorableDays} days'`;
const asked = `${restorable} AND ($4::text IS NULL OR strpos(lower(child.name), lower($4)) > 0)`;
const count = statement(
  'connected.countDeleted',
  `SELECT count(*)::int AS total FROM organizations child WHERE ${asked}`,
);
const list = statement(
  'connected.listDeleted',
  `SELECT deleted.*, deleted.deleted_at + interval '${restorableDays} days' AS restorable_until
     FROM (${select} WHERE ${asked}) deleted ORDER BY deleted.deleted_at DESC, deleted.id DESC LIMIT $5 OFFSET $6`,
);
/** An organization and all below it that are not deleted, or were deleted with it. */
const descendants = (isOfIt: string) => `WITH RECURSIVE family AS (
    SELECT child.id, child.deleted_at FROM organizations child WHERE ${isOfIt}
    UNION ALL
    SELECT own.id, own.deleted_at FROM organizations own
      JOIN family ON own.parent_id = family.id AND own.deleted_at IS NOT DISTINCT FROM family.deleted_at)`;
const inFamily = descendants(
  `child.parent_id = $1 AND child.mode = $2 AND child.id = $3 AND child.deleted_at IS NULL`,
);
/** What users entered; a withdrawn task counts too, since the law may require keeping it. */
const records = ['employee', 'employer', 'client', 'job', 'placement'] as const;
const held = (name: string, condition: string) =>
  `(SELECT count(*)::int FROM ${name}s held JOIN accounts ON accounts.id = held.account_id
     WHERE accounts.organization_id IN (SELECT id FROM family)${condition}) AS ${name}`;
const holdings = statement(
  'connected.holdings',
  `${inFamily} SELECT ${records.map((name) => held(name, ' AND held.deleted_at IS NULL')).join(', ')},
     ${held('task', ' AND held.purged_at IS NULL')}, (SELECT count(*)::int - 1 FROM family) AS connected_organization`,
);
const remove = statement(
  'connected.remove',
  `${inFamily} UPDATE organizations SET deleted_at = $4 WHERE id IN (SELECT id FROM family) RETURNING id`,
);
const restore = statement(
  'connected.restore',
  `${descendants(`${restorable} AND child.id = $4`)}
   UPDATE organizations SET deleted_at = NULL WHERE id IN (SELECT id FROM family) RETURNING id`,
);
const accounts = `(SELECT id FROM accounts WHERE organization_id = ANY ($1))`;
/** Open sessions end for good: they do not come back when the organization does. */
const endings = [
  statement(
    'connected.endUserSessions',
    `UPDATE user_sessions SET ended_at = $2 WHERE account_id IN ${accounts} AND ended_at IS NULL`,
  ),
  statement(
    'connected.endFormSessions',
    `UPDATE form_sessions SET expires_at = $2 WHERE account_id IN ${accounts} AND expires_at > $2`,
  ),
  statement(
    'connected.endComponentSessions',
    `UPDATE component_sessions SET expires_at = LEAST(expires_at, $2), code_expires_at = LEAST(code_expires_at, $2)
      WHERE account_id IN ${accounts}`,
  ),
  statement(
    'connected.endMagicLinks',
    `UPDATE magic_links SET expires_at = $2 WHERE account_id IN ${accounts} AND expires_at > $2`,
  ),
];

/** Number of records that an organization to be deleted contains, by kind. */
export type OrganizationContents = Readonly<
  Record<(typeof records)[number] | 'connected_organization' | 'task', number>
>;
export interface DeletedOrganizationRow extends OrganizationRow {
  readonly deleted_at: Date;
  readonly restorable_until: Date;
}
type Row<Columns> = Columns & Record<string, unknown>;

/** The SQL of deleting and restoring connected organizations. */
@Injectable()
export class DeletedOrganizationsStore {
  async list(
    { account, db, now }: Context,
    { name, page = 1, per_page = 20 }: ConnectedOrganizationListQuery,
  ): Promise<{ rows: DeletedOrganizationRow[]; total: number }> {
    const values = [account.organizationId, account.mode, now, name ?? null];
    const offset = Math.min((page - 1) * per_page, Number.MAX_SAFE_INTEGER);
    const [counted, rows] = await Promise.all([
      db.run<{ total: number }>(count, values),
      db.run<Row<DeletedOrganizationRow>>(list, [...values, per_page, offset]),
    ]);
    return { rows, total: counted[0]?.total ?? 0 };
  }

  async countContents({ account, db }: Context, id: string): Promise<OrganizationContents> {
    const values = [account.organizationId, account.mode, id];
    const [found] = await db.run<Row<OrganizationContents>>(holdings, values);
    if (!found) throw new Error('counting answers nothing');
    return found;
  }

  /** Deletes it with the organizations below it, and ends every session in them. */
  async remove({ account, db, now }: Context, id: string): Promise<void> {
    const gone = await db.run<{ id: string }>(remove, [account.organizationId, account.mode, id, now]);
    const ids = gone.map(({ id }) => id);
    for (const ending of endings) await db.run(ending, [ids, now]);
  }

  /**
   * Restores it with what was deleted with it.
   * @returns false where there is nothing to restore
   */
  async restore({ account, db, now }: Context, id: string): Promise<boolean> {
    const back = await db.run<{ id: string }>(restore, [account.organizationId, account.mode, now, id]);
    return back.length > 0;
  }
}
