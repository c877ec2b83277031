import { rejected } from './kind.js';
import { lineKind } from './line-kind.js';
import { readLine } from './read-line.js';

const LIMIT = 100;

/** A name in any script. It must contain a letter; anything else is allowed. */
export const name = lineKind({
  parse: (given, field) => {
    const parsed = readLine(given, field, field.maxLength ?? LIMIT);
    if (!parsed.ok || parsed.value === null) return parsed;
    return /\p{L}/u.test(parsed.value) ? parsed : rejected(field, 'name_expected');
  },
});
