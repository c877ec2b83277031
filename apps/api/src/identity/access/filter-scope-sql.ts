import { componentDefinition, type ComponentName, type ComponentRecords } from '@firstday/domain';
import type { SavedView } from '../../context/index.js';
import { displayOption, savedView } from './filter-to-sql.js';
import { filterKind, recordFilterSql, summaryTable } from './record-filter-sql.js';
import type { BindValue } from './rule-sql.js';
import { wrongDisplayOption } from './wrong-display-option.js';

type Filters = Readonly<Record<string, string>>;

/** SQL conditions of filters on a table's rows, and on the employee summaries joined to it. */
export interface FilterConditions {
  readonly own: readonly string[];
  /** Conditions on the rows whose selectivity is unknown. */
  readonly unestimated: readonly string[];
  readonly ofSummaries: readonly string[];
}

/** An unknown or invalid filter matches nothing. */
export function filterConditions(
  records: ComponentRecords,
  filters: Filters,
  mark: BindValue,
): FilterConditions {
  const conditions = {
    own: new Array<string>(),
    unestimated: new Array<string>(),
    ofSummaries: new Array<string>(),
  };
  for (const [name, value] of Object.entries(filters)) {
    const asked = recordFilterSql(records, name)?.(value, mark);
    const sql = typeof asked === 'string' ? asked : 'FALSE';
    if (sql !== 'TRUE') conditions[filterKind(records, name)].push(sql);
  }
  return conditions;
}

/** The condition of a component's filters on its rows: the upper bound of what its session sees. */
export function filterScopeSql(records: ComponentRecords, filters: Filters, mark: BindValue): string {
  return conditionSql(filterConditions(records, filters, mark));
}

/** The condition of a view's current filters; a deleted view matches nothing. */
export const viewConditions = ({ rows, filters }: SavedView, mark: BindValue): FilterConditions =>
  filters ? filterConditions(rows, filters, mark) : { own: ['FALSE'], unestimated: [], ofSummaries: [] };

export function conditionSql({ own, unestimated, ofSummaries }: FilterConditions): string {
  const isSummarised = `EXISTS (SELECT 1 FROM ${summaryTable} WHERE ${summaryTable}.account_id = employees.account_id
     AND ${summaryTable}.id = employees.id AND ${ofSummaries.join(' AND ')})`;
  const parts = [...own, ...unestimated, ...(ofSummaries.length > 0 ? [isSummarised] : [])];
  return parts.length === 0 ? 'TRUE' : `(${parts.join(' AND ')})`;
}

/** Whether this narrows a component, rather than only changing its display. */
export function isFilter(component: ComponentName, name: string): boolean {
  const { filters, rows } = componentDefinition(component);
  const asked = filters.some((filter) => filter === name) ? recordFilterSql(rows, name) : undefined;
  return asked !== undefined && asked !== displayOption && asked !== savedView;
}

/** The invalid filters, with reasons. */
export function wrongFilters(records: ComponentRecords, filters: Filters): { name: string; wrong: string }[] {
  return Object.entries(filters).flatMap(([name, value]) => {
    const asked = recordFilterSql(records, name)?.(value, () => '$1');
    const wrong = typeof asked === 'object' ? asked.wrong : wrongDisplayOption(records, name, value);
    return wrong === undefined ? [] : [{ name, wrong }];
  });
}
