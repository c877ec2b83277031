import './deadline-table.css';
import type { ComplianceDeadline, UserSession } from '@firstday/domain';
import { StatusWord, Table } from '@firstday/ui';
import { getLocale, getTranslations } from 'next-intl/server';
import { formNamesIn } from '../../i18n/form-names-in';
import { longDate } from '../../i18n/long-date';
import { LinkToEmployee } from '../employees/link-to-employee';
import { hasPermission } from '../session/current-session';
import { dueGroupOf, isDueToday } from './due-group';
import { OpenDeadline } from './open-deadline';

interface DeadlineTableProps {
  readonly session: UserSession;
  readonly here: string;
  readonly caption: string;
  readonly deadlines: readonly ComplianceDeadline[];
  readonly now: Date;
}

/** A deadline a row: what is due, why, whose it is, and the way there. */
export async function DeadlineTable({ session, here, caption, deadlines, now }: DeadlineTableProps) {
  const [t, locale] = [await getTranslations('calendar'), await getLocale()];
  const mayOpen = hasPermission(session, 'task:edit');
  return (
    <Table
      caption={caption}
      rows={deadlines}
      keyOf={({ id }) => id}
      columns={[
        { id: 'what', label: t('what'), cell: (deadline) => <What deadline={deadline} /> },
        {
          id: 'due',
          label: t('due'),
          cell: (deadline) => (
            <span className="fd-day">
              <Due deadline={deadline} now={now} locale={locale} />
            </span>
          ),
        },
        {
          id: 'employee',
          label: t('employee'),
          cell: ({ employee_id: id, employee_name: name }) => (
            <span className="due-short">
              <LinkToEmployee session={session} id={id} name={name} unnamed={t('unnamed')} />
            </span>
          ),
        },
        {
          id: 'employer',
          label: t('employer'),
          cell: ({ employer_name: name }) => (name === null ? null : <bdi className="due-short">{name}</bdi>),
        },
      ]}
      actions={
        mayOpen
          ? {
              label: t('open'),
              of: (deadline) => <OpenDeadline session={session} here={here} deadline={deadline} />,
            }
          : undefined
      }
    />
  );
}

interface CellProps {
  readonly deadline: ComplianceDeadline;
}

/** The step, the form that it is about, and in plain words why it is asked. */
async function What({ deadline }: CellProps) {
  const { kind, form_name: form, section_name: section, legal_basis: law, is_sure: isSure } = deadline;
  const [words, locale] = [await getTranslations('components'), await getLocale()];
  const name = form === null ? undefined : formNamesIn(locale)[form];
  return (
    <div className="due-what">
      <strong>{words(`deadline_${kind}`)}</strong>
      {form === null ? null : <bdi lang={name?.lang}>{name?.text ?? form}</bdi>}
      {kind === 'section' && section ? (
        <bdi className="fd-muted" lang="en">
          {section}
        </bdi>
      ) : null}
      <span className="fd-muted">
        {words(`because_${kind === 'section' && law === null ? 'chosen' : kind}`)}
        {law === null ? null : (
          <>
            {' '}
            <bdi className="due-law" dir="ltr" lang="en">{`(${law})`}</bdi>
          </>
        )}
        {isSure ? null : ` ${words('unsureDay')}`}
      </span>
    </div>
  );
}

interface DueProps extends CellProps {
  readonly now: Date;
  readonly locale: string;
}

async function Due({ deadline: { due_at, due_on }, now, locale }: DueProps) {
  const words = await getTranslations('components');
  const date = longDate(due_on, locale);
  if (dueGroupOf(due_at, now) === 'overdue')
    return <StatusWord tone="bad" icon="alert" word={words('overdueSince', { date })} />;
  if (isDueToday(due_at, now)) return <StatusWord tone="warn" icon="clock" word={words('dueToday')} />;
  return <time dateTime={due_on}>{words('dueOn', { date })}</time>;
}
