'use client';
import type { StatusChangeLine, StatusChangeOutcome, StatusChangeReport } from '@firstday/domain';
import { type IconName, StatusWord, Table, type Tone } from '@firstday/ui';
import { formatMessage } from '../../i18n/format-message';
import { longDate } from '../../i18n/long-date';
import type { ReportWords } from './report-state';

const signs: Readonly<Record<StatusChangeOutcome, readonly [Tone, IconName]>> = {
  opened: ['warn', 'pen'],
  open_already: ['warn', 'clock'],
  reverified: ['good', 'check'],
  never_reverified: ['good', 'check'],
  no_block_left: ['bad', 'alert'],
  not_found: ['muted', 'search'],
  malformed: ['bad', 'alert'],
};

interface ReportLinesProps {
  readonly report: StatusChangeReport;
  readonly words: ReportWords;
  readonly locale: string;
}

/** A line of the report a row: whom it matched, and what opens. */
export function ReportLines({ report, words, locale }: ReportLinesProps) {
  return (
    <Table
      caption={words.lines}
      rows={report.lines}
      keyOf={({ line }) => String(line)}
      columns={[
        {
          id: 'line',
          label: words.line,
          cell: ({ line }) => formatMessage(words.lineNumber, { line }, locale),
        },
        {
          id: 'employee',
          label: words.employee,
          cell: ({ employee_id: id, employee_name: name }) =>
            id === null ? <span className="fd-muted">{words.nobody}</span> : <bdi>{name ?? id}</bdi>,
        },
        {
          id: 'outcome',
          label: words.outcome,
          cell: (line) => <Outcome line={line} report={report} words={words} />,
        },
        {
          id: 'due',
          label: words.due,
          cell: ({ due_on: day }) =>
            day === null ? null : <time dateTime={day}>{longDate(day, locale)}</time>,
        },
      ]}
    />
  );
}

interface OutcomeProps {
  readonly line: StatusChangeLine;
  readonly report: StatusChangeReport;
  readonly words: ReportWords;
}

function Outcome({ line: { outcome }, report, words }: OutcomeProps) {
  const [tone, icon] = signs[outcome];
  const word =
    outcome === 'opened' && report.is_dry_run ? words.outcome_to_open : words[`outcome_${outcome}`];
  return <StatusWord tone={tone} icon={icon} word={word} />;
}
