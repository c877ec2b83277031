import type { CustomAttributes, TimesQuery } from '@firstday/domain';
import { type Mark, type TimestampRange, rangeSql } from './timestamp-range.js';

type Comparison = '=' | '@>' | 'ILIKE';

interface Condition {
  readonly column: string;
  readonly sql: (mark: Mark) => string;
  /** An index that finds the rows but not in the order of a list. */
  readonly hasOwnIndex?: boolean;
  /** No index finds the rows: each has to be looked at. */
  readonly isUnindexed?: boolean;
  /** An index of its own finds the rows, mostly a few. */
  readonly isLookup?: boolean;
}

/** A list's conditions but for a range of time, which is kept apart since its edges differ with each request. */
export interface FilterSql {
  readonly where: string;
  /** As much of it as indexes serve, and the rest. */
  readonly indexedWhere: string;
  readonly unindexedWhere: string | undefined;
  /** The same rows where a range of ids is read: nothing there may tempt PostgreSQL to the index of something else. */
  readonly whereInBlock: string;
  readonly values: readonly unknown[];
  readonly range: TimestampRange | undefined;
  /** The columns that conditions and range look at. */
  readonly columns: readonly string[];
  /** Whether an index holds the rows in the order of the list. */
  readonly isIndexOrdered: boolean;
  /** Whether somebody is looked for, by a value that few rows have. */
  readonly isLookup: boolean;
}

/** Conditions of a list, added one by one. */
export class Filter {
  private readonly conditions: Condition[] = [];
  private readonly ranges: TimestampRange[] = [];

  /** @param baseCondition which rows of the account are listed at all: those not deleted, unless said otherwise */
  constructor(private readonly baseCondition = 'deleted_at IS NULL') {}

  /** Adds a condition unless the caller gave no value. */
  where(column: string, comparison: Comparison, value: unknown): this {
    if (value === undefined) return this;
    const isJson = comparison === '@>';
    const sql = (mark: Mark) => `${column} ${comparison} ${mark(value)}${isJson ? '::jsonb' : ''}`;
    return this.add({ column, sql, hasOwnIndex: isJson });
  }

  /** Adds a condition that needs no value, where it is wanted. */
  whereNull(column: string, isNull: boolean | undefined): this {
    if (isNull === undefined) return this;
    const sql = () => `${column} IS ${isNull ? '' : 'NOT '}NULL`;
    return this.add({ column, sql, hasOwnIndex: true });
  }

  /** Adds that the record is one of these, unless the caller is held to none. */
  whereIdIn(ids: readonly string[] | null): this {
    return ids === null ? this : this.add({ column: 'id', sql: (mark) => `id = ANY(${mark(ids)})` });
  }

  /** From the earliest time to the latest, both included; either may be left out. */
  whereBetween(column: string, from: string | undefined, to: string | undefined): this {
    if (from === undefined && to === undefined) return this;
    return this.whereInRange({
      column,
      ...(from === undefined ? {} : { from: { at: new Date(from) } }),
      ...(to === undefined ? {} : { to: { at: new Date(to) } }),
    });
  }

  /** From one text to another, both included, where an index has them in order; a row without one is in no range. */
  whereTextBetween(expression: string, from: string | undefined, to: string | undefined): this {
    if (from !== undefined) this.whereText(expression, '>=', from);
    if (to !== undefined) this.whereText(expression, '<=', to);
    return from === undefined && to !== undefined ? this.whereText(expression, '>', '') : this;
  }

  /** When the rows were made and last changed. */
  whereTimes({ created_at_gte, created_at_lte, updated_at_gte, updated_at_lte }: TimesQuery): this {
    return this.whereBetween('updated_at', updated_at_gte, updated_at_lte).whereBetween(
      'created_at',
      created_at_gte,
      created_at_lte,
    );
  }

  whereInRange(range: TimestampRange): this {
    this.ranges.push(range);
    return this;
  }

  /** All pairs must be equal, which the GIN index serves; null asks for records without a value. */
  whereCustomAttributes(pairs: CustomAttributes = {}): this {
    const given = Object.entries(pairs).filter(([, value]) => value !== null);
    if (given.length > 0) this.where('custom_attributes', '@>', JSON.stringify(Object.fromEntries(given)));
    for (const [name, value] of Object.entries(pairs)) {
      const sql = (mark: Mark) => `NOT custom_attributes ? ${mark(name)}`;
      if (value === null) this.add({ column: 'custom_attributes', sql, isUnindexed: true });
    }
    return this;
  }

  /**
   * Adds that rows have a value by which few are found, unless the caller gave none.
   *
   * @param toSql a condition that an index serves; it gets the value as SQL
   */
  whereFound(value: string | undefined, toSql: (given: string) => string): this {
    if (value === undefined) return this;
    const sql = (mark: Mark) => toSql(`${mark(value)}::text`);
    return this.add({ column: toSql(''), sql, hasOwnIndex: true, isLookup: true });
  }

  /** Adds that a column has this value, by an index that has the rows in another order than a list, unless the caller gave none. */
  whereUnordered(column: string, value: string | undefined): this {
    if (value === undefined) return this;
    return this.add({ column, sql: (mark) => `${column} = ${mark(value)}`, hasOwnIndex: true });
  }

  /** Adds a condition that looks at rows of other tables too: nothing notes when these change, so it is asked each time. */
  whereRelated(toSql: (mark: Mark) => string): this {
    return this.add({ column: toSql(() => '?'), sql: toSql });
  }

  /** Adds that a text holds the given one, where an index of trigrams finds it. */
  whereNameContains(expression: string, text: string | undefined): this {
    if (text === undefined) return this;
    const sql = (mark: Mark) => `${expression} ILIKE ${mark(toPattern(text))}`;
    return this.add({ column: expression, sql, hasOwnIndex: true, isLookup: true });
  }

  /** Adds a condition that the text holds the given one, whatever the case of its letters. */
  whereTextContains(column: string, text: string | undefined): this {
    return this.where(column, 'ILIKE', text && toPattern(text));
  }

  /** Adds a condition that the list in a column holds the given value. */
  whereArrayIncludes(column: string, value: string | undefined): this {
    return value === undefined
      ? this
      : this.add({ column, sql: (mark) => `${mark(value)} = ANY (${column})`, isUnindexed: true });
  }

  /** The account is the first value of every list. */
  compile(accountId: string): FilterSql {
    const [range, ...more] = this.ranges;
    const conditions = [...this.conditions, ...more.map(rangeCondition)];
    const values: unknown[] = [accountId];
    const mark = (value: unknown) => `$${values.push(value)}`;
    const parts = conditions.map((condition) => ({ ...condition, sql: condition.sql(mark) }));
    const unserved = parts.filter(({ isUnindexed: isUnserved }) => isUnserved);
    const joined = (texts: string[]) =>
      ['account_id = $1', this.baseCondition, ...texts].filter(Boolean).join(' AND ');
    return {
      where: joined(parts.map(({ sql }) => sql)),
      indexedWhere: joined(parts.filter(({ isUnindexed: isUnserved }) => !isUnserved).map(({ sql }) => sql)),
      unindexedWhere: unserved.length > 0 ? unserved.map(({ sql }) => sql).join(' AND ') : undefined,
      whereInBlock: joined(
        parts.map(({ sql, hasOwnIndex: hasIndexOfItsOwn }) => (hasIndexOfItsOwn ? `(${sql}) IS TRUE` : sql)),
      ),
      values,
      range,
      columns: [...conditions, ...(range ? [range] : [])].map(({ column }) => column),
      isLookup: conditions.some(({ isLookup }) => isLookup),
      isIndexOrdered: !range && conditions.every(({ hasOwnIndex }) => !hasOwnIndex),
    };
  }

  private whereText(expression: string, sign: '<=' | '>' | '>=', value: string): this {
    const sql = (mark: Mark) => `${expression} ${sign} ${mark(value)}`;
    return this.add({ column: expression, sql, hasOwnIndex: true });
  }

  private add(condition: Condition): this {
    this.conditions.push(condition);
    return this;
  }
}

/** The pattern of LIKE for what holds a text. */
export const toPattern = (text: string): string => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;

const rangeCondition = (range: TimestampRange): Condition => ({
  column: range.column,
  sql: (mark) => rangeSql(range, mark),
  hasOwnIndex: true,
});
