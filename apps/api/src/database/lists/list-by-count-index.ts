import type { NextRows } from '@firstday/domain';
import type { QueryResultRow } from 'pg';
import { type Database, statement } from '../database.js';
import type { FilterSql } from './filter.js';
import type { ListRequest, IndexedCounts, CountIndexes } from './count-indexes.js';
import { rangeSql } from './timestamp-range.js';

export interface RowsWithTotal<Row> {
  readonly rows: Row[];
  readonly total: number;
  /** Where it was asked for. */
  readonly next?: NextRows;
}

/** The rows of a page among all. */
export interface PageWindow {
  readonly limit: number;
  readonly offset: number;
}

/** Few rows are counted each time, by the index that finds them; of many, only what changed since the last list. */
export async function listByCountIndex<Row extends QueryResultRow>(
  db: Database,
  indexes: CountIndexes,
  request: ListRequest,
  page: PageWindow,
): Promise<RowsWithTotal<Row>> {
  if (indexes.has(request, 'ids')) return listByIds(db, indexes, request, page);
  const { fewRows } = indexes.limits;
  if (!indexes.has(request, 'numbers')) {
    const few = await findIfFew<Row>(db, request, page, fewRows);
    if (few) return few;
  }
  const slice = locatePage(await indexes.countsFor(request), request.filter, page);
  const { total } = slice;
  if (slice.length === 0) return { rows: [], total };
  if (slice.isScattered && !request.filter.range && total <= indexes.limits.mostIds)
    return listByIds(db, indexes, request, page);
  // So few timestamps in so many blocks are found sooner by their own index.
  const isThin = slice.isScattered && slice.rows > total;
  return {
    rows: isThin ? await readFew(db, request, page, total) : await readSlice(db, request, page.limit, slice),
    total,
  };
}

/** The ids are kept until they are many: then numbers do. */
async function listByIds<Row extends QueryResultRow>(
  db: Database,
  indexes: CountIndexes,
  request: ListRequest,
  { limit, offset }: PageWindow,
): Promise<RowsWithTotal<Row>> {
  indexes.forget(request, 'numbers');
  const blockIds = await indexes.idsFor(request);
  const total = blockIds.total(request.filter);
  if (total > 2 * indexes.limits.mostIds) indexes.forget(request, 'ids');
  // Some more than the page takes, should rows have gone since they were read.
  const ids = blockIds.idsFrom(offset, limit + 10);
  if (ids.length === 0) return { rows: [], total };
  const { table, filter: question } = request;
  const [idsAt, limitAt] = [question.values.length + 1, question.values.length + 2];
  const text = `SELECT * FROM ${table} WHERE ${question.where} AND id = ANY($${idsAt}) ORDER BY id DESC LIMIT $${limitAt}`;
  return { rows: await db.run<Row>(unpreparedStatement(text), [...question.values, ids, limit]), total };
}

/** Blocks that a page is read from without a thought. */
const maxAdjacentBlocks = 3;

/** Where the rows of a page lie. */
interface PageSlice {
  readonly total: number;
  /** The ids of the page are from `low` on and below `high`, after so many others. */
  readonly startId: string;
  readonly endId: string;
  readonly offset: number;
  /** How many rows the page has. */
  readonly length: number;
  /** About how many rows of the table lie from the first of the page to the last. */
  readonly rows: number;
  readonly isScattered: boolean;
}

/** Goes through the blocks from the newest row to the oldest. */
function locatePage(
  { index, counts }: IndexedCounts,
  question: FilterSql,
  { limit, offset }: PageWindow,
): PageSlice {
  const countOf = counts.counter(question);
  let [total, first, last, before] = [0, -1, -1, 0];
  let isCovered = false;
  for (let block = counts.length - 1; block >= 0; block--) {
    const count = countOf(block);
    if (count === 0) continue;
    if (first < 0 && total + count > offset) [first, before] = [block, total];
    // One block more than the page takes, should rows have gone since they were counted.
    if (first >= 0 && !isCovered) [last, isCovered] = [block, total >= offset + limit];
    total += count;
  }
  return {
    total,
    startId: index.blockStart(last),
    endId: first + 1 < counts.length ? index.blockStart(first + 1) : index.endId,
    offset: offset - before,
    length: Math.max(0, Math.min(limit, total - offset)),
    rows: (first - last + 1) * index.blockRows,
    isScattered: first - last > maxAdjacentBlocks,
  };
}

/** What an index finds of a table, up to one more than asked for, and how many of it meet all that is asked. */
interface FewCounts {
  readonly rows_found: number;
  readonly rows_meant: number;
}

/** The page and the count in one, where an index finds no more than so many rows; undefined where it finds more. */
export async function findIfFew<Row extends QueryResultRow>(
  db: Database,
  { table, filter: question }: ListRequest,
  { limit, offset }: PageWindow,
  maxRows: number,
): Promise<RowsWithTotal<Row> | undefined> {
  const values = [...question.values];
  const mark = (value: unknown) => `$${values.push(value)}`;
  const inSpan = question.range && rangeSql(question.range, mark);
  const rest = [question.unindexedWhere, inSpan].filter(Boolean).join(' AND ') || 'TRUE';
  const text = `WITH few AS MATERIALIZED
        (SELECT id, ${rest} AS is_meant FROM ${table} WHERE ${question.indexedWhere} LIMIT ${maxRows + 1})
      SELECT counted.*, whole.*
        FROM (SELECT count(*)::int AS rows_found, count(*) FILTER (WHERE is_meant)::int AS rows_meant FROM few) counted
        LEFT JOIN (SELECT id FROM few WHERE is_meant ORDER BY id DESC LIMIT ${mark(limit)} OFFSET ${mark(offset)}) page
          ON counted.rows_found <= ${maxRows}
        LEFT JOIN ${table} whole ON whole.id = page.id
       ORDER BY whole.id DESC`;
  const rows = await db.run<Row & FewCounts>(unpreparedStatement(text), values);
  const { rows_found = 0, rows_meant = 0 } = rows[0] ?? {};
  if (rows_found > maxRows) return undefined;
  // The count is there also where the page has no row.
  return { rows: rows.filter((row) => row['id'] !== null), total: rows_meant };
}

/** Finds all the rows and sorts them, unless an index has them in order. */
async function readFew<Row extends QueryResultRow>(
  db: Database,
  { table, filter: question }: ListRequest,
  { limit, offset }: PageWindow,
  total: number,
): Promise<Row[]> {
  if (offset >= total) return [];
  const values = [...question.values];
  const mark = (value: unknown) => `$${values.push(value)}`;
  const where = question.range ? `${question.where} AND ${rangeSql(question.range, mark)}` : question.where;
  const part = `ORDER BY id DESC LIMIT ${mark(limit)} OFFSET ${mark(offset)}`;
  const page = question.isIndexOrdered
    ? `SELECT id FROM ${table} WHERE ${where} ${part}`
    : `WITH found AS MATERIALIZED (SELECT id FROM ${table} WHERE ${where}) SELECT id FROM found ${part}`;
  return db.run<Row>(unpreparedStatement(fullRows(table, page)), values);
}

function readSlice<Row extends QueryResultRow>(
  db: Database,
  { table, filter: question }: ListRequest,
  limit: number,
  { startId: low, endId: high, offset }: PageSlice,
): Promise<Row[]> {
  const values = [...question.values];
  const mark = (value: unknown) => `$${values.push(value)}`;
  const inSpan = question.range ? ` AND (${rangeSql(question.range, mark)}) IS TRUE` : '';
  const page = `SELECT id FROM ${table} WHERE ${question.whereInBlock}${inSpan} AND id >= ${mark(low)} AND id < ${mark(high)}
    ORDER BY id DESC LIMIT ${mark(limit)} OFFSET ${mark(offset)}`;
  return db.run<Row>(unpreparedStatement(fullRows(table, page)), values);
}

/** Only the rows of the page are read whole. */
const fullRows = (table: string, page: string) =>
  `SELECT whole.* FROM (${page}) page JOIN ${table} whole USING (id) ORDER BY whole.id DESC`;

/**
 * Planned each time, with the values: a plan for any account may take an index of other accounts' rows for a small one,
 * and one for any value the index of attributes for a frequent one.
 */
const unpreparedStatement = (text: string) => statement('', text);
