import { defaultLocale, type Locale } from '@firstday/domain/languages';

const types = { and: 'conjunction', or: 'disjunction' } as const;
const formats = new Map<string, Intl.ListFormat>();

/** `A`, `A and B`, `A, B and C`: in English without a comma before the last. */
export function listing(
  parts: readonly string[],
  conjunction: 'and' | 'or',
  locale: Locale = defaultLocale,
): string {
  const key = `${locale} ${conjunction}`;
  const type = types[conjunction];
  const format = formats.get(key) ?? new Intl.ListFormat(locale === 'en' ? 'en-GB' : locale, { type });
  formats.set(key, format);
  return format.format(parts);
}
