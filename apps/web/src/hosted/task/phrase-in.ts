import { directionOf } from '@firstday/domain/languages';
import { languageOf, type Localized, textOf } from '@firstday/forms';
import type { Phrase } from '@firstday/ui';

/** The text for a reader, marked with its language where that is not the reader's. */
export function phraseIn(localized: Localized, locale: string): Phrase {
  const text = textOf(localized, locale);
  const language = languageOf(localized, locale);
  if (language === locale || text === '') return { text };
  const dir = directionOf(language);
  return { text, lang: language, ...(dir === directionOf(locale) ? {} : { dir }) };
}

/** The same for a text that the API answered, which is held to have English. */
export const localizedPhrase = (text: Readonly<Record<string, string>>, locale: string): Phrase =>
  phraseIn({ en: '', ...text }, locale);
