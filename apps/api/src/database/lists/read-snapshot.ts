import type { Queries, Statement } from '../../context/index.js';
import { statement } from '../database.js';

/** With more changes than these at once, everything is read again. */
export const maxChanges = 5000;

/** What a table of an account is at a moment, and the rows that changed since an earlier one. */
export interface Snapshot {
  readonly snapshot: string;
  readonly server: string;
  readonly nextXid: number;
  readonly changed: readonly string[];
}

export async function readSnapshot(
  db: Queries,
  table: string,
  accountId: string,
  since: string | undefined,
): Promise<Snapshot> {
  const [row] = await db.run<{ snapshot: string; server: string; changed: string[] | null }>(
    snapshotStatement(table),
    [accountId, since ?? null],
  );
  if (!row) throw new Error('a snapshot is one row');
  return { ...row, changed: row.changed ?? [], nextXid: Number(row.snapshot.split(':')[1]) };
}

/**
 * A server that replays another's writes does not list the transactions under way in a snapshot, and would count them as seen: there
 * all from the oldest of them on are looked at again.
 */
const snapshotSql = `CASE WHEN pg_is_in_recovery()
    THEN format('%1$s:%1$s:', pg_snapshot_xmin(pg_current_snapshot())) ELSE pg_current_snapshot()::text END`;

/** Ordered, so that PostgreSQL takes the index of changes whatever it makes of the unknown snapshot. */
const snapshotStatement = (table: string): Statement =>
  statement(
    `${table}.look`,
    `SELECT ${snapshotSql} AS snapshot, pg_postmaster_start_time()::text AS server,
       ARRAY(SELECT id FROM ${table}
              WHERE account_id = $1 AND changed_xid >= pg_snapshot_xmin($2::pg_snapshot)::text::bigint
                AND NOT pg_visible_in_snapshot(changed_xid::text::xid8, $2::pg_snapshot)
              ORDER BY changed_xid LIMIT ${maxChanges + 1}) AS changed`,
  );
