import { languages } from '@firstday/domain/languages';
import { getLocale, getTranslations } from 'next-intl/server';

/** Each language by its own name; the page is shown again as it stands. */
export async function LanguageSwitch({ choose }: { readonly choose: (form: FormData) => Promise<void> }) {
  const [t, locale] = [await getTranslations('frame'), await getLocale()];
  return (
    <form action={choose} className="hosted-languages" aria-label={t('language')}>
      {languages.map((language) => (
        <button
          key={language.locale}
          className="hosted-language"
          name="locale"
          value={language.locale}
          lang={language.locale}
          dir={language.dir}
          aria-current={language.locale === locale || undefined}
        >
          {language.name}
        </button>
      ))}
    </form>
  );
}
