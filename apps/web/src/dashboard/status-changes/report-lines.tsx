'use client';
import type { StatusChangeLine, StatusChangeOutcome, StatusChangeReport } from '@firstday/domain';
import { Banner, type IconName, StatusWord, Table, type Tone } from '@firstday/ui';
import { formatMessage } from '../../i18n/format-message';
import { longDate } from '../../i18n/long-date';
import type { ReportWords } from './report-state';

const signs: Readonly<Record<StatusChangeOutcome, readonly [Tone, IconName]>> = {
  opened: ['warn', 'pen'],
  open_already: ['warn', 'clock'],
  reverified: ['good', 'check'],
  never_reverified: ['good', 'check'],
  no_block_left: ['bad', 'alert'],
  form_open: ['warn', 'alert'],
  not_found: ['muted', 'search'],
  numbers_differ: ['warn', 'alert'],
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

/** What opens, or why nothing does; and by which numbers the line is that person's. */
function Outcome({ line, report, words }: OutcomeProps) {
  const [tone, icon] = signs[line.outcome];
  const matched = matchedWord(line, words);
  return (
    <>
      <StatusWord tone={tone} icon={icon} word={outcomeWord(line, report, words)} />
      {matched === undefined ? null : <div className="fd-small fd-muted">{matched}</div>}
    </>
  );
}

function outcomeWord(
  { outcome, column }: StatusChangeLine,
  { is_dry_run: isPlanned }: StatusChangeReport,
  words: ReportWords,
): string {
  if (outcome === 'opened' && isPlanned) return words.outcome_to_open;
  return column === null ? words[`outcome_${outcome}`] : words[`column_${column}`];
}

function matchedWord({ matched_by: by }: StatusChangeLine, words: ReportWords): string | undefined {
  const [number, ...more] = by;
  return number && (more.length > 0 ? words.matched_both : words[`matched_${number}`]);
}

/** Lines from which nothing follows because they matched nobody, or could not be read. */
const unmatched: ReadonlySet<StatusChangeOutcome> = new Set(['not_found', 'numbers_differ', 'malformed']);

/** Which lines matched nobody, by the reason: somebody has to look at them. */
export function UnmatchedLines({ report, words, locale }: ReportLinesProps) {
  const lines = report.lines.filter(({ outcome }) => unmatched.has(outcome));
  if (lines.length === 0) return null;
  const byReason = new Map<string, string[]>();
  for (const line of lines) {
    const reason = outcomeWord(line, report, words);
    byReason.set(reason, [...(byReason.get(reason) ?? []), String(line.line)]);
  }
  const list = new Intl.ListFormat(locale);
  return (
    <Banner tone="warn" icon="alert" title={formatMessage(words.unmatched, { count: lines.length }, locale)}>
      <ul>
        {[...byReason].map(([reason, of]) => (
          <li key={reason}>{formatMessage(words.unmatchedOf, { reason, lines: list.format(of) }, locale)}</li>
        ))}
      </ul>
    </Banner>
  );
}
