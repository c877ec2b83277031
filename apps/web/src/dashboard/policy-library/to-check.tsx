import type { LibraryEntry } from '@firstday/domain';
import { getLocale, getTranslations } from 'next-intl/server';

/** What somebody compares with the law and the official file before the form is used. */
export async function ToCheck({ entry }: { readonly entry: LibraryEntry }) {
  const [t, locale] = [await getTranslations('library'), await getLocale()];
  if (entry.to_check.length === 0) return null;
  return (
    <>
      <h3>{entry.official_file ? t('toCheck') : t('toCheckOwn')}</h3>
      <ul className="library-points">
        {entry.to_check.map((words) => (
          <li key={words['en']}>
            <bdi lang={words[locale] ? undefined : 'en'}>{words[locale] ?? words['en']}</bdi>
          </li>
        ))}
      </ul>
    </>
  );
}
