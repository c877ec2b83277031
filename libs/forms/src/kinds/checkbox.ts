import { phrase } from '../messages/phrase.js';
import { blank, isNothing, understood, wrong, type Kind } from './kind.js';

/** What a page without JavaScript sends for a ticked box is `on`. */
const spellings: ReadonlyMap<unknown, boolean> = new Map<unknown, boolean>([
  [true, true],
  [false, false],
  ['true', true],
  ['on', true],
  ['false', false],
]);

export const checkbox: Kind = {
  parse: (given, field) => {
    if (isNothing(given)) return blank;
    const ticked = spellings.get(given);
    return ticked === undefined ? wrong(field, 'tick_expected') : understood(ticked);
  },
  format: (value, _field, locale) => phrase(value === true ? 'yes' : 'no', locale),
  mask: () => '***',
  pdfText: (value) => (value === true ? 'X' : ''),
};
