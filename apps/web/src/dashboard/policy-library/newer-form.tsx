import type { LibraryEntry } from '@firstday/domain';
import { LinkButton } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';
import { paths } from '../paths';

/** Where the library has written a form anew: from which version the account's came, and what the newer one says otherwise. */
export async function NewerForm({ entry }: { readonly entry: LibraryEntry }) {
  const [t, change] = [await getTranslations('library'), await getTranslations('forms')];
  const [form] = entry.forms.filter(({ changes }) => changes.length > 0);
  if (!form || form.form_id === null) return null;
  const versions = { taken: form.taken_version ?? 1, newest: form.library_version ?? 1 };
  return (
    <section className="hosted-section" aria-labelledby="newer-form">
      <h2 id="newer-form">{t('newerFormTitle')}</h2>
      <p>{t('newerFormHint', versions)}</p>
      <ul className="library-points">
        {form.changes.map((it) => (
          <li key={`${it.of} ${it.id} ${it.change}`}>
            <bdi lang="en">{it.id}</bdi> {change(`change_${it.change}`)}
          </li>
        ))}
      </ul>
      <div className="fd-actions">
        <LinkButton variant="secondary" href={paths.form(form.form_id)}>
          {t('openText')}
        </LinkButton>
      </div>
    </section>
  );
}
