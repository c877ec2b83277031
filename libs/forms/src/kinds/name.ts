import { wrong } from './kind.js';
import { lineKind } from './line-kind.js';
import { readLine } from './read-text.js';

const LIMIT = 100;

/** A name in any script: letters there must be, and nothing else is anyone's business. */
export const name = lineKind({
  parse: (given, field) => {
    const parsed = readLine(given, field, field.maxLength ?? LIMIT);
    if (!parsed.ok || parsed.value === null) return parsed;
    return /\p{L}/u.test(parsed.value) ? parsed : wrong(field, 'name_expected');
  },
});
