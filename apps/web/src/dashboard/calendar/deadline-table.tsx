import './deadline-table.css';
import type { ComplianceDeadline, UserSession } from '@firstday/domain';
import { Table } from '@firstday/ui';
import { getLocale, getTranslations } from 'next-intl/server';
import { shortNameOfForm } from '../../i18n/short-form-name';
import { LinkToEmployee } from '../employees/link-to-employee';
import { hasPermission } from '../session/current-session';
import { DueDay } from '../shell/due-day';
import { OpenDeadline } from './open-deadline';

interface DeadlineTableProps {
  readonly session: UserSession;
  readonly here: string;
  readonly caption: string;
  readonly deadlines: readonly ComplianceDeadline[];
}

/** A deadline a row: whose it is, what is due and why, and the way there. */
export async function DeadlineTable({ session, here, caption, deadlines }: DeadlineTableProps) {
  const t = await getTranslations('calendar');
  const mayOpen = hasPermission(session, 'task:edit');
  return (
    <Table
      caption={caption}
      rows={deadlines}
      keyOf={({ id }) => id}
      columns={[
        {
          id: 'employee',
          label: t('employee'),
          cell: ({ employee_id: id, employee_name: name }) => (
            <span className="due-short">
              <LinkToEmployee session={session} id={id} name={name} unnamed={t('unnamed')} />
            </span>
          ),
        },
        { id: 'what', label: t('what'), cell: (deadline) => <What deadline={deadline} /> },
        {
          id: 'due',
          label: t('due'),
          cell: ({ due_at, due_on }) => <DueDay due_at={due_at} due_on={due_on} />,
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
  const name = form === null ? undefined : shortNameOfForm(form, locale);
  return (
    <div className="due-what">
      <span>{words(`deadline_${kind}`)}</span>
      {name === undefined ? null : (
        <span className="fd-small">
          <bdi lang={name.lang} title={form ?? undefined}>
            {name.text}
          </bdi>
          {kind === 'section' && section ? (
            <>
              {' · '}
              <bdi lang="en">{section}</bdi>
            </>
          ) : null}
        </span>
      )}
      <span className="fd-small">
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
