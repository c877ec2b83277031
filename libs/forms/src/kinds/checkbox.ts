import { messageText } from '../messages/message-text.js';
import { blank, isBlankInput, accepted, rejected, type Kind } from './kind.js';

/** A page without JavaScript sends `on` for a ticked box. */
const spellings: ReadonlyMap<unknown, boolean> = new Map<unknown, boolean>([
  [true, true],
  [false, false],
  ['true', true],
  ['on', true],
  ['false', false],
]);

export const checkbox: Kind = {
  parse: (given, field) => {
    if (isBlankInput(given)) return blank;
    const ticked = spellings.get(given);
    return ticked === undefined ? rejected(field, 'tick_expected') : accepted(ticked);
  },
  format: (value, _field, locale) => messageText(value === true ? 'yes' : 'no', locale),
  mask: () => '***',
  pdfText: (value) => (value === true ? 'X' : ''),
};
