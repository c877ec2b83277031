import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { IntlMessageFormat } from 'intl-messageformat';
import { toRegionalLocale } from '../i18n/long-date';
import { formatMessage } from './format-message';

function messagesIn(locale: string): [string, string][] {
  const file = new URL(`../../messages/${locale}.json`, import.meta.url);
  const catalog: { components: Record<string, string> } = JSON.parse(readFileSync(file, 'utf8'));
  return Object.entries(catalog.components);
}

const blanks = (text: string) => [...text.matchAll(/\{(\w+)(?=[},])/g)].map(([, name = '']) => name);

describe.each(['en', 'es', 'ar'])('the messages of the components in %s', (locale) => {
  it.each(messagesIn(locale))('%s reads as ICU has it, whatever the number', (_key, text) => {
    for (const number of [0, 1, 2, 3, 11, 100, 1234, 1_000_000]) {
      const values = Object.fromEntries(blanks(text).map((name) => [name, number]));
      const standard = new IntlMessageFormat(text, toRegionalLocale(locale)).format(values);
      expect(formatMessage(text, values, locale)).toBe(standard);
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
