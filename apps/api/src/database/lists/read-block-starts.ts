import type { Queries, Statement } from '../../context/index.js';
import { statement } from '../database.js';

/** Ids that begin blocks of so many active rows each, after the given one. */
export async function readBlockStarts(
  db: Queries,
  table: string,
  accountId: string,
  blockRows: number,
  after: string,
): Promise<string[]> {
  const rows = await db.run<{ id: string }>(blockStartsStatement(table), [accountId, after, blockRows]);
  return rows.map(({ id }) => id);
}

const blockStartsStatement = (table: string): Statement =>
  statement(
    '',
    `WITH RECURSIVE bound (id) AS (
       SELECT $2::text COLLATE "C"
       UNION ALL
       SELECT (SELECT id FROM ${table} WHERE account_id = $1 AND deleted_at IS NULL AND id > bound.id
                ORDER BY id OFFSET $3::int LIMIT 1)
         FROM bound WHERE bound.id IS NOT NULL)
     SELECT id FROM bound WHERE id IS NOT NULL AND id > $2 ORDER BY id`,
  );
