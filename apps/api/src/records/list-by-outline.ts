import type { QueryResultRow } from 'pg';
import { type Database, statement } from '../platform/database.js';
import type { Question } from './filter.js';
import type { Asked, Outlined, Outlines } from './outlines.js';
import { spanSql } from './span.js';

export interface Found<Row> {
  readonly rows: Row[];
  readonly total: number;
}

/** The rows of a page among all. */
export interface Page {
  readonly limit: number;
  readonly offset: number;
}

/** Few rows are counted each time, by the index that finds them; of many, only what changed since the last list. */
export async function listByOutline<Row extends QueryResultRow>(
  db: Database,
  outlines: Outlines,
  asked: Asked,
  page: Page,
): Promise<Found<Row>> {
  if (outlines.has(asked, 'ids')) return listByIds(db, outlines, asked, page);
  const { fewRows } = outlines.limits;
  if (!outlines.has(asked, 'numbers')) {
    const few = await findFew<Row>(db, asked, page, fewRows);
    if (few) return few;
  }
  const slice = sliceOf(await outlines.numbers(asked), asked.question, page);
  const { total } = slice;
  if (slice.length === 0) return { rows: [], total };
  if (slice.isFarApart && !asked.question.span && total <= outlines.limits.mostIds)
    return listByIds(db, outlines, asked, page);
  // So few moments in so many blocks are sooner found by the index of the moments.
  const isThin = slice.isFarApart && slice.rows > total;
  return {
    rows: isThin ? await readFew(db, asked, page, total) : await readSlice(db, asked, page.limit, slice),
    total,
  };
}

/** The ids are kept until they are many: then numbers do. */
async function listByIds<Row extends QueryResultRow>(
  db: Database,
  outlines: Outlines,
  asked: Asked,
  { limit, offset }: Page,
): Promise<Found<Row>> {
  outlines.forget(asked, 'numbers');
  const tally = await outlines.ids(asked);
  const total = tally.total(asked.question);
  if (total > 2 * outlines.limits.mostIds) outlines.forget(asked, 'ids');
  // Some more than the page takes, should rows have gone since they were read.
  const ids = tally.idsFrom(offset, limit + 10);
  if (ids.length === 0) return { rows: [], total };
  const { table, question } = asked;
  const [idsAt, limitAt] = [question.values.length + 1, question.values.length + 2];
  const text = `SELECT * FROM ${table} WHERE ${question.where} AND id = ANY($${idsAt}) ORDER BY id DESC LIMIT $${limitAt}`;
  return { rows: await db.run<Row>(planned(text), [...question.values, ids, limit]), total };
}

/** Blocks that a page is read from without a thought. */
const farApart = 3;

/** Where the rows of a page lie. */
interface Slice {
  readonly total: number;
  /** The ids of the page are from `low` on and below `high`, after so many others. */
  readonly low: string;
  readonly high: string;
  readonly offset: number;
  /** How many rows the page has. */
  readonly length: number;
  /** About how many rows of the table lie from the first of the page to the last. */
  readonly rows: number;
  readonly isFarApart: boolean;
}

/** Goes through the blocks from the newest row to the oldest. */
function sliceOf({ outline, tally }: Outlined, question: Question, { limit, offset }: Page): Slice {
  const countOf = tally.counts(question);
  let [total, first, last, before] = [0, -1, -1, 0];
  let isCovered = false;
  for (let block = tally.length - 1; block >= 0; block--) {
    const count = countOf(block);
    if (count === 0) continue;
    if (first < 0 && total + count > offset) [first, before] = [block, total];
    // One block more than the page takes, should rows have gone since they were counted.
    if (first >= 0 && !isCovered) [last, isCovered] = [block, total >= offset + limit];
    total += count;
  }
  return {
    total,
    low: outline.lowOf(last),
    high: first + 1 < tally.length ? outline.lowOf(first + 1) : outline.end,
    offset: offset - before,
    length: Math.max(0, Math.min(limit, total - offset)),
    rows: (first - last + 1) * outline.blockRows,
    isFarApart: first - last > farApart,
  };
}

/** What an index finds of a table, up to one more than asked for, and how many of it meet all that is asked. */
interface Counted {
  readonly rows_found: number;
  readonly rows_meant: number;
}

/** The page and the count in one, where an index finds no more than so many rows; undefined where it finds more. */
async function findFew<Row extends QueryResultRow>(
  db: Database,
  { table, question }: Asked,
  { limit, offset }: Page,
  most: number,
): Promise<Found<Row> | undefined> {
  const values = [...question.values];
  const mark = (value: unknown) => `$${values.push(value)}`;
  const inSpan = question.span && spanSql(question.span, mark);
  const rest = [question.unserved, inSpan].filter(Boolean).join(' AND ') || 'TRUE';
  const text = `WITH few AS MATERIALIZED
        (SELECT id, ${rest} AS is_meant FROM ${table} WHERE ${question.served} LIMIT ${most + 1})
      SELECT counted.*, whole.*
        FROM (SELECT count(*)::int AS rows_found, count(*) FILTER (WHERE is_meant)::int AS rows_meant FROM few) counted
        LEFT JOIN (SELECT id FROM few WHERE is_meant ORDER BY id DESC LIMIT ${mark(limit)} OFFSET ${mark(offset)}) page
          ON counted.rows_found <= ${most}
        LEFT JOIN ${table} whole ON whole.id = page.id
       ORDER BY whole.id DESC`;
  const rows = await db.run<Row & Counted>(planned(text), values);
  const { rows_found = 0, rows_meant = 0 } = rows[0] ?? {};
  if (rows_found > most) return undefined;
  // The count is there also where the page has no row.
  return { rows: rows.filter((row) => row['id'] !== null), total: rows_meant };
}

/** Finds all the rows and sorts them, unless an index has them in order. */
async function readFew<Row extends QueryResultRow>(
  db: Database,
  { table, question }: Asked,
  { limit, offset }: Page,
  total: number,
): Promise<Row[]> {
  if (offset >= total) return [];
  const values = [...question.values];
  const mark = (value: unknown) => `$${values.push(value)}`;
  const where = question.span ? `${question.where} AND ${spanSql(question.span, mark)}` : question.where;
  const part = `ORDER BY id DESC LIMIT ${mark(limit)} OFFSET ${mark(offset)}`;
  const page = question.isInOrder
    ? `SELECT id FROM ${table} WHERE ${where} ${part}`
    : `WITH found AS MATERIALIZED (SELECT id FROM ${table} WHERE ${where}) SELECT id FROM found ${part}`;
  return db.run<Row>(planned(wholeRows(table, page)), values);
}

function readSlice<Row extends QueryResultRow>(
  db: Database,
  { table, question }: Asked,
  limit: number,
  { low, high, offset }: Slice,
): Promise<Row[]> {
  const values = [...question.values];
  const mark = (value: unknown) => `$${values.push(value)}`;
  const inSpan = question.span ? ` AND (${spanSql(question.span, mark)}) IS TRUE` : '';
  const page = `SELECT id FROM ${table} WHERE ${question.whereInBlock}${inSpan} AND id >= ${mark(low)} AND id < ${mark(high)}
    ORDER BY id DESC LIMIT ${mark(limit)} OFFSET ${mark(offset)}`;
  return db.run<Row>(planned(wholeRows(table, page)), values);
}

/** Only the rows of the page are read whole. */
const wholeRows = (table: string, page: string) =>
  `SELECT whole.* FROM (${page}) page JOIN ${table} whole USING (id) ORDER BY whole.id DESC`;

/**
 * Planned each time, with the values: a plan for any account may take an index of other accounts' rows for a small one,
 * and one for any value the index of attributes for a frequent one.
 */
const planned = (text: string) => statement('', text);
