import type { PageLanguage } from '@firstday/domain';
import { readableLocale } from '@firstday/domain/languages';

/** Whose texts, and in which language. */
export interface TextsPlace {
  /** The id of an employer; empty for the whole account. */
  readonly employer: string;
  readonly language: PageLanguage;
}

/** As the address says it: in a language that pages have, else in the reader's. */
export const textsPlaceOf = (
  { employer, language }: Readonly<Record<string, string | string[] | undefined>>,
  locale: string,
): TextsPlace => ({
  employer: typeof employer === 'string' ? employer : '',
  language: readableLocale(typeof language === 'string' ? language : locale),
});
