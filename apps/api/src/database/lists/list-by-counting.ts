import type { QueryResultRow } from 'pg';
import type { Queries } from '../../context/index.js';
import type { ListRequest } from './count-indexes.js';
import { hashedStatement } from './hashed-statement.js';
import type { PageWindow, RowsWithTotal } from './list-by-count-index.js';
import { rangeSql } from './timestamp-range.js';

/**
 * The plain twin of `listByCountIndex`: counts all rows and passes over those of earlier pages, each time. Lists that
 * hang on more than the rows' own columns have no other way.
 */
export async function listByCounting<Row extends QueryResultRow>(
  db: Queries,
  { table, filter }: Pick<ListRequest, 'table' | 'filter'>,
  { limit, offset }: PageWindow,
): Promise<RowsWithTotal<Row>> {
  const values = [...filter.values];
  const mark = (value: unknown) => `$${values.push(value)}`;
  const where = filter.range ? `${filter.where} AND ${rangeSql(filter.range, mark)}` : filter.where;
  const [limitAt, offsetAt] = [values.length + 1, values.length + 2];
  const [counted, rows] = await Promise.all([
    db.run<{ total: string }>(
      hashedStatement('list', `SELECT count(*) AS total FROM ${table} WHERE ${where}`),
      values,
    ),
    db.run<Row>(
      hashedStatement(
        'list',
        `SELECT whole.* FROM (SELECT id FROM ${table} WHERE ${where} ORDER BY id DESC LIMIT $${limitAt} OFFSET $${offsetAt}) page
           JOIN ${table} whole USING (id) ORDER BY whole.id DESC`,
      ),
      [...values, limit, offset],
    ),
  ]);
  return { rows, total: Number(counted[0]?.total ?? 0) };
}
