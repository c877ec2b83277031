import { isBlank } from './is-blank.js';
import type { AnswerValue } from './answers.js';
import type { Field } from './field.js';
import type { Parsed } from './kinds/kind.js';
import { kinds } from './kinds/kinds.js';

/** Parses what a page or a caller sent for a field. Blank is null: the answer is taken back. */
export const parseAnswer = (field: Field, given: unknown): Parsed => kinds[field.kind].parse(given, field);

/** The answer in the reader's language; empty if there is none. */
export const formatAnswer = (field: Field, value: AnswerValue | undefined, locale: string): string =>
  isBlank(value) ? '' : kinds[field.kind].format(value, field, locale);

/** A sensitive answer masked; other answers stay as they are. */
export const maskAnswer = (field: Field, value: AnswerValue | undefined): AnswerValue =>
  isBlank(value) ? null : field.sensitive ? kinds[field.kind].mask(value) : value;

/** The answer as it is written into an English form. */
export const pdfText = (field: Field, value: AnswerValue | undefined): string =>
  isBlank(value) ? '' : kinds[field.kind].pdfText(value, field);
