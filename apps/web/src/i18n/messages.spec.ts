import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { IntlMessageFormat } from 'intl-messageformat';
import { languages } from './locale';

type Catalog = ReadonlyMap<string, string>;

function catalog(locale: string): Catalog {
  const file = new URL(`../../messages/${locale}.json`, import.meta.url);
  const namespaces: Record<string, Record<string, string>> = JSON.parse(readFileSync(file, 'utf8'));
  return new Map(
    Object.entries(namespaces).flatMap(([namespace, messages]) =>
      Object.entries(messages).map(([key, text]) => [`${namespace}.${key}`, text] as const),
    ),
  );
}

const english = catalog('en');
const others = languages.filter(({ locale }) => locale !== 'en');

/** The blanks of a message: `{name}`, and the `{count, plural, …}` whose branches hold texts. */
const blanks = (text: string): readonly string[] =>
  [...new Set([...text.matchAll(/\{(\w+)(?=[},])/g)].map(([, name = '']) => name))].sort();

describe.each(others)('the catalog in $name', ({ locale }) => {
  const translated = catalog(locale);

  it('has every message, and none besides', () => {
    expect([...translated.keys()].sort()).toEqual([...english.keys()].sort());
  });

  it.each([...english])('fills the same blanks in %s', (key, text) => {
    expect(blanks(translated.get(key) ?? '')).toEqual(blanks(text));
  });

  it('repeats no sentence of the English catalog', () => {
    const isSentence = (text: string) => /[a-z]{2,} [a-z]{2,}/i.test(text.replaceAll(/\{[^}]*\}/g, ''));
    const repeated = [...english].filter(([key, text]) => isSentence(text) && translated.get(key) === text);
    expect(repeated).toEqual([]);
  });
});

describe.each(languages)('every message in $name', ({ locale }) => {
  it.each([...catalog(locale)])('%s can be read and filled', (_key, text) => {
    const values = Object.fromEntries(blanks(text).map((name) => [name, 3]));
    expect(new IntlMessageFormat(text, locale).format(values)).not.toMatch(/[{}]/);
  });
});
