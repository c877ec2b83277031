import { componentDefinition, type ComponentName, type ComponentRecords } from '@firstday/domain';
import type { SavedView } from '../../context/index.js';
import { displayOption, savedView } from './filter-to-sql.js';
import { filterKind, recordFilterSql } from './record-filter-sql.js';
import type { BindValue } from './rule-sql.js';
import { wrongDisplayOption } from './wrong-display-option.js';

type Filters = Readonly<Record<string, string>>;

/** SQL conditions of filters on a table's rows, and on the employee summaries joined to it. */
export interface FilterConditions {
  readonly own: readonly string[];
  /** Conditions on the rows whose selectivity is unknown. */
  readonly unestimated: readonly string[];
  readonly ofSummaries: readonly string[];
  /** Conditions that one placement of the employee meets, all of them. */
  readonly ofPlacement: readonly string[];
  /** Conditions that an open task of the employee meets. */
  readonly ofOpenTask: readonly string[];
}

/** Conditions of which none is asked. */
export const noConditions: FilterConditions = {
  own: [],
  unestimated: [],
  ofSummaries: [],
  ofPlacement: [],
  ofOpenTask: [],
};

/** All of them at once. */
export const allConditions = (asked: readonly FilterConditions[]): FilterConditions => ({
  own: asked.flatMap(({ own }) => own),
  unestimated: asked.flatMap(({ unestimated }) => unestimated),
  ofSummaries: asked.flatMap(({ ofSummaries }) => ofSummaries),
  ofPlacement: asked.flatMap(({ ofPlacement }) => ofPlacement),
  ofOpenTask: asked.flatMap(({ ofOpenTask }) => ofOpenTask),
});

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
    ofPlacement: new Array<string>(),
    ofOpenTask: new Array<string>(),
  };
  for (const [name, value] of Object.entries(filters)) {
    const asked = recordFilterSql(records, name)?.(value, mark);
    const sql = typeof asked === 'string' ? asked : 'FALSE';
    if (sql !== 'TRUE') conditions[filterKind(records, name)].push(sql);
  }
  return conditions;
}

/** The condition of a component's filters on its rows: the upper bound of what its session sees. */
export function filterScopeSql(
  records: Exclude<ComponentRecords, 'employees'>,
  filters: Filters,
  mark: BindValue,
): string {
  return `(${['TRUE', ...filterConditions(records, filters, mark).own].join(' AND ')})`;
}

/** The condition of a view's current filters; a deleted view matches nothing. */
export const viewConditions = ({ rows, filters }: SavedView, mark: BindValue): FilterConditions =>
  filters ? filterConditions(rows, filters, mark) : { ...noConditions, own: ['FALSE'] };

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
