import { MessageKind, type PageLanguage } from '@firstday/domain';
import { readableLocale } from '@firstday/domain/languages';
import { paths, withQuery } from '../../paths';

/** Whose words, and in which language. */
export interface WordingsPlace {
  /** The id of an employer; empty for the whole account. */
  readonly employer: string;
  readonly language: PageLanguage;
}

/** Which message besides. */
export interface WordingPlace extends WordingsPlace {
  readonly kind: MessageKind;
}

/** As the address names them: in a language that messages have, else in the reader's. */
export const wordingsPlaceOf = (
  { employer, language }: Readonly<Record<string, string | string[] | undefined>>,
  locale: string,
): WordingsPlace => ({
  employer: typeof employer === 'string' ? employer : '',
  language: readableLocale(typeof language === 'string' ? language : locale),
});

/** Undefined where there is no such kind of message. */
export function wordingPlaceOf(kind: string, of: WordingsPlace): WordingPlace | undefined {
  const known = MessageKind.safeParse(kind);
  return known.success ? { ...of, kind: known.data } : undefined;
}

/** How the API names them. */
export const toWordingKey = ({ kind, language, employer }: WordingPlace) => ({
  kind,
  language,
  employer_id: employer || null,
});

/** The list of messages, by whose words they are. */
export const wordingsPath = ({ employer, language }: WordingsPlace): string =>
  withQuery(paths.messageWordings, { language, ...(employer && { employer }) });

/** The page of a message, with what was done on the page before. */
export const wordingPath = ({ kind, employer, language }: WordingPlace, done?: string): string =>
  withQuery(paths.messageWording(kind), { language, ...(employer && { employer }), done });
