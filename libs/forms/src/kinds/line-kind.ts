import type { AnswerValue } from '../answers.js';
import type { Field } from '../field.js';
import type { Kind, Parsed } from './kind.js';
import { lastFour } from './last-four.js';

interface LineKind {
  readonly parse: (given: unknown, field: Field) => Parsed;
  readonly format?: (text: string, field: Field, locale: string) => string;
  readonly mask?: (text: string) => string;
  readonly pdfText?: (text: string, field: Field) => string;
}

const textIn = (value: AnswerValue): string => (typeof value === 'string' ? value : '');

/** A kind whose answer is a text. */
export const lineKind = ({ parse, format, mask = lastFour, pdfText }: LineKind): Kind => ({
  parse,
  format: (value, field, locale) => (format ? format(textIn(value), field, locale) : textIn(value)),
  mask: (value) => mask(textIn(value)),
  pdfText: (value, field) => (pdfText ? pdfText(textIn(value), field) : textIn(value)),
});
