import { operations, type TaskRow, type UserSession } from '@firstday/domain';
import { EmptyState, LinkButton, StatusWord, Table } from '@firstday/ui';
import { getLocale, getTimeZone, getTranslations } from 'next-intl/server';
import { operationUrl } from '../../api/operation-url';
import { formNamesIn } from '../../i18n/form-names-in';
import { longDateOf } from '../../i18n/long-date';
import { taskRowStatus } from '../../i18n/task-row-status';
import { readOrRedirect } from '../forms/write';
import { DueDay } from '../shell/due-day';
import { paths } from '../paths';
import { OpenTaskButton } from './open-task-button';

interface EmployeeFormsProps {
  readonly session: UserSession;
  readonly employee: string;
  /** The page that this is on. */
  readonly here?: string;
}

/** Every form of the person, what is due first on top: why it is asked, whose turn it is, and what can be done. */
export async function EmployeeForms({
  session,
  employee,
  here = paths.employee(employee),
}: EmployeeFormsProps) {
  const [t, words] = [await getTranslations('employees'), await getTranslations('components')];
  const query = { employee_id: employee, order_by: 'due_at', limit: 100 } as const;
  const { data } = await readOrRedirect(here, 'component_rows.listTasks', { query });
  return (
    <section className="hosted-section" aria-labelledby="forms">
      <h2 id="forms">{t('forms')}</h2>
      {data.length === 0 ? (
        <EmptyState icon="file" title={t('noForms')}>
          {t('noFormsHint')}
        </EmptyState>
      ) : (
        <Table
          caption={t('forms')}
          rows={data}
          keyOf={({ task }) => task.id}
          columns={[
            { id: 'form', label: t('form'), cell: (row) => <FormCell row={row} /> },
            { id: 'status', label: t('status'), cell: (row) => <StatusCell row={row} /> },
            { id: 'due', label: words('due'), cell: (row) => <DueCell row={row} /> },
          ]}
          actions={{
            label: t('actions'),
            of: (row) => <FormActions session={session} here={here} row={row} />,
          }}
        />
      )}
    </section>
  );
}

interface CellProps {
  readonly row: TaskRow;
}

/** The form, and the first reason for it in a sentence. */
async function FormCell({ row: { task, reasons } }: CellProps) {
  const [t, locale] = [await getTranslations('employees'), await getLocale()];
  const name = formNamesIn(locale)[task.name];
  const [reason] = reasons;
  return (
    <span className="employee-form">
      <bdi lang={name?.lang}>{name?.text ?? task.name}</bdi>
      <span className="fd-muted" lang={reason ? 'en' : undefined}>
        {reason ? <bdi>{reason.sentence}</bdi> : t('addedByHand')}
      </span>
    </span>
  );
}

async function StatusCell({ row: { task } }: CellProps) {
  const [t, words, locale] = [
    await getTranslations('employees'),
    await getTranslations('components'),
    await getLocale(),
  ];
  // Its new account takes effect then: until that day the earlier form says where the pay goes.
  if (task.bank_change)
    return (
      <StatusWord
        tone="muted"
        icon="wait"
        word={t('bankOnHold', {
          date: longDateOf(task.bank_change.pending_until, locale, await getTimeZone()),
        })}
      />
    );
  const { tone, icon, word } = taskRowStatus(task);
  return <StatusWord tone={tone} icon={icon} word={words(word)} />;
}

async function DueCell({ row: { task } }: CellProps) {
  const words = await getTranslations('components');
  if (task.status !== 'requires_action') return null;
  if (task.due_at) return <DueDay due_at={task.due_at} />;
  return <span className="fd-muted">{words('noDeadline')}</span>;
}

interface FormActionsProps extends EmployeeFormsPlace {
  readonly row: TaskRow;
}

interface EmployeeFormsPlace {
  readonly session: UserSession;
  readonly here: string;
}

const documents = {
  download_document: ['tasks.getPdf', 'document'],
  download_certificate: ['tasks.getCertificate', 'certificate'],
} as const;

/** What the API says can be done with it by whoever looks. */
async function FormActions({ session, here, row: { task, actions } }: FormActionsProps) {
  const t = await getTranslations('employees');
  const sides = [
    actions.includes('open_as_employer') ? 'employer' : null,
    actions.includes('open_as_employee') ? 'employee' : null,
  ] as const;
  return (
    <>
      {sides.map((side) =>
        side === null ? null : (
          <OpenTaskButton
            key={side}
            session={session}
            here={here}
            task={task.id}
            side={side}
            label={t(side === 'employer' ? 'openOurs' : 'openTheirs')}
            name={task.name}
          />
        ),
      )}
      {(['download_document', 'download_certificate'] as const)
        .filter((action) => actions.includes(action))
        .map((action) => {
          const [operation, word] = documents[action];
          return (
            <LinkButton
              key={action}
              variant="secondary"
              size="small"
              icon="download"
              href={operationUrl(operations[operation].path, { params: { task_id: task.id } })}
              download
              aria-label={t('downloadOf', { what: t(word), form: task.name })}
            >
              {t(word)}
            </LinkButton>
          );
        })}
    </>
  );
}
