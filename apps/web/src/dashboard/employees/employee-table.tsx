import './employees.css';
import type { EmployeeRow } from '@firstday/domain';
import { Table } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';
import { paths, withQuery } from '../paths';
import { addressOf, type EmployeesSearch } from './employees-search';
import { tableColumns } from './list/shown-columns';

interface EmployeeTableProps {
  readonly rows: readonly EmployeeRow[];
  readonly asked: EmployeesSearch;
}

const risingOrders: readonly string[] = ['next_due_at', 'name', 'progress'];

/** An employee a row; a press on a column's head sorts by it. */
export async function EmployeeTable({ rows, asked }: EmployeeTableProps) {
  const t = await getTranslations('employees');
  const sort = asked.sort || 'next_due_at';
  return (
    <Table
      caption={t('title')}
      rows={rows}
      keyOf={({ id }) => id}
      columns={await tableColumns(asked)}
      sorting={{
        by: sort,
        dir: asked.dir || (risingOrders.includes(sort) ? 'asc' : 'desc'),
        hrefOf: ({ by, dir }) => withQuery(paths.employees, { ...addressOf(asked), sort: by, dir }),
      }}
    />
  );
}
