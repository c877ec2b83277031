import type { ReviewRowsQuery } from '@firstday/domain';
import type { Context } from '../../context/index.js';
import { type BindValue, recordScope } from '../../identity/index.js';
import { representativeSql, taskSql } from '../../tasks/index.js';
import type { RowOrder } from './row-order.js';
import type { RowList } from './row-list.js';

/** What is due first comes first; what has no day comes last. */
export const reviewOrder: RowOrder = {
  key: { sql: 'tasks.due_at', type: 'timestamptz', isNullable: true },
  defaultDirection: 'asc',
};

const shown = { columns: 'task.*', joins: taskSql.join('page.id') };

/** The tasks of the caller's that wait for somebody of the employer. */
export function reviewListSql({ actor, account, now }: Context, query: ReviewRowsQuery): RowList {
  const values: unknown[] = [account.id];
  const mark: BindValue = (value) => `$${values.push(value)}`;
  // An employer's queue has an index of its own, so its rows are all that is looked at.
  const { employer_id: employer, client_id, form_id } = query;
  const where = [
    whereOf(query, mark(now)),
    ...(employer ? [`tasks.employer_id = ${mark(employer)}`] : []),
  ].join(' AND ');
  const scope = recordScope(actor, 'tasks', mark);
  const conditions = [
    ...Object.entries({ client_id, form_id }).flatMap(([column, value]) =>
      value === undefined ? [] : [`tasks.${column} = ${mark(value)}`],
    ),
    ...(scope === undefined ? [] : [scope]),
  ];
  const found = { source: taskSql.table, where: [where, ...conditions].join(' AND ') };
  return {
    table: taskSql.table,
    source: taskSql.table,
    where,
    matching: found,
    counted: found,
    conditions,
    unestimated: scope === undefined ? [] : [scope],
    selected: shown,
    values,
  };
}

function whereOf({ waits_for }: ReviewRowsQuery, now: string): string {
  return waits_for === 'look'
    ? `${taskSql.isActive} AND ${representativeSql.isToLookAt('tasks.id')} AND ${now}::timestamptz IS NOT NULL`
    : taskSql.isForEmployer(`${now}::timestamptz`);
}
