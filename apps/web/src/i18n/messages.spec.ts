import { languages } from '@firstday/domain/languages';
import { webWords } from '@firstday/domain/languages/web-words';
import { describe, expect, it } from '@jest/globals';
import { IntlMessageFormat } from 'intl-messageformat';

/** The blanks of a message: `{name}`, and the `{count, plural, …}` whose branches hold texts. */
const blanks = (text: string): readonly string[] =>
  [...text.matchAll(/\{(\w+)(?=[},])/g)].map(([, name = '']) => name);

/** With a number in each of its blanks, or why it cannot be. */
function filled(text: string, locale: string): string {
  const values = Object.fromEntries(blanks(text).map((name) => [name, 3]));
  try {
    return String(new IntlMessageFormat(text, locale).format(values));
  } catch (error) {
    return `{${error}}`;
  }
}

describe.each(languages)('every message in $name', ({ locale }) => {
  // A test for each of the thousands would take longer than the messages do.
  it.each(Object.entries(webWords[locale]))('of %s can be read and filled', (_namespace, texts) => {
    const all = Object.entries(texts).map(([key, text]) => ({ key, text: filled(text, locale) }));
    expect(all.length).toBeGreaterThan(0);
    expect(all.filter(({ text }) => /[{}]/.test(text))).toEqual([]);
  });
});
