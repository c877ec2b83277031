import './archived-task-page.css';
import { type ArchivedTask, operations, type UserSession } from '@firstday/domain';
import { Heading, LinkButton } from '@firstday/ui';
import { getLocale, getTranslations } from 'next-intl/server';
import { formNamesIn } from '../../i18n/form-names-in';
import { operationUrl } from '../../api/operation-url';
import { readOrRedirect } from '../forms/write';
import { Back } from '../shell/back';
import { Day } from '../shell/day';
import { RequirePermission } from '../shell/require-permission';
import { paths, withQuery } from '../paths';
import { hasPermission } from '../session/current-session';
import { LegalHolds } from './legal-holds';
import { RetentionDate } from './retention-date';

interface ArchivedTaskPageProps {
  readonly session: UserSession;
  readonly id: string;
  readonly done: unknown;
}

/** One form of the archive: what is known of it, its documents, and what can be done. */
export async function ArchivedTaskPage({ session, id, done }: ArchivedTaskPageProps) {
  const t = await getTranslations('archive');
  return (
    <RequirePermission session={session} section="archive" needs="task:view" title={t('title')} done={done}>
      {async () => {
        const params = { archived_task_id: id };
        const form = await readOrRedirect(paths.archived(id), 'archived_tasks.findById', { params });
        return (
          <div className="dash-column">
            <Back href={paths.archive}>{t('title')}</Back>
            <Heading title={{ text: form.task.name, ...formNamesIn(await getLocale())[form.task.name] }}>
              <p className="fd-hint">
                <bdi>{form.employee_name ?? t('unnamed')}</bdi>
                {form.is_employee_deleted ? ` · ${t('employeeDeleted')}` : null}
              </p>
            </Heading>
            <Facts form={form} />
            <Actions session={session} form={form} />
            {hasPermission(session, 'legal_hold:view') ? <LegalHolds session={session} form={form} /> : null}
          </div>
        );
      }}
    </RequirePermission>
  );
}

interface FormProps {
  readonly form: ArchivedTask;
}

async function Facts({ form: { task, withdrawn } }: FormProps) {
  const [t, locale] = [await getTranslations('archive'), await getLocale()];
  const facts = [
    { id: 'withdrawn', value: <Day moment={withdrawn.at} locale={locale} /> },
    { id: 'why', value: t(`cause_${withdrawn.cause ?? 'unknown'}`) },
    ...(withdrawn.reason ? [{ id: 'reason' as const, value: t(`reason_${withdrawn.reason}`) }] : []),
    ...(withdrawn.by.id ? [{ id: 'by' as const, value: <Withdrawer by={withdrawn.by} /> }] : []),
    { id: 'keptUntil', value: <RetentionDate task={task} /> },
    { id: 'rule', value: <bdi>{task.retention_rule}</bdi> },
  ] as const;
  return (
    <dl className="archive-facts">
      {facts.map(({ id, value }) => (
        <div key={id}>
          <dt>{t(id)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What deleted it, such as an API token, and which one. */
async function Withdrawer({ by: { kind, id } }: { readonly by: ArchivedTask['withdrawn']['by'] }) {
  const t = await getTranslations('securityLog');
  return (
    <>
      {kind ? `${t(`actor_${kind}`)} ` : null}
      <bdi>{id}</bdi>
    </>
  );
}

async function Actions({ session, form }: FormProps & { readonly session: UserSession }) {
  const t = await getTranslations('archive');
  const { id, task } = form;
  const address = (operation: 'archived_tasks.getPdf' | 'archived_tasks.getCertificate') =>
    operationUrl(operations[operation].path, { params: { archived_task_id: id } });
  const isFinished = task.status === 'completed';
  return (
    <div className="fd-actions">
      {isFinished && hasPermission(session, 'employee:view_sensitive') ? (
        <LinkButton variant="secondary" icon="download" href={address('archived_tasks.getPdf')} download>
          {t('document')}
        </LinkButton>
      ) : null}
      {isFinished ? (
        <LinkButton
          variant="secondary"
          icon="download"
          href={address('archived_tasks.getCertificate')}
          download
        >
          {t('certificate')}
        </LinkButton>
      ) : null}
      <LinkButton variant="secondary" icon="file" href={withQuery(paths.versions, { task: id })}>
        {t('versionsLink')}
      </LinkButton>
      {hasPermission(session, 'task:edit') ? (
        <LinkButton variant="secondary" href={paths.restore(id)}>
          {t('restore')}
        </LinkButton>
      ) : null}
    </div>
  );
}
