import type { Context } from '../../context/index.js';
import { statement } from '../../database/index.js';
import type { RowList } from './row-list.js';

/** Rows are counted up to this many: to say that there are more costs the same however many there are. */
export const maxCounted = 1_000;

/** Of so many rows that are looked at one by one, those that are asked for are counted. */
const scannedForCount = 50_000;

/** So many rows of another table are followed one by one: each costs some microseconds. */
const mostFollowed = 60_000;

async function count(ctx: Context, { counted, countedFirst, values }: RowList): Promise<number> {
  const countIn = ({ source, where }: RowList['counted']) =>
    countOf(ctx, `SELECT FROM ${source} WHERE ${where}`, { values });
  const first = countedFirst ? await countIn(countedFirst) : 0;
  return first > maxCounted ? first : countIn(counted);
}

/** Of many rows it takes few to find as many as are counted at all. */
async function countMany(ctx: Context, list: RowList): Promise<number> {
  if (list.unestimated.length === 0) return count(ctx, list);
  const { table, source, where, conditions, lookup, values } = list;
  const some = `SELECT ${table}.id, (${conditions.join(' AND ')}) AS is_met FROM ${source} WHERE ${where} LIMIT ${scannedForCount}`;
  const isMet = lookup ? `is_met AND ${lookup('looked.id')}` : 'is_met';
  const total = await countOf(ctx, `SELECT FROM (${some}) looked WHERE ${isMet}`, { values });
  return total > maxCounted ? total : count(ctx, list);
}

/** Whether what leads to those asked for is so little that it is followed row by row. */
async function areFew(ctx: Context, { fromFew, values }: RowList): Promise<boolean> {
  if (!fromFew) return false;
  const { source, where } = fromFew.few;
  const few = withItsValues(`SELECT FROM ${source} WHERE ${where}`, values);
  return (await countOf(ctx, few.text, { values: few.values, limit: mostFollowed + 1 })) <= mostFollowed;
}

async function countOf(
  ctx: Context,
  rows: string,
  { values, limit = maxCounted + 1 }: { readonly values: readonly unknown[]; readonly limit?: number },
): Promise<number> {
  const text = `SELECT count(*)::int AS total FROM (${rows} LIMIT ${limit}) counted`;
  return (await ctx.db.run<{ total: number }>(statement('', text), values))[0]?.total ?? 0;
}

/** A part of a statement as one of its own: PostgreSQL refuses values that nothing refers to. */
function withItsValues(
  sql: string,
  values: readonly unknown[],
): { readonly text: string; readonly values: readonly unknown[] } {
  const own: unknown[] = [];
  const marks = new Map<string, string>();
  const text = sql.replaceAll(/\$(\d+)/g, (mark, place: string) => {
    const known = marks.get(mark) ?? `$${own.push(values[Number(place) - 1])}`;
    marks.set(mark, known);
    return known;
  });
  return { text, values: own };
}

/** How many rows of a list there are, as far as is told. */
export const rowCounts = { count, countMany, areFew };
