'use client';
import type { EverifyCase } from '@firstday/domain';
import { type IconName, StatusWord, type Tone } from '@firstday/ui';
import { caseStatusLabel } from '../../i18n/case-status-label';
import type { Component } from '../component-context';
import { DueCell } from '../due-cell';
import { formatDateTime, formatShortDate } from '../../i18n/due-status';
import type { Column } from '../row-table';
import type { MessageKey } from '../translate';

interface Tracking {
  readonly tone: Tone;
  readonly icon: IconName;
  readonly word: MessageKey;
}

const trackings: Readonly<Record<NonNullable<EverifyCase['urgency']> | 'none', Tracking>> = {
  overdue: { tone: 'bad', icon: 'alert', word: 'track_overdue' },
  due_today: { tone: 'warn', icon: 'clock', word: 'track_due_today' },
  upcoming: { tone: 'good', icon: 'check', word: 'track_upcoming' },
  none: { tone: 'muted', icon: 'wait', word: 'track_none' },
};

/** What is known of E-Verify cases, as columns. */
export function caseColumns({ say, locale, everify }: Component): readonly Column<EverifyCase>[] {
  return [
    {
      id: 'employee',
      label: say('employee'),
      cell: ({ id, employee_name }) => (
        <span data-row={id} tabIndex={-1}>
          {employee_name === null ? say('unknown') : <bdi>{employee_name}</bdi>}
        </span>
      ),
    },
    {
      id: 'status',
      label: say('status'),
      cell: (one) => {
        const { tone, icon, word } = caseStatusLabel(one, 'employer');
        return <StatusWord tone={tone} icon={icon} word={everify[word]} />;
      },
    },
    {
      id: 'tracking',
      label: say('tracking'),
      cell: ({ urgency }) => {
        const { tone, icon, word } = trackings[urgency ?? 'none'];
        return <StatusWord tone={tone} icon={icon} word={say(word)} />;
      },
    },
    {
      id: 'due',
      label: say('due'),
      cell: ({ due_on, urgency }) =>
        due_on && urgency ? (
          <DueCell deadline={{ due_on, urgency }} />
        ) : (
          <span className="fd-muted">{say('nothingDue')}</span>
        ),
    },
    {
      id: 'eligibility',
      label: say('eligibility'),
      cell: ({ eligibility_statement }) => (
        <Statement statement={eligibility_statement} none={say('noneYet')} />
      ),
    },
    {
      id: 'employer',
      label: say('employer'),
      cell: ({ employer_name }) => (employer_name === null ? say('unknown') : <bdi>{employer_name}</bdi>),
    },
    {
      id: 'case_number',
      label: say('caseNumber'),
      cell: ({ case_number }) =>
        case_number ? (
          <bdi className="cmp-code">{case_number}</bdi>
        ) : (
          <span className="fd-muted">{say('noneYet')}</span>
        ),
    },
    {
      id: 'created',
      label: say('created'),
      cell: ({ created_at }) => (
        <time dateTime={created_at} title={formatDateTime(created_at, locale)}>
          {formatShortDate(created_at, locale)}
        </time>
      ),
    },
  ];
}

/** In E-Verify’s own words: `EMPLOYMENT_AUTHORIZED` as “Employment authorized”. */
function Statement({ statement, none }: { readonly statement: string | null; readonly none: string }) {
  if (!statement) return <span className="fd-muted">{none}</span>;
  const words = statement.replaceAll('_', ' ').toLowerCase();
  return (
    <span lang="en" dir="ltr">
      {words.charAt(0).toUpperCase() + words.slice(1)}
    </span>
  );
}
