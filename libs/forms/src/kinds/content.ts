import { textOf } from '../text-of.js';
import { blank, isBlankInput, rejected, type Kind } from './kind.js';

/** Fixed text without an answer. */
export const content: Kind = {
  parse: (given, field) => (isBlankInput(given) ? blank : rejected(field, 'no_answer_expected')),
  format: (_value, field, locale) => (field.text ? textOf(field.text, locale) : ''),
  mask: () => null,
  pdfText: (_value, field) => field.text?.en ?? '',
};
