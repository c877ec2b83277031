import { languages, type Locale } from './generated/languages.js';

/** The words of a part in some language, where some may be missing. */
type Partly<Words> = {
  readonly [Name in keyof Words]?: Words[Name] extends string ? string : Partly<Words[Name]>;
};

/** The words of one part of the product in each language; what a language does not say, it says in English. */
export function inEveryLanguage<Words extends object>(
  english: Words,
  others: Readonly<Record<string, Partly<Words>>>,
): Readonly<Record<Locale, Words>>;
export function inEveryLanguage(english: object, others: Readonly<Record<string, object>>): object {
  return Object.fromEntries(languages.map(({ locale }) => [locale, completed(english, others[locale])]));
}

/** What it has besides stays: the messages of forms' checks are among the issues, by their codes. */
function completed(english: object, words: object = {}): object {
  const given: ReadonlyMap<string, unknown> = new Map(Object.entries(words));
  const texts = Object.entries(english).map(([name, text]: [string, unknown]) => [
    name,
    typeof text === 'object' && text !== null
      ? completed(text, asWords(given.get(name)))
      : (given.get(name) ?? text),
  ]);
  return { ...words, ...Object.fromEntries(texts) };
}

const asWords = (it: unknown): object => (typeof it === 'object' && it !== null ? it : {});
