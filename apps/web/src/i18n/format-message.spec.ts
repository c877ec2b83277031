import { languages, toRegionalLocale } from '@firstday/domain/languages';
import { webWords } from '@firstday/domain/languages/web-words';
import { describe, expect, it } from '@jest/globals';
import { IntlMessageFormat } from 'intl-messageformat';
import { formatMessage } from './format-message';

const blanks = (text: string) => [...text.matchAll(/\{(\w+)(?=[},])/g)].map(([, name = '']) => name);

describe.each(languages)('the messages of the components in $name', ({ locale }) => {
  it.each(Object.entries(webWords[locale].components))(
    '%s reads as ICU has it, whatever the number',
    (_key, text) => {
      for (const number of [0, 1, 2, 3, 11, 100, 1234, 1_000_000]) {
        const values = Object.fromEntries(blanks(text).map((name) => [name, number]));
        const standard = new IntlMessageFormat(text, toRegionalLocale(locale)).format(values);
        expect(formatMessage(text, values, locale)).toBe(standard);
      }
    },
  );
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
