import type { Comparison, Condition, Value } from '@firstday/policy-engine';

/** Adds a parameter and returns its placeholder, such as `$3`. */
export type BindValue = (value: unknown) => string;

/** The SQL of a fact: JSON, and NULL where the fact is missing. */
export type FactSql = (path: string) => string;

/**
 * A condition as SQL with the same three outcomes as the policy engine's: true, false, and NULL for unknown, which a
 * WHERE clause leaves out. Values travel as parameters, never in the text.
 */
export function ruleSql(condition: Condition, factSql: FactSql, mark: BindValue): string {
  const part = (one: Condition) => ruleSql(one, factSql, mark);
  if ('all' in condition) return joined(condition.all.map(part), 'AND', 'TRUE');
  if ('any' in condition) return joined(condition.any.map(part), 'OR', 'FALSE');
  if ('not' in condition) return `(NOT ${part(condition.not)})`;
  return comparisonSql(condition, factSql(condition.fact), mark);
}

function joined(parts: readonly string[], word: string, none: string): string {
  return parts.length === 0 ? none : `(${parts.join(` ${word} `)})`;
}

function comparisonSql({ operator, value }: Comparison, fact: string, mark: BindValue): string {
  const given = () => mark(JSON.stringify(value));
  switch (operator) {
    case 'is_present':
      return `(${fact} IS NOT NULL)`;
    case 'is_absent':
      return `(${fact} IS NULL)`;
    case 'equals':
      return ofTypes(fact, [value], `${fact} = ${given()}::jsonb`);
    case 'not_equals':
      return ofTypes(fact, [value], `${fact} <> ${given()}::jsonb`);
    case 'in':
      return ofTypes(fact, listed(value), `${given()}::jsonb @> ${fact}`);
    case 'not_in':
      return ofTypes(fact, listed(value), `NOT ${given()}::jsonb @> ${fact}`);
    case 'starts_with':
      return ofTypes(fact, [value], `starts_with(${fact} #>> '{}', ${mark(value)}::text)`);
    case 'contains':
      return ofTypes(fact, [value], `strpos(${fact} #>> '{}', ${mark(value)}::text) > 0`);
    default:
      return typeof value === 'number'
        ? ofTypes(fact, [value], `(${fact} #>> '{}')::numeric ${signs[operator]} ${mark(value)}::numeric`)
        : dateSql(fact, signs[operator], mark(value));
  }
}

const signs = {
  greater_than: '>',
  at_least: '>=',
  less_than: '<',
  at_most: '<=',
  before: '<',
  on_or_before: '<=',
  after: '>',
  on_or_after: '>=',
} as const;

/** Dates are stored as `YYYY-MM-DD`, which sort as text; anything else is unknown. */
function dateSql(fact: string, sign: string, given: string): string {
  const text = `(${fact} #>> '{}')`;
  return `(CASE WHEN ${text} ~ '^\\d{4}-\\d{2}-\\d{2}$' THEN ${text} COLLATE "C" ${sign} ${given}::text COLLATE "C" END)`;
}

const listed = (value: Comparison['value']): readonly Value[] =>
  typeof value === 'object' ? value : value === undefined ? [] : [value];

/** Unknown where the fact is of another type than what it is compared with. */
function ofTypes(fact: string, values: readonly unknown[], sql: string): string {
  const types = [...new Set(values.map((value) => `'${typeof value}'`))].join(', ');
  return `(CASE WHEN jsonb_typeof(${fact}) IN (${types || `''`}) THEN ${sql} END)`;
}
