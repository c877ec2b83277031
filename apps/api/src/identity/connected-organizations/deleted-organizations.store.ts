import { type ConnectedOrganizationListQuery, restorableDays } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import { In, IsNull, MoreThan } from 'typeorm';
import type { Context } from '../../context/index.js';
import { statement } from '../../database/index.js';
import { UserSessionEntity } from '../access/user-session.entity.js';
import { MagicLinkEntity } from '../magic-links/magic-link.entity.js';
import { type OrganizationRow, askedValues, isAskedFor, select } from './connected-organizations.store.js';
import { OrganizationPartsService } from './organization-parts.service.js';

/** All below a deleted organization, whenever it was deleted: what an empty one has below it is reached through it alone. */
const keepsAnything = (keeps: string) => `EXISTS (WITH RECURSIVE below AS (
    SELECT child.id
    UNION ALL
    SELECT own.id FROM organizations own JOIN below ON own.parent_id = below.id)
  SELECT FROM below JOIN accounts ON accounts.organization_id = below.id WHERE ${keeps})`;
const ofCaller = `child.parent_id = $1 AND child.mode = $2 AND child.deleted_at IS NOT NULL`;

/**
 * The statements of what can be restored, by a credential of its own mode: for some days, and as long as it keeps anything.
 * @param keeps SQL over a row of accounts: whether the account has what must not be lost
 */
function restoring(keeps: string) {
  const isInTime = (organization: string) =>
    `${organization}.deleted_at > $3::timestamptz - interval '${restorableDays} days'`;
  const restorable = `${ofCaller} AND (${isInTime('child')} OR ${keepsAnything(keeps)})`;
  const asked = `${restorable} AND ${isAskedFor(4)}`;
  const until = `CASE WHEN NOT keeps_anything THEN deleted.deleted_at + interval '${restorableDays} days' END`;
  return {
    count: statement(
      'connected.countDeleted',
      `SELECT count(*)::int AS total FROM organizations child WHERE ${asked}`,
    ),
    list: statement(
      'connected.listDeleted',
      `SELECT deleted.*, ${until} AS restorable_until
         FROM (SELECT child.*, ${keepsAnything(keeps)} AS keeps_anything FROM (${select} WHERE ${asked}) child) deleted
        ORDER BY deleted.deleted_at DESC, deleted.id DESC LIMIT $9 OFFSET $10`,
    ),
    restore: statement(
      'connected.restore',
      `${descendants(`${restorable} AND child.id = $4`)}
       UPDATE organizations SET deleted_at = NULL WHERE id IN (SELECT id FROM family) RETURNING id`,
    ),
  };
}
/** An organization and all below it that are not deleted, or were deleted with it. */
const descendants = (isOfIt: string) => `WITH RECURSIVE family AS (
    SELECT child.id, child.deleted_at FROM organizations child WHERE ${isOfIt}
    UNION ALL
    SELECT own.id, own.deleted_at FROM organizations own
      JOIN family ON own.parent_id = family.id AND own.deleted_at IS NOT DISTINCT FROM family.deleted_at)`;
const inFamily = descendants(
  `child.parent_id = $1 AND child.mode = $2 AND child.id = $3 AND child.deleted_at IS NULL`,
);
const family = statement(
  'connected.family',
  `${inFamily} SELECT count(*)::int - 1 AS others,
     ARRAY(SELECT id FROM accounts WHERE organization_id IN (SELECT id FROM family)) AS account_ids FROM family`,
);
const remove = statement(
  'connected.remove',
  `${inFamily} UPDATE organizations SET deleted_at = $4 WHERE id IN (SELECT id FROM family) RETURNING id`,
);
const accountsOf = statement(
  'connected.accounts',
  'SELECT id FROM accounts WHERE organization_id = ANY ($1::text[])',
);

/** An organization's accounts, with those of all that are connected to it. */
export interface OrganizationFamily {
  readonly accountIds: readonly string[];
  /** How many organizations are below it. */
  readonly others: number;
}
export interface DeletedOrganizationRow extends OrganizationRow {
  readonly deleted_at: Date;
  /** Null while it keeps what must not be lost. */
  readonly restorable_until: Date | null;
}
type Row<Columns> = Columns & Record<string, unknown>;

/** The SQL of deleting and restoring connected organizations. */
@Injectable()
export class DeletedOrganizationsStore {
  private statements: ReturnType<typeof restoring> | undefined;

  constructor(private readonly parts: OrganizationPartsService) {}

  async list(
    { account, db, now }: Context,
    { page = 1, per_page = 20, ...query }: ConnectedOrganizationListQuery,
  ): Promise<{ rows: DeletedOrganizationRow[]; total: number }> {
    const values = [account.organizationId, account.mode, now, ...askedValues(query)];
    const offset = Math.min((page - 1) * per_page, Number.MAX_SAFE_INTEGER);
    const [counted, rows] = await Promise.all([
      db.run<{ total: number }>(this.restoring.count, values),
      db.run<Row<DeletedOrganizationRow>>(this.restoring.list, [...values, per_page, offset]),
    ]);
    return { rows, total: counted[0]?.total ?? 0 };
  }

  async findFamily({ account, db }: Context, id: string): Promise<OrganizationFamily> {
    const values = [account.organizationId, account.mode, id];
    const [found] = await db.run<{ account_ids: string[]; others: number }>(family, values);
    if (!found) throw new Error('counting answers nothing');
    return { accountIds: found.account_ids, others: found.others };
  }

  /**
   * Deletes it with the organizations below it, and ends the sessions of their users.
   * @returns the ids of their accounts
   */
  async remove({ account, db, now }: Context, id: string): Promise<string[]> {
    const gone = await db.run<{ id: string }>(remove, [account.organizationId, account.mode, id, now]);
    const accounts = await db.run<{ id: string }>(accountsOf, [gone.map(({ id }) => id)]);
    const account_id = In(accounts.map(({ id }) => id));
    await db.manager.update(UserSessionEntity, { account_id, ended_at: IsNull() }, { ended_at: now });
    await db.manager.update(MagicLinkEntity, { account_id, expires_at: MoreThan(now) }, { expires_at: now });
    return accounts.map(({ id }) => id);
  }

  /**
   * Restores it with what was deleted with it.
   * @returns false where there is nothing to restore
   */
  async restore({ account, db, now }: Context, id: string): Promise<boolean> {
    const back = await db.run<{ id: string }>(this.restoring.restore, [
      account.organizationId,
      account.mode,
      now,
      id,
    ]);
    return back.length > 0;
  }

  /** The rooms have registered what they keep by the first request. */
  private get restoring(): ReturnType<typeof restoring> {
    this.statements ??= restoring(this.parts.keeps('accounts.id'));
    return this.statements;
  }
}
