import { textOf } from '../text-of.js';
import { blank, isBlankInput, accepted, rejected } from './kind.js';
import { lineKind } from './line-kind.js';

/** One of the field's options, by its value: a select or a group of radio buttons. */
export const choice = lineKind({
  parse: (given, field) => {
    if (isBlankInput(given)) return blank;
    const option = field.options?.find((it) => it.value === given);
    return option ? accepted(option.value) : rejected(field, 'choice_expected');
  },
  format: (value, field, locale) => labelOf(value, field, locale),
  mask: () => '***',
  pdfText: (value, field) => labelOf(value, field, 'en'),
});

function labelOf(
  ...[value, field, locale]: Parameters<NonNullable<Parameters<typeof lineKind>[0]['format']>>
) {
  const option = field.options?.find((it) => it.value === value);
  return option ? textOf(option.label, locale) : value;
}
