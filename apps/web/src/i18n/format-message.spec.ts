import { languages, toRegionalLocale } from '@firstday/domain/languages';
import { webWords } from '@firstday/domain/languages/web-words';
import { describe, expect, it } from '@jest/globals';
import { IntlMessageFormat } from 'intl-messageformat';
import { formatMessage } from './format-message';

const blanks = (text: string) => [...text.matchAll(/\{(\w+)(?=[},])/g)].map(([, name = '']) => name);

const numbers = [0, 1, 2, 3, 11, 100, 1234, 1_000_000];

describe.each(languages)('the messages of the components in $name', ({ locale }) => {
  it('read as ICU has them, whatever the number', () => {
    for (const [key, text] of Object.entries(webWords[locale].components)) {
      const standard = new IntlMessageFormat(text, toRegionalLocale(locale));
      for (const number of numbers) {
        const values = Object.fromEntries(blanks(text).map((name) => [name, number]));
        expect([key, formatMessage(text, values, locale)]).toEqual([key, standard.format(values)]);
      }
    }
  });
});

describe('a message', () => {
  it('takes texts as they are, also where they look like blanks', () => {
    expect(formatMessage('Forms of {name}', { name: '{count} O’Neill' }, 'en')).toBe(
      'Forms of {count} O’Neill',
    );
  });

  it('groups numbers as they are read in the language', () => {
    const text = '{count, plural, one {# form} other {# forms}}';
    expect(formatMessage(text, { count: 1234 }, 'en')).toBe('1,234 forms');
    expect(formatMessage(text, { count: 1 }, 'en')).toBe('1 form');
  });
});
