'use client';
import type { ComplianceDeadline } from '@firstday/domain';
import type { Component } from '../component-context';
import { DueCell } from '../due-cell';
import type { Column } from '../row-table';
import { DeadlineCell } from './deadline-cell';

/** What is known of deadlines, as columns. */
export function deadlineColumns({ say }: Component): readonly Column<ComplianceDeadline>[] {
  return [
    {
      id: 'employee',
      label: say('employee'),
      cell: ({ id, employee_name: name }) => (
        <span data-row={id} tabIndex={-1}>
          {name === null ? say('unknown') : <bdi>{name}</bdi>}
        </span>
      ),
    },
    { id: 'what', label: say('deadline'), cell: (deadline) => <DeadlineCell deadline={deadline} /> },
    {
      id: 'due',
      label: say('due'),
      cell: ({ due_at, due_on }) => <DueCell deadline={{ due_at, due_on }} />,
    },
    {
      id: 'employer',
      label: say('employer'),
      cell: ({ employer_name: name }) => (name === null ? null : <bdi>{name}</bdi>),
    },
  ];
}
