'use client';
import type { EmployeeRow, Task } from '@firstday/domain';
import { Icon, TableSkeleton } from '@firstday/ui';
import { useCallback, useMemo } from 'react';
import type { ComponentApi } from '../component-api';
import { useComponent } from '../component-context';
import { isUnreportedCompletion } from '../is-unreported-completion';
import { countOf } from '../count-of';
import { CursorPages } from '../cursor-pages';
import { employeeName } from '../employees/employee-columns';
import { formNameOf } from '../../i18n/form-names';
import { ListHead } from '../list-head';
import { RowTable } from '../row-table';
import { toSorting } from '../to-sorting';
import { Toolbar } from '../toolbar';
import { EmptyRows, StaleNotice, LoadError } from '../load-error';
import { useOpened } from '../use-opened';
import { hasNavigated, markNavigated, useReturn } from '../use-return';
import { useRows } from '../use-rows';
import { Reasons } from './reasons';
import { TaskActions } from './task-actions';
import { taskColumns } from './task-columns';
import { taskFilters } from './task-filters';

/** The forms of one employee: how far each is, whose turn it is, and what can be done. */
export function EmployeeTasks({ employeeId }: { readonly employeeId: string }) {
  const component = useComponent();
  const { say, place, session, announce, formNames, tell } = component;
  const rows = useRows('component_rows.listTasks', { query: { ...place.query, employee_id: employeeId } });
  const { page, failure, at, refresh } = rows;
  const employee = useEmployee(employeeId);
  const fields = useMemo(() => taskFilters(say, session.filters), [say, session.filters]);
  const columns = taskColumns(component);
  const sorting = toSorting(place.query, session.filters, columns, 'due_at');
  const { row: opened, isKnown } = useOpened(at, readTask);
  const found = useCallback(() => {
    if (!opened?.completed_at) return;
    announce(say('nowComplete', { form: formNameOf(opened.name, formNames) }));
    if (isUnreportedCompletion(opened))
      tell({ type: 'task_completed', task_id: opened.id, employee_id: opened.employee_id });
  }, [opened, announce, say, formNames, tell]);
  useReturn(page !== undefined && isKnown, found);
  const title = employee ? say('formsOf', { name: employeeName(employee) }) : say('formsTitle');
  return (
    <>
      {place.employee ? <BackToList employeeId={employeeId} /> : null}
      <ListHead
        title={title}
        count={page && countOf(page, 'countTasks', say)}
        at={at}
        isFailed={failure !== undefined}
        isArrival={hasNavigated() && place.opened === undefined}
      />
      <Toolbar fields={fields} columns={columns} sorting={sorting} />
      {failure && page && at ? <StaleNotice failure={failure} at={at} /> : null}
      {failure && !page ? <LoadError failure={failure} again={() => void refresh()} /> : null}
      {!page && !failure ? <TableSkeleton columns={5} rows={4} /> : null}
      {page && page.data.length === 0 ? <EmptyRows title="emptyTasks" hint="emptyTasksHint" /> : null}
      {page && page.data.length > 0 ? (
        <RowTable
          caption={title}
          columns={columns}
          rows={page.data}
          keyOf={({ task }) => task.id}
          sorting={sorting}
          isBusy={rows.isLoading}
          actions={(row) => <TaskActions row={row} employee={employee} refresh={refresh} />}
          below={(row) => <Reasons row={row} />}
        />
      ) : null}
      {page ? <CursorPages page={page} /> : null}
    </>
  );
}

const readTask = (api: ComponentApi, id: string, signal: AbortSignal): Promise<Task> =>
  api.call('tasks.findById', { params: { task_id: id } }, signal);

function useEmployee(employeeId: string): EmployeeRow | undefined {
  const { page } = useRows('component_rows.listEmployees', { query: { employee_id: employeeId } });
  return page?.data[0];
}

function BackToList({ employeeId }: { readonly employeeId: string }) {
  const { say, place, go, linkTo } = useComponent();
  const list = { ...place, employee: undefined, query: place.back ?? {}, back: undefined };
  return (
    <a
      className="cmp-back"
      data-screen-only=""
      href={linkTo(list)}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        markNavigated();
        go({ ...list, opened: employeeId }, 'push');
      }}
    >
      <Icon name="back" size={18} />
      {say('allEmployees')}
    </a>
  );
}
