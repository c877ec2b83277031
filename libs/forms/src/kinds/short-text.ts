import { normalize } from '../rules/normalize.js';
import { formatDate, isIsoDate, usDate } from './date.js';
import { accepted, type Kind } from './kind.js';
import { lineKind } from './line-kind.js';
import { readLine, readLines } from './read-line.js';

const LINE_LIMIT = 200;
const LINES_LIMIT = 2000;

/** One line. Where a rule says that it is an identifier, a date or a word, it is normalized accordingly. */
export const shortText: Kind = lineKind({
  parse: (given, field) => {
    const parsed = readLine(normalize(given, field), field, field.maxLength ?? LINE_LIMIT);
    return parsed.ok && parsed.value !== null ? accepted(parsed.value) : parsed;
  },
  format: (value, _field, locale) => (isIsoDate(value) ? formatDate(value, locale) : value),
  pdfText: (value) => (isIsoDate(value) ? usDate(value) : value),
});

export const longText: Kind = lineKind({
  parse: (given, field) => readLines(given, field, field.maxLength ?? LINES_LIMIT),
});
