import type { Field } from '../field.js';
import type { Localized } from '../localized.js';

/** Government text: as the official form prints it, in English only, never translated or reworded. */
export const asPrinted = (en: string): Localized => ({ en });

/** A block of government text between the fields of a form. */
export const verbatim = (name: string, text: string, link?: Field['link']): Field => ({
  path: `content.${name}`,
  kind: 'content',
  label: asPrinted(''),
  text: asPrinted(text),
  verbatim: true,
  ...(link ? { link } : {}),
});
