'use client';
import type { EmployeeRow } from '@firstday/domain';
import { TableSkeleton } from '@firstday/ui';
import { useMemo } from 'react';
import { countOf } from '../count-of';
import { useComponent } from '../component-context';
import { CursorPages } from '../cursor-pages';
import { useCustomViews, ViewMenu } from '../use-custom-views';
import { ListHead } from '../list-head';
import { RowTable } from '../row-table';
import { SearchBox } from '../search-box';
import { toSorting } from '../to-sorting';
import { Toolbar } from '../toolbar';
import { EmptyRows, StaleNotice, LoadError } from '../load-error';
import { hasNavigated, markNavigated, useReturn } from '../use-return';
import { useRows } from '../use-rows';
import { employeeColumns, defaultEmployeeColumns } from './employee-columns';
import { employeeFilters } from './employee-filters';
import { LinkActions } from './link-actions';

const nothing = () => undefined;

/** The employees that the session sees, and who of them waits for what. */
export function EmployeesList() {
  const component = useComponent();
  const { say, place, go, session, locale } = component;
  const { columns: chosen, ...query } = place.query;
  const rows = useRows('component_rows.listEmployees', { query });
  const views = useCustomViews();
  const view = views.find(({ id }) => id === (query.custom_view_id ?? session.filters.custom_view_id));
  const usual = view && view.columns.length > 0 ? view.columns : defaultEmployeeColumns;
  const shown = chosen?.split(',') ?? usual;
  const fields = useMemo(() => employeeFilters(say, session.filters), [say, session.filters]);
  const open = ({ id }: EmployeeRow) => {
    markNavigated();
    go({ ...place, employee: id, query: {}, back: place.query }, 'push');
  };
  const columns = employeeColumns(component, open).map((column, at) => ({
    ...column,
    isOff: at > 0 && !shown.includes(column.id),
  }));
  const sorting = toSorting(query, session.filters, columns, 'next_due_at');
  useReturn(rows.page !== undefined, nothing);
  const { page, failure, at } = rows;
  return (
    <>
      <ListHead
        title={say('employees')}
        count={page && countOf(page, 'countEmployees', say)}
        at={at}
        isFailed={failure !== undefined}
        isArrival={hasNavigated() && place.opened === undefined}
      />
      <Toolbar fields={fields} columns={columns} usual={usual} sorting={sorting}>
        <SearchBox />
        <ViewMenu views={views} />
      </Toolbar>
      {failure && page && at ? <StaleNotice failure={failure} at={at} /> : null}
      {failure && !page ? <LoadError failure={failure} again={() => void rows.refresh()} /> : null}
      {!page && !failure ? <TableSkeleton columns={6} /> : null}
      {page && page.data.length === 0 ? <EmptyRows title="emptyEmployees" hint="emptyEmployeesHint" /> : null}
      {page && page.data.length > 0 ? (
        <RowTable
          caption={say('employees')}
          columns={columns}
          rows={page.data}
          keyOf={({ id }) => id}
          sorting={sorting}
          isBusy={rows.isLoading}
          actions={(row) => <LinkActions row={row} locale={locale} />}
        />
      ) : null}
      {page ? <CursorPages page={page} /> : null}
    </>
  );
}
