import { catalog, currentEdition, type Edition, formName, languageOf, textOf } from '@firstday/forms';

interface ShortFormName {
  readonly text: string;
  /** Undefined where nobody said in which language it is called so. */
  readonly lang: string | undefined;
}

/** What people call a form of the catalog, such as Form I-9; a form of an account's own has the name that it was given. */
export function shortFormName(key: string, name: string, locale: string): ShortFormName {
  const edition = currentEdition(key);
  return edition ? shortNameOf(edition, locale) : { text: name, lang: undefined };
}

/** The same for a form of which no more is known than the name that the API gives it. */
export function shortNameOfForm(name: string, locale: string): ShortFormName {
  const edition = catalog.findLast((one) => formName(one) === name);
  return edition ? shortNameOf(edition, locale) : { text: name, lang: undefined };
}

const shortNameOf = ({ shortName }: Pick<Edition, 'shortName'>, locale: string): ShortFormName => ({
  text: textOf(shortName, locale),
  lang: languageOf(shortName, locale),
});
