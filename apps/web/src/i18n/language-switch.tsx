import { languages } from '@firstday/domain/languages';
import { getLocale, getTranslations } from 'next-intl/server';
import './language-switch.css';

/** Each language by its own name; the page is shown again as it stands. */
export async function LanguageSwitch({ choose }: { readonly choose: (form: FormData) => Promise<void> }) {
  const [t, locale] = [await getTranslations('frame'), await getLocale()];
  return (
    <form action={choose} className="language-row" aria-label={t('language')}>
      {languages.map((language) => (
        <button
          key={language.locale}
          className="language-choice"
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
