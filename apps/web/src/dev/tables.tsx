'use client';
import { type Column, EmptyState, IconButton, Pagination, StatusWord, Table } from '@firstday/ui';
import { useState } from 'react';

interface Hire {
  readonly id: string;
  readonly name: string;
  readonly employer: string;
  readonly done: number;
  readonly late: boolean;
}

const hires: readonly Hire[] = [
  { id: '1', name: 'Flores, Ana', employer: 'Harbor Foods', done: 80, late: false },
  { id: '2', name: 'Chen, Mei', employer: 'Bayside', done: 35, late: true },
  { id: '3', name: 'Okafor-Lindqvist, Adaeze Marguerite', employer: 'Harbor Foods', done: 100, late: false },
];

const columns: readonly Column<Hire>[] = [
  {
    id: 'name',
    label: 'Employee',
    order: { by: 'name', usually: 'asc' },
    cell: ({ name }) => <a href="#tables">{name}</a>,
  },
  { id: 'employer', label: 'Employer', cell: ({ employer }) => employer },
  {
    id: 'status',
    label: 'Status',
    cell: ({ late }) =>
      late ? (
        <StatusWord tone="bad" icon="alert" word="Late" />
      ) : (
        <StatusWord tone="good" icon="check" word="On time" />
      ),
  },
  {
    id: 'done',
    label: 'Done',
    isFigure: true,
    order: { by: 'done', usually: 'desc' },
    cell: ({ done }) => `${done} %`,
  },
];

export function Tables() {
  const [sort, setSort] = useState<{ by: string; dir: 'asc' | 'desc' }>({ by: 'name', dir: 'asc' });
  return (
    <>
      <Table
        caption="Employees"
        columns={columns}
        rows={hires}
        keyOf={({ id }) => id}
        sorting={{ ...sort, onSort: setSort }}
        actions={{
          label: 'Actions',
          of: ({ name }) => <IconButton icon="copy" label={`Copy the link of ${name}`} />,
        }}
      />
      <Table
        caption="Employees, plain"
        columns={columns.slice(0, 3)}
        rows={hires.slice(0, 1)}
        keyOf={({ id }) => id}
        below={() => <p className="fd-small">Form W-4: everybody who is paid wages gives it.</p>}
        isBusy
      />
      <EmptyState title="No employee matches">Remove a filter to see more.</EmptyState>
      <Pagination
        words={{ label: 'Pages', previous: 'Previous', next: 'Next' }}
        previous={undefined}
        next="#tables"
      >
        Page 1 of 4
      </Pagination>
      <Pagination
        words={{ label: 'Pages, the last', previous: 'Previous', next: 'Next' }}
        previous="#tables"
        next={undefined}
      >
        Page 4 of 4
      </Pagination>
    </>
  );
}
