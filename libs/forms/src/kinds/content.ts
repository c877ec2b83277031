import { textOf } from '../text-of.js';
import { blank, isNothing, wrong, type Kind } from './kind.js';

/** Fixed text: it is read, and takes no answer. */
export const content: Kind = {
  parse: (given, field) => (isNothing(given) ? blank : wrong(field, 'no_answer_expected')),
  format: (_value, field, locale) => (field.text ? textOf(field.text, locale) : ''),
  mask: () => null,
  pdfText: (_value, field) => field.text?.en ?? '',
};
