'use client';
import { Banner, Button, ErrorSummary, FileDrop } from '@firstday/ui';
import { DateField } from '@firstday/ui/date-field';
import { useActionState } from 'react';
import { formatMessage } from '../../i18n/format-message';
import { ReportLines, UnmatchedLines } from './report-lines';
import { initialReportState, type ReportWords, type SendReport } from './report-state';

interface ReportFormProps {
  readonly send: SendReport;
  readonly words: ReportWords;
  readonly problem: string;
  readonly locale: string;
}

/** The file and the day; below them what would follow, and the button that carries it out. */
export function ReportForm({ send, words, problem, locale }: ReportFormProps) {
  const [state, action, isSending] = useActionState(send, initialReportState);
  const { report, error, attempt, dueOn } = state;
  const isPlanned = report?.is_dry_run === true;
  return (
    <>
      <ErrorSummary
        title={problem}
        attempt={attempt}
        entries={error ? [{ message: error, target: 'report' }] : []}
      />
      <form key={attempt} className="hosted-form" action={action}>
        <FileDrop
          id="report"
          name="report"
          accept=".csv,text/csv"
          label={words.file}
          hint={words.fileHint}
          prompt={words.filePrompt}
        />
        <DateField
          id="due_on"
          name="due_on"
          label={words.dueOn}
          hint={words.dueOnHint}
          defaultValue={dueOn || null}
        />
        <div className="fd-actions">
          <Button type="submit" variant={isPlanned ? 'secondary' : 'primary'} isBusy={isSending}>
            {words.check}
          </Button>
        </div>
      </form>
      {report ? (
        <section className="hosted-section" aria-labelledby="outcome">
          <h2 id="outcome" tabIndex={-1}>
            {formatMessage(isPlanned ? words.planned : words.applied, { count: report.opened }, locale)}
          </h2>
          {isPlanned ? null : (
            <Banner tone="good" icon="check" role="status">
              <p>{words.recorded}</p>
              {report.opened > 0 ? <p>{words.appliedHint}</p> : null}
            </Banner>
          )}
          <UnmatchedLines report={report} words={words} locale={locale} />
          <ReportLines report={report} words={words} locale={locale} />
          {isPlanned ? (
            <form action={action} className="fd-actions">
              <Button type="submit" name="apply" value="yes" isBusy={isSending}>
                {report.opened > 0
                  ? formatMessage(words.apply, { count: report.opened }, locale)
                  : words.record}
              </Button>
            </form>
          ) : null}
        </section>
      ) : null}
    </>
  );
}
