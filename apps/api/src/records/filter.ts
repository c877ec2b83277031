import type { CustomAttributes } from '@firstday/domain';
import { type Mark, type Span, spanSql } from './span.js';

type Comparison = '=' | '@>' | 'ILIKE';

interface Condition {
  readonly column: string;
  readonly sql: (mark: Mark) => string;
  /** An index that finds the rows but not in the order of a list. */
  readonly hasIndexOfItsOwn?: boolean;
  /** No index finds the rows: each has to be looked at. */
  readonly isUnserved?: boolean;
}

/** A list's conditions but for a span of time, which is told apart since its edges differ with each request. */
export interface Question {
  readonly where: string;
  /** As much of it as indexes serve, and the rest. */
  readonly served: string;
  readonly unserved: string | undefined;
  /** The same rows where a range of ids is read: nothing there may tempt PostgreSQL to the index of something else. */
  readonly whereInBlock: string;
  readonly values: readonly unknown[];
  readonly span: Span | undefined;
  /** The columns that conditions and span look at. */
  readonly columns: readonly string[];
  /** Whether an index holds the rows in the order of the list. */
  readonly isInOrder: boolean;
}

/** Conditions of a list, added one by one. */
export class Filter {
  private readonly conditions: Condition[] = [];
  private readonly spans: Span[] = [];

  /** @param among which rows of the account are listed at all: those not deleted, unless said otherwise */
  constructor(private readonly among = 'deleted_at IS NULL') {}

  /** Adds a condition unless the caller gave no value. */
  where(column: string, comparison: Comparison, value: unknown): this {
    if (value === undefined) return this;
    const isJson = comparison === '@>';
    const sql = (mark: Mark) => `${column} ${comparison} ${mark(value)}${isJson ? '::jsonb' : ''}`;
    return this.add({ column, sql, hasIndexOfItsOwn: isJson });
  }

  /** Adds a condition that needs no value, where it is wanted. */
  whereNull(column: string, isNull: boolean | undefined): this {
    if (isNull === undefined) return this;
    const sql = () => `${column} IS ${isNull ? '' : 'NOT '}NULL`;
    return this.add({ column, sql, hasIndexOfItsOwn: true });
  }

  /** Adds that the record is one of these, unless the caller is held to none. */
  oneOf(ids: readonly string[] | null): this {
    return ids === null ? this : this.add({ column: 'id', sql: (mark) => `id = ANY(${mark(ids)})` });
  }

  /** From the least moment to the most, both included; either may be left out. */
  between(column: string, least: string | undefined, most: string | undefined): this {
    if (least === undefined && most === undefined) return this;
    return this.within({
      column,
      ...(least === undefined ? {} : { least: { at: new Date(least) } }),
      ...(most === undefined ? {} : { most: { at: new Date(most) } }),
    });
  }

  within(span: Span): this {
    this.spans.push(span);
    return this;
  }

  /** All pairs must be equal, which the GIN index serves; null asks for records without a value. */
  customAttributes(pairs: CustomAttributes = {}): this {
    const given = Object.entries(pairs).filter(([, value]) => value !== null);
    if (given.length > 0) this.where('custom_attributes', '@>', JSON.stringify(Object.fromEntries(given)));
    for (const [name, value] of Object.entries(pairs)) {
      const sql = (mark: Mark) => `NOT custom_attributes ? ${mark(name)}`;
      if (value === null) this.add({ column: 'custom_attributes', sql, isUnserved: true });
    }
    return this;
  }

  /** Adds a condition that the text holds the given one, whatever the case of its letters. */
  containing(column: string, text: string | undefined): this {
    return this.where(column, 'ILIKE', text && `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`);
  }

  /** Adds a condition that the list in a column holds the given value. */
  including(column: string, value: string | undefined): this {
    return value === undefined
      ? this
      : this.add({ column, sql: (mark) => `${mark(value)} = ANY (${column})`, isUnserved: true });
  }

  toSql(accountId: string): { where: string; values: unknown[] } {
    const { where, values, span } = this.question(accountId);
    const all = [...values];
    const mark = (value: unknown) => `$${all.push(value)}`;
    return { where: span ? `${where} AND ${spanSql(span, mark)}` : where, values: all };
  }

  /** The account is the first value of every list. */
  question(accountId: string): Question {
    const [span, ...more] = this.spans;
    const conditions = [...this.conditions, ...more.map(spanCondition)];
    const values: unknown[] = [accountId];
    const mark = (value: unknown) => `$${values.push(value)}`;
    const parts = conditions.map((condition) => ({ ...condition, sql: condition.sql(mark) }));
    const unserved = parts.filter(({ isUnserved }) => isUnserved);
    const joined = (texts: string[]) =>
      ['account_id = $1', this.among, ...texts].filter(Boolean).join(' AND ');
    return {
      where: joined(parts.map(({ sql }) => sql)),
      served: joined(parts.filter(({ isUnserved }) => !isUnserved).map(({ sql }) => sql)),
      unserved: unserved.length > 0 ? unserved.map(({ sql }) => sql).join(' AND ') : undefined,
      whereInBlock: joined(
        parts.map(({ sql, hasIndexOfItsOwn }) => (hasIndexOfItsOwn ? `(${sql}) IS TRUE` : sql)),
      ),
      values,
      span,
      columns: [...conditions, ...(span ? [span] : [])].map(({ column }) => column),
      isInOrder: !span && conditions.every(({ hasIndexOfItsOwn }) => !hasIndexOfItsOwn),
    };
  }

  private add(condition: Condition): this {
    this.conditions.push(condition);
    return this;
  }
}

const spanCondition = (span: Span): Condition => ({
  column: span.column,
  sql: (mark) => spanSql(span, mark),
  hasIndexOfItsOwn: true,
});
