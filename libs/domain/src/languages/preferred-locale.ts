import type { Locale } from './generated/languages.js';
import { supportedLocale } from './supported-locale.js';

/** The first of our languages that a browser says its reader knows, by weight. */
export function preferredLocale(acceptLanguage: string | null | undefined): Locale | undefined {
  const wanted = (acceptLanguage ?? '')
    .split(',')
    .map((entry) => {
      const [tag = '', ...parameters] = entry.split(';');
      const quality = parameters.map((it) => it.trim()).find((it) => it.startsWith('q='));
      return { tag, weight: quality ? Number(quality.slice(2)) : 1 };
    })
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight);
  for (const { tag } of wanted) {
    const locale = supportedLocale(tag);
    if (locale) return locale;
  }
  return undefined;
}
