import { catalog, languageOf, textOf } from '@firstday/forms';
import type { FormNames } from './form-names';

/**
 * The forms of the catalog. Those of the government are known by their number, which their titles do not say; the titles
 * are English, as the law has them.
 */
export function formNamesIn(locale: string): FormNames {
  return Object.fromEntries(
    catalog.map(({ title, shortName, source }) => {
      const english = textOf(title, 'en');
      const name = source === 'government' ? shortName : title;
      const [text, lang] = [textOf(name, locale), languageOf(name, locale)];
      const isWhole = source === 'government' && lang === 'en';
      return [english, { text: isWhole ? `${text}, ${english}` : text, lang }];
    }),
  );
}
