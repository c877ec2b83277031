import { addDays } from '@firstday/forms';
import type { ComplianceDeadline, UserSession } from '@firstday/domain';
import { Table } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';
import { OpenDeadline } from '../calendar/open-deadline';
import { LinkToEmployee } from '../employees/link-to-employee';
import { readOrRedirect } from '../forms/write';
import { paths, withQuery } from '../paths';
import { hasPermission } from '../session/current-session';
import { LateDay } from './late-day';
import { reviewPath, type ReviewSearch } from './review-search';
import { today } from '../../i18n/today';

interface DocumentsThatEndProps {
  readonly session: UserSession;
  readonly asked: ReviewSearch;
}

/** 8 CFR 274a.2(b)(1)(vii) has a work authorization seen anew by the day it ends: so many days before, it is shown. */
const daysAhead = 90;
const mostShown = 10;

/** Completed forms of which the employer opens Supplement B, or replaces a receipt: nothing waits until they do. */
export async function DocumentsThatEnd({ session, asked }: DocumentsThatEndProps) {
  if (asked.waits === 'look' || asked.client || asked.form) return null;
  if (!hasPermission(session, 'task:view')) return null;
  const here = reviewPath(asked);
  const until = addDays(await today(), daysAhead);
  const { data, next_cursor: next } = await readOrRedirect(here, 'compliance_calendar.list', {
    query: {
      // The API takes kinds as one text.
      kind: 'reverification,receipt',
      due_on_lte: until,
      employer_id: asked.employer || undefined,
      per_page: mostShown,
    },
  });
  if (data.length === 0) return null;
  const t = await getTranslations('reviewQueue');
  return (
    <section className="hosted-section review-queue" aria-labelledby="documents-that-end">
      <h2 id="documents-that-end">{t('ending', { days: daysAhead })}</h2>
      <Endings session={session} here={here} deadlines={data} />
      {next ? (
        <p>
          <a href={withQuery(paths.calendar, { kind: 'reverification', employer: asked.employer })}>
            {t('allEnding')}
          </a>
        </p>
      ) : null}
    </section>
  );
}

interface EndingsProps {
  readonly session: UserSession;
  readonly here: string;
  readonly deadlines: readonly ComplianceDeadline[];
}

async function Endings({ session, here, deadlines }: EndingsProps) {
  const [t, words] = [await getTranslations('reviewQueue'), await getTranslations('components')];
  return (
    <Table
      caption={t('endingCaption')}
      rows={deadlines}
      keyOf={({ id }) => id}
      columns={[
        {
          id: 'employee',
          label: t('employee'),
          cell: ({ employee_id: id, employee_name: name }) => (
            <span className="review-who">
              <LinkToEmployee session={session} id={id} name={name} unnamed={t('unnamed')} />
            </span>
          ),
        },
        { id: 'what', label: t('what'), cell: ({ kind }) => words(`deadline_${kind}`) },
        {
          id: 'due',
          label: t('due'),
          cell: ({ due_at, due_on }) => <LateDay due_at={due_at} due_on={due_on} />,
        },
        {
          id: 'employer',
          label: t('employer'),
          cell: ({ employer_name: name }) => (name === null ? null : <bdi>{name}</bdi>),
        },
      ]}
      actions={{
        label: t('open'),
        of: (deadline) => <OpenDeadline session={session} here={here} deadline={deadline} />,
      }}
    />
  );
}
