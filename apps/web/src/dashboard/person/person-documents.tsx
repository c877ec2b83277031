import type { TaskVersion, UserSession } from '@firstday/domain';
import { EmptyState } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';
import { FileButton } from '../employees/list/file-button';
import { readOrRedirect } from '../forms/write';
import { paths, withQuery } from '../paths';
import { hasPermission } from '../session/current-session';
import { DocumentTable, type SignedVersion } from './document-table';
import { FileTable } from './file-table';
import { readTasks } from './read-tasks';

interface PersonDocumentsProps {
  readonly session: UserSession;
  readonly employee: string;
}

/** What the person signed, version by version, and the files that were given with it. */
export async function PersonDocuments({ session, employee }: PersonDocumentsProps) {
  const t = await getTranslations('person');
  const params = { employee_id: employee };
  const [tasks, { data }] = await Promise.all([
    readTasks(employee),
    readOrRedirect(withQuery(paths.employee(employee), { tab: 'documents' }), 'tasks.listDocuments', {
      params,
    }),
  ]);
  // In the order of their other page, what is due first on top.
  const forms = tasks.flatMap(({ id, name }) =>
    data.filter((one) => one.task_id === id).map((one) => ({ ...one, name })),
  );
  const signed = forms.flatMap(({ name, versions }) => toSigned(name, versions));
  if (signed.length === 0)
    return (
      <EmptyState icon="file" title={t('noDocuments')}>
        {t('noDocumentsHint')}
      </EmptyState>
    );
  return (
    <>
      <section className="hosted-section" aria-labelledby="documents">
        <h2 id="documents">{t('tab_documents')}</h2>
        <p className="fd-hint">{t('documentsHint')}</p>
        {signed.some(({ version }) => version.document !== null) &&
        hasPermission(session, 'employee:view_sensitive') ? (
          <FileButton
            href={withQuery(paths.employeeAct('documents'), {
              account: session.account.id,
              user: session.user.id,
            })}
            act={{ selection: { employee_ids: [employee] } }}
            word={t('downloadAll')}
          />
        ) : null}
        <DocumentTable session={session} rows={signed} />
      </section>
      <FileTable session={session} files={forms.flatMap(({ files }) => files)} />
    </>
  );
}

/** The newest first; of a form that nobody has signed there are none. */
const toSigned = (form: string, versions: readonly TaskVersion[]): SignedVersion[] =>
  versions.map((version) => ({ form, version, isOnly: versions.length === 1 })).toReversed();
