import { accepted, rejected } from './kind.js';
import { lineKind } from './line-kind.js';
import { readLine } from './read-line.js';

/** RFC 5321 allows 254 characters; whether the mailbox exists only sending can tell. */
const LIMIT = 254;
const shape = /^[^\s@,;<>()"]{1,64}@(?:[^\s@.,;<>()"]+\.)+[^\s@.,;<>()"]{2,}$/u;

export const email = lineKind({
  parse: (given, field) => {
    const parsed = readLine(given, field, LIMIT);
    if (!parsed.ok || parsed.value === null) return parsed;
    return shape.test(parsed.value) ? accepted(parsed.value) : rejected(field, 'email_expected');
  },
  mask: (value) => value.replace(/^(.).*@/u, '$1***@'),
});
