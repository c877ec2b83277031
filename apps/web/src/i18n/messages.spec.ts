import { languages } from '@firstday/domain/languages';
import { webWords } from '@firstday/domain/languages/web-words';
import { describe, expect, it } from '@jest/globals';
import { IntlMessageFormat } from 'intl-messageformat';

/** The blanks of a message: `{name}`, and the `{count, plural, …}` whose branches hold texts. */
const blanks = (text: string): readonly string[] =>
  [...text.matchAll(/\{(\w+)(?=[},])/g)].map(([, name = '']) => name);

describe.each(languages)('every message in $name', ({ locale }) => {
  const messages = Object.entries(webWords[locale]).flatMap(([namespace, texts]) =>
    Object.entries(texts).map(([key, text]) => [`${namespace}.${key}`, text] as const),
  );

  it.each(messages)('%s can be read and filled', (_key, text) => {
    const values = Object.fromEntries(blanks(text).map((name) => [name, 3]));
    expect(new IntlMessageFormat(text, locale).format(values)).not.toMatch(/[{}]/);
  });
});
