import { understood, wrong } from './kind.js';
import { lineKind } from './line-kind.js';
import { readLine } from './read-text.js';

/** RFC 5321 allows 254 characters; what a mailbox accepts beyond this shape only the mail can tell. */
const LIMIT = 254;
const shape = /^[^\s@,;<>()"]{1,64}@(?:[^\s@.,;<>()"]+\.)+[^\s@.,;<>()"]{2,}$/u;

export const email = lineKind({
  parse: (given, field) => {
    const parsed = readLine(given, field, LIMIT);
    if (!parsed.ok || parsed.value === null) return parsed;
    return shape.test(parsed.value) ? understood(parsed.value) : wrong(field, 'email_expected');
  },
  mask: (value) => value.replace(/^(.).*@/u, '$1***@'),
});
