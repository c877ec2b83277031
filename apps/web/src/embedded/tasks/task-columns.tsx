'use client';
import type { TaskRow } from '@firstday/domain';
import { StatusWord } from '@firstday/ui';
import { formatPercent } from '../../i18n/format-number';
import { taskRowStatus } from '../../i18n/task-row-status';
import { ProgressBar } from '../progress-bar';
import type { Component } from '../component-context';
import { DueCell } from '../due-cell';
import { FormNameCell } from '../employees/employee-columns';
import { formatDateTime, formatShortDate } from '../../i18n/due-status';
import type { Column } from '../row-table';

/** What is known of forms, as columns. */
export function taskColumns({ say, locale }: Component): readonly Column<TaskRow>[] {
  return [
    {
      id: 'name',
      label: say('form'),
      order: { by: 'name', usually: 'asc' },
      cell: ({ task }) => (
        <span data-row={task.id} tabIndex={-1}>
          <FormNameCell name={task.name} />
        </span>
      ),
    },
    {
      id: 'status',
      label: say('status'),
      cell: ({ task }) => {
        const { tone, icon, word } = taskRowStatus(task);
        return <StatusWord tone={tone} icon={icon} word={say(word)} />;
      },
    },
    {
      id: 'progress',
      label: say('progress'),
      order: { by: 'progress', usually: 'asc' },
      cell: ({ task: { progress } }) => (
        <span className="cmp-progress">
          <ProgressBar percent={progress.percent} />
          {formatPercent(locale, progress.percent)}
        </span>
      ),
    },
    {
      id: 'due_at',
      label: say('due'),
      order: { by: 'due_at', usually: 'asc' },
      cell: ({ task: { due_at, status } }) => {
        if (status !== 'requires_action') return null;
        if (due_at) return <DueCell deadline={{ due_at }} />;
        return <span className="fd-muted">{say('noDeadline')}</span>;
      },
    },
    {
      id: 'updated_at',
      label: say('latestChange'),
      order: { by: 'updated_at', usually: 'desc' },
      cell: ({ task }) => (
        <time dateTime={task.updated_at} title={formatDateTime(task.updated_at, locale)}>
          {formatShortDate(task.updated_at, locale)}
        </time>
      ),
    },
  ];
}
