import { normalized } from '../rules/normalize.js';
import { formatDate, isIsoDate, usDate } from './date.js';
import { understood, type Kind } from './kind.js';
import { lineKind } from './line-kind.js';
import { readLine, readLines } from './read-text.js';

const LINE_LIMIT = 200;
const LINES_LIMIT = 2000;

/** One line. A rule may say that it is a number of some sort, or a date or a word: it is then written one way. */
export const text: Kind = lineKind({
  parse: (given, field) => {
    const parsed = readLine(normalized(given, field), field, field.maxLength ?? LINE_LIMIT);
    return parsed.ok && parsed.value !== null ? understood(parsed.value) : parsed;
  },
  format: (value, _field, locale) => (isIsoDate(value) ? formatDate(value, locale) : value),
  pdfText: (value) => (isIsoDate(value) ? usDate(value) : value),
});

export const longText: Kind = lineKind({
  parse: (given, field) => readLines(given, field, field.maxLength ?? LINES_LIMIT),
});
