import type { LibraryEntry, UserSession } from '@firstday/domain';
import { getTranslations } from 'next-intl/server';
import { ActionForm } from '../forms/action-form';
import { formLabels } from '../forms/form-labels';
import { Submit } from '../forms/submit';
import { hasPermission, toActionContext } from '../session/current-session';
import { addLibraryPolicy } from './add-library-policy';

interface AddPolicyProps {
  readonly session: UserSession;
  readonly entry: LibraryEntry;
  readonly here: string;
}

/** One act; whoever may not is told what it takes. */
export async function AddPolicy({ session, entry, here }: AddPolicyProps) {
  const t = await getTranslations('library');
  const makesForm = entry.forms.some((form) => form.is_from_library);
  const may = hasPermission(session, 'policy:edit') && (!makesForm || hasPermission(session, 'form:edit'));
  if (!may) return <p className="fd-hint">{makesForm ? t('mayNotBegin') : t('mayNotAdd')}</p>;
  return (
    <ActionForm
      send={addLibraryPolicy.bind(null, toActionContext(session, here), entry.key)}
      words={await formLabels()}
    >
      <div className="fd-actions">
        <Submit size="small" variant="secondary" icon="plus" aria-label={t('addOne', { name: entry.name })}>
          {t('add')}
        </Submit>
      </div>
    </ActionForm>
  );
}
