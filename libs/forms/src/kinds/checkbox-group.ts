import { isChoices } from '../is-blank.js';
import type { AnswerValue } from '../answers.js';
import type { Field } from '../field.js';
import { textOf } from '../text-of.js';
import { blank, isBlankInput, accepted, rejected, type Kind } from './kind.js';

/** Any number of the field's options, kept in the order of the field. */
export const checkboxGroup: Kind = {
  parse: (given, field) => {
    if (isBlankInput(given)) return blank;
    const values: readonly unknown[] = Array.isArray(given) ? given : [given];
    const options = (field.options ?? []).map((it) => it.value);
    const isKnown = values.every((it) => typeof it === 'string' && options.includes(it));
    if (!isKnown || values.length > options.length) return rejected(field, 'choice_expected');
    const chosen = options.filter((it) => values.includes(it));
    return chosen.length === 0 ? blank : accepted(chosen);
  },
  format: (value, field, locale) =>
    new Intl.ListFormat(locale, { type: 'conjunction' }).format(labels(value, field, locale)),
  mask: () => '***',
  pdfText: (value, field) => labels(value, field, 'en').join(', '),
};

function labels(value: AnswerValue, field: Field, locale: string): readonly string[] {
  if (!isChoices(value)) return [];
  return (field.options ?? []).filter((it) => value.includes(it.value)).map((it) => textOf(it.label, locale));
}
