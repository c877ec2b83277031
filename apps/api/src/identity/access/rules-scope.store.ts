import { type Condition, factPaths, outcomeOf } from '@firstday/policy-engine';
import { type BindValue, ruleSql } from './rule-sql.js';
import { scopeSql } from './scope-sql.js';

/** Tables that access rules and component filters apply to, with what a row of each is called. */
export const scopedNouns = {
  clients: 'client',
  employees: 'employee',
  employers: 'employer',
  jobs: 'job',
  placements: 'placement',
  tasks: 'task',
} as const;
/** One of these tables. */
export type ScopedTable = keyof typeof scopedNouns;

export const isScoped = (table: string): table is ScopedTable => Object.hasOwn(scopedNouns, table);

/** The condition of access rules on a table: one, where there are any rules. */
export function rulesScope(
  rules: readonly Condition[] | null,
  table: ScopedTable,
  mark: BindValue,
): string[] {
  if (rules === null) return [];
  const scopes = rules.map((rule) => ruleScope(rule, table, mark));
  return [scopes.length === 0 ? 'FALSE' : `(${scopes.join(' OR ')})`];
}

/**
 * A rule about a record's own attributes applies to the record. Tasks and placements are checked through the
 * records that they reference; an employee, employer, client or job, where the rule is about other records, is
 * visible through a placement that matches. Clients, employers and jobs that the rule does not mention are visible
 * to all.
 */
function ruleScope(rule: Condition, table: ScopedTable, mark: BindValue): string {
  const noun = scopedNouns[table];
  const asked = new Set(factPaths(rule).map((path) => path.slice(0, path.indexOf('.'))));
  const isOwn = [...asked].every((entity) => entity === noun);
  if (!isOwn && (table === 'tasks' || table === 'placements'))
    return ofOneReference(rule, asked, table, mark) ?? ruleSql(rule, factsOf(table, mark), mark);
  if (isOwn) return ruleSql(rule, factsOf(table, mark), mark);
  if (!asked.has(noun) && table !== 'employees') return 'TRUE';
  return scopeSql().placementExists(
    `${table}.account_id`,
    `placements.${noun}_id = ${table}.id COLLATE "default" AND ${ruleSql(rule, factsOf('placements', mark), mark)}`,
  );
}

/**
 * A rule about one record that a row references, such as its employer, as a set of these records: there are few of them, and the
 * rows have an index by each. Nothing where a row without the reference would meet the rule.
 */
function ofOneReference(
  rule: Condition,
  asked: ReadonlySet<string>,
  table: ScopedTable,
  mark: BindValue,
): string | undefined {
  const [entity = ''] = asked;
  const referenced = tableOf(entity);
  if (asked.size !== 1 || !referenced || outcomeOf(rule, {}) === 'met') return undefined;
  return `${table}.${entity}_id IN (SELECT ${referenced}.id COLLATE "default" FROM ${referenced}
    WHERE ${referenced}.account_id = ${table}.account_id AND ${ruleSql(rule, factsOf(referenced, mark), mark)})`;
}

/** SQL for a fact from a table's row, or from a record that it references. */
function factsOf(table: ScopedTable, mark: BindValue) {
  return (path: string): string => {
    const [entity = '', property = '', name = ''] = path.split('.');
    const value = (of: string) =>
      property === 'custom_attributes'
        ? `${of}.custom_attributes -> ${mark(name)}::text`
        : `to_jsonb(${of}.${property === 'id' ? 'id' : 'name'})`;
    if (entity === scopedNouns[table]) return `nullif(${value(table)}, 'null'::jsonb)`;
    const named = tableOf(entity);
    if (!named) return 'NULL::jsonb';
    return `(SELECT nullif(${value('named')}, 'null'::jsonb) FROM ${named} named
       WHERE named.id = ${table}.${entity}_id AND named.account_id = ${table}.account_id)`;
  };
}

function tableOf(entity: string): ScopedTable | undefined {
  return Object.keys(scopedNouns)
    .filter(isScoped)
    .find((table) => scopedNouns[table] === entity && table !== 'tasks');
}
