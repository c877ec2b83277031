'use client';
import '../i18n/language-switch.css';
import { languages, type Locale } from '@firstday/domain/languages';
import type { Translate } from './translate';

interface ComponentHeaderProps {
  readonly say: Translate;
  readonly locale: Locale;
  readonly isTest: boolean;
}

/** The reader’s language, and whether all this is a test. */
export function ComponentHeader({ say, locale, isTest }: ComponentHeaderProps) {
  return (
    <header className="cmp-top" data-screen-only="">
      {isTest ? (
        <p className="cmp-test">
          <strong>{say('test')}</strong> <span className="cmp-test-hint">{say('testHint')}</span>
        </p>
      ) : null}
      <div className="cmp-languages" role="group" aria-label={say('language')}>
        {languages.map((language) => (
          <button
            key={language.locale}
            type="button"
            className="language-choice"
            lang={language.locale}
            dir={language.dir}
            aria-current={language.locale === locale || undefined}
            onClick={() => showIn(language.locale)}
          >
            {language.name}
          </button>
        ))}
      </div>
    </header>
  );
}

/** The same place in another language: the entry of the history, and with it the session, outlives the reload. */
function showIn(locale: Locale): void {
  const url = new URL(window.location.href);
  url.searchParams.set('locale', locale);
  window.history.replaceState(window.history.state, '', url);
  window.location.reload();
}
