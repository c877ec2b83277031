import { currentEdition, languageOf, textOf } from '@firstday/forms';

interface ShortFormName {
  readonly text: string;
  /** Undefined where nobody said in which language it is called so. */
  readonly lang: string | undefined;
}

/** What people call a form of the catalog, such as Form I-9; a form of an account's own has the name that it was given. */
export function shortFormName(key: string, name: string, locale: string): ShortFormName {
  const short = currentEdition(key)?.shortName;
  if (!short) return { text: name, lang: undefined };
  return { text: textOf(short, locale), lang: languageOf(short, locale) };
}
