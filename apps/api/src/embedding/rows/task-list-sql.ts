import type { TaskRowOrder, TaskRowsQuery } from '@firstday/domain';
import type { Context } from '../../context/index.js';
import { type BindValue, filterConditions, recordScope } from '../../identity/index.js';
import { taskSql } from '../../tasks/index.js';
import { parseRowFilters } from './parse-row-filters.js';
import type { RowOrder } from './row-order.js';
import type { RowList } from './row-list.js';

const percent = `(tasks.progress ->> 'percent')::int`;

/** What is due first comes first; tasks that wait for nobody come last. */
export const taskOrdersAt = (now: string): Readonly<Record<TaskRowOrder, RowOrder>> => ({
  name: {
    key: { sql: 'lower(forms.name) COLLATE "C"', type: 'text', isNullable: false },
    defaultDirection: 'asc',
  },
  progress: { key: { sql: percent, type: 'int', isNullable: false }, defaultDirection: 'asc' },
  due_at: {
    key: {
      sql: `CASE WHEN tasks.completed_at IS NULL AND (tasks.expired_at IS NULL OR tasks.expired_at > ${now}::timestamptz)
              THEN tasks.due_at END`,
      type: 'timestamptz',
      isNullable: true,
    },
    defaultDirection: 'asc',
  },
  updated_at: {
    key: { sql: 'tasks.updated_at', type: 'timestamptz', isNullable: false },
    defaultDirection: 'desc',
  },
  created_at: { defaultDirection: 'desc' },
});

/** The tasks of an employee that the caller sees and the query asks for. */
export function taskListSql(
  { actor }: Context,
  query: TaskRowsQuery,
  employeeId: string,
  mark: BindValue,
): Omit<RowList, 'values'> {
  const { own } = filterConditions('tasks', parseRowFilters('tasks', query), mark);
  const scope = recordScope(actor, 'tasks', mark) ?? 'TRUE';
  const source = taskSql.withForms;
  const where = [
    `${taskSql.isActive} AND tasks.employee_id = ${mark(employeeId)}::text`,
    // The moment that an order may ask about is among the values whatever the order.
    '$2::timestamptz IS NOT NULL',
    ...own,
    scope,
  ].join(' AND ');
  const found = { source, where };
  const shown = { columns: 'task.*', joins: taskSql.join('page.id') };
  return {
    table: taskSql.table,
    source,
    where,
    matching: found,
    counted: found,
    conditions: [],
    unestimated: [],
    selected: shown,
  };
}
