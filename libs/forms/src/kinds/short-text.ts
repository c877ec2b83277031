import { normalize } from '../rules/normalize.js';
import { formatDate, isIsoDate, usDate } from './date.js';
import { accepted, type Kind } from './kind.js';
import { lineKind } from './line-kind.js';
import { readLine, readLines } from './read-line.js';

/** Characters, where a field says nothing of its length. */
export const lineLimits = { text: 200, long_text: 2000 } as const;

/** One line. Where a rule says that it is an identifier, a date or a word, it is normalized accordingly. */
export const shortText: Kind = lineKind({
  parse: (given, field) => {
    const parsed = readLine(normalize(given, field), field, field.maxLength ?? lineLimits.text);
    return parsed.ok && parsed.value !== null ? accepted(parsed.value) : parsed;
  },
  format: (value, _field, locale) => (isIsoDate(value) ? formatDate(value, locale) : value),
  pdfText: (value) => (isIsoDate(value) ? usDate(value) : value),
});

export const longText: Kind = lineKind({
  parse: (given, field) => readLines(given, field, field.maxLength ?? lineLimits.long_text),
});
