import { CustomViewId, isStorable, ScalarValue } from '@firstday/domain';
import { z } from 'zod';
import type { BindValue } from './rule-sql.js';

/** Converts a filter value to SQL, or says why it is invalid. */
export type FilterToSql = (value: string, mark: BindValue) => string | { readonly wrong: string };

/** Says how rows are shown, and does not narrow which. */
export const displayOption: FilterToSql = () => 'TRUE';

/** Narrows rows that stand in several tables: whoever lists them asks each of these tables, and this only what is no answer. */
export const askedOfEachTable =
  (isAnswer: (value: string) => boolean, expected: string): FilterToSql =>
  (value) =>
    isAnswer(value) ? 'TRUE' : { wrong: expected };

/** A view is applied through its own filters (`viewConditions`). */
export const savedView: FilterToSql = (value) =>
  CustomViewId.safeParse(value).success ? 'TRUE' : { wrong: 'There is no such view' };

/** Equal names begin with the same words, which an index finds. */
export const sameName =
  (column: string): FilterToSql =>
  (value, mark) => {
    const given = `${mark(value)}::text`;
    return `(lower(${column}) = lower(${given})
      AND (name_query(${given}) IS NULL OR employees.name_words @@ name_query(${given})))`;
  };

export const sameId =
  (column: string): FilterToSql =>
  (value, mark) =>
    `${column} = ${mark(value)}::text`;

export const timestamp =
  (sql: string, sign: '<=' | '>='): FilterToSql =>
  (value, mark) =>
    /^\d{4}-\d{2}-\d{2}/.test(value) && isStorableTimestamp(Date.parse(value))
      ? `${sql} ${sign} ${mark(new Date(value).toISOString())}::timestamptz`
      : { wrong: 'Expected an ISO 8601 date or timestamp' };

export const equalNumber =
  (sql: string): FilterToSql =>
  (value, mark) =>
    isAmount(value) ? `${sql} = ${mark(value)}::numeric` : { wrong: 'Expected a number' };

/** For an integer column, so that its index is used. */
export const integer =
  (column: string, sign: '<=' | '>='): FilterToSql =>
  (value, mark) =>
    isAmount(value)
      ? `${column} ${sign} ${mark(sign === '>=' ? Math.ceil(Number(value)) : Math.floor(Number(value)))}::int`
      : { wrong: 'Expected a number' };

export const attributes =
  (column: string): FilterToSql =>
  (value, mark) =>
    isScalars(value)
      ? `${column} @> ${mark(value)}::jsonb`
      : { wrong: 'Expected a JSON object of scalar values' };

export const oneOf =
  (choices: Readonly<Record<string, string>>): FilterToSql =>
  (value) =>
    (Object.hasOwn(choices, value) && choices[value]) || {
      wrong: `Expected one of ${Object.keys(choices).join(', ')}`,
    };

const isAmount = (value: string) => /^\d{1,9}(\.\d{1,6})?$/.test(value);

/** PostgreSQL knows no year 0, and ISO 8601 writes no year above 9999 with four digits. */
const isStorableTimestamp = (milliseconds: number) =>
  !Number.isNaN(milliseconds) && /^(?!0000)\d{4}-/.test(new Date(milliseconds).toISOString());

const Scalars = z.record(z.string().refine(isStorable), ScalarValue);

/** Names and values are text that PostgreSQL's jsonb can hold: no NUL and no lone surrogate, however they are written. */
function isScalars(json: string): boolean {
  try {
    return Scalars.safeParse(JSON.parse(json)).success;
  } catch {
    return false;
  }
}
