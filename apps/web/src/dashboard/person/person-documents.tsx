import type { TaskVersion, UserSession } from '@firstday/domain';
import { EmptyState } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';
import { call } from '../../api/call';
import { userCredential } from '../../api/user-credential';
import { FileButton } from '../employees/list/file-button';
import { paths, withQuery } from '../paths';
import { hasPermission } from '../session/current-session';
import { DocumentTable, type SignedVersion } from './document-table';
import { FileTable } from './file-table';
import { readMaskedFields, type TaskFieldsOf } from './read-masked-fields';
import { readTasks } from './read-tasks';

interface PersonDocumentsProps {
  readonly session: UserSession;
  readonly employee: string;
}

/** What the person signed, version by version, and the files that were given with it. */
export async function PersonDocuments({ session, employee }: PersonDocumentsProps) {
  const t = await getTranslations('person');
  const tasks = await readTasks(employee);
  const [versions, fields] = await Promise.all([
    Promise.all(tasks.map(({ id, name }) => readVersions(id, name))),
    Promise.all(tasks.map(({ id }) => readMaskedFields(id))),
  ]);
  const signed = versions.flat();
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
      <FileTable session={session} fields={fields.filter((one): one is TaskFieldsOf => one !== undefined)} />
    </>
  );
}

/** The newest first; of a form that nobody has signed there are none. */
async function readVersions(task_id: string, form: string): Promise<SignedVersion[]> {
  const read = await call('tasks.listVersions', { params: { task_id } }, await userCredential());
  const versions: readonly TaskVersion[] = read.ok ? read.value.versions : [];
  return versions.map((version) => ({ form, version, isOnly: versions.length === 1 })).toReversed();
}
