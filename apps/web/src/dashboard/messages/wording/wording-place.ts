import { MessageKind, type PageLanguage } from '@firstday/domain';
import { readableLocale } from '@firstday/domain/languages';
import { paths, withQuery } from '../../paths';

/** Which message, and in which language. */
export interface WordingPlace {
  readonly kind: MessageKind;
  readonly language: PageLanguage;
}

/** The language that the address names, else the reader's. */
export const wordingLanguageOf = (asked: unknown, locale: string): PageLanguage =>
  readableLocale(typeof asked === 'string' ? asked : locale);

/** As the address says it; undefined where there is no such kind of message. */
export function wordingPlaceOf(kind: string, language: PageLanguage): WordingPlace | undefined {
  const known = MessageKind.safeParse(kind);
  return known.success ? { kind: known.data, language } : undefined;
}

/** The page of a message, with what was done on the page before. */
export const wordingPath = ({ kind, language }: WordingPlace, done?: string): string =>
  withQuery(paths.messageWording(kind), { language, done });
