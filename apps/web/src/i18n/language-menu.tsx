import { languages } from '@firstday/domain/languages';
import { Icon, Menu } from '@firstday/ui';
import { getLocale, getTranslations } from 'next-intl/server';
import './language-menu.css';

interface LanguageMenuProps {
  readonly choose: (form: FormData) => Promise<void>;
}

/**
 * The language as one control. What is closed is not drawn: the names of other languages load no fonts of their scripts.
 */
export async function LanguageMenu({ choose }: LanguageMenuProps) {
  const [t, locale] = [await getTranslations('frame'), await getLocale()];
  const current = languages.find((language) => language.locale === locale);
  return (
    <Menu className="language-menu">
      <summary>
        <Icon name="globe" />
        <span className="fd-visually-hidden">{t('language')}: </span>
        <span className="language-menu-name">{current?.name}</span>
        <span className="language-menu-code" aria-hidden="true">
          {locale.slice(0, 2)}
        </span>
      </summary>
      <form action={choose}>
        {languages.map((language) => (
          <button
            key={language.locale}
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
    </Menu>
  );
}
