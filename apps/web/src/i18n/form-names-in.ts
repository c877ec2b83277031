import { catalog, formName, languageOf, textOf } from '@firstday/forms';
import type { FormNames } from './form-names';

/**
 * The forms of the catalog by the names that the API gives them. Those of the government are known by their number, which their titles do not say; the titles
 * are English, as the law has them.
 */
export function formNamesIn(locale: string): FormNames {
  return Object.fromEntries(
    catalog.map((edition) => {
      const { title, shortName, source } = edition;
      const name = source === 'government' ? shortName : title;
      const [text, lang] = [textOf(name, locale), languageOf(name, locale)];
      const isWhole = source === 'government' && lang === 'en';
      const whole = `${text}, ${textOf(title, 'en')}`;
      return [formName(edition), { text: isWhole ? whole : text, lang }];
    }),
  );
}
