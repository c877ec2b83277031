import { lineKind } from './line-kind.js';
import { readDigits } from './read-digits.js';

/** Nacha allows 17 characters. */
export const accountNumber = lineKind({
  parse: (given, field) =>
    readDigits(given, field, 'account_expected', (digits) =>
      digits.length < 4 || digits.length > 17 ? 'account_expected' : null,
    ),
});
