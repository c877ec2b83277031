import type { LibraryEntry, UserSession } from '@firstday/domain';
import { Table } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';
import { ActionForm } from '../forms/action-form';
import { formLabels } from '../forms/form-labels';
import { Submit } from '../forms/submit';
import { hasPermission, toActionContext } from '../session/current-session';
import { updateLibraryPolicy } from './update-library-policy';

interface LibraryDifferencesProps {
  readonly session: UserSession;
  readonly entry: LibraryEntry;
  readonly here: string;
}

/** What the account has beside what the library says, and the button that takes the library's over. */
export async function LibraryDifferences({ session, entry, here }: LibraryDifferencesProps) {
  const t = await getTranslations('library');
  const { differences, version, library_version: taken, is_changed_by_account: isOwn } = entry;
  const isNewer = taken !== null && taken < version;
  if (differences.length === 0 && !isNewer) return null;
  return (
    <section className="hosted-section" aria-labelledby="differences">
      <h2 id="differences">{t('differencesTitle')}</h2>
      <p>{isNewer ? t('isNewer') : t('isYours')}</p>
      {differences.length === 0 ? null : (
        <Table
          caption={t('differencesTitle')}
          rows={differences}
          keyOf={({ property }) => property}
          columns={[
            { id: 'property', label: t('what'), cell: ({ property }) => t(`property_${property}`) },
            { id: 'yours', label: t('yours'), cell: ({ yours }) => <bdi>{yours}</bdi> },
            { id: 'library', label: t('librarys'), cell: ({ library }) => <bdi lang="en">{library}</bdi> },
          ]}
        />
      )}
      {hasPermission(session, 'policy:edit') ? (
        <ActionForm
          send={updateLibraryPolicy.bind(null, toActionContext(session, here), entry.key)}
          words={await formLabels()}
        >
          {isOwn ? <p className="fd-hint">{t('replaceHint')}</p> : null}
          <div className="fd-actions">
            <Submit variant="secondary">{t('takeOver')}</Submit>
          </div>
        </ActionForm>
      ) : null}
    </section>
  );
}
