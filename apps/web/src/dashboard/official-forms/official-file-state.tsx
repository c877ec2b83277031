import { StatusWord } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';
import { isWithheld, type OfficialForm } from './read-official-forms';

/** Whether the operator has installed the agency's file, and what is so without it. */
export async function OfficialFileState({ form }: { readonly form: OfficialForm }) {
  const t = await getTranslations('officialForms');
  const missing = form.official_files.find(({ is_installed }) => !is_installed);
  if (form.official_files.length === 0) return <span>{t('noFile')}</span>;
  if (!missing) return <StatusWord tone="good" icon="check" word={t('installed')} />;
  return (
    <>
      <StatusWord
        tone={isWithheld(form) ? 'bad' : 'warn'}
        icon="alert"
        word={isWithheld(form) ? t('withheld') : t('drawn')}
      />
      {missing.publisher === null ? null : (
        <p className="fd-hint">
          <bdi lang="en">{`${missing.title}, ${missing.edition} – ${missing.publisher}`}</bdi>
        </p>
      )}
    </>
  );
}
