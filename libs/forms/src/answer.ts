import { isBlank } from './answer-shapes.js';
import type { AnswerValue, Field } from './edition.js';
import type { Parsed } from './kinds/kind.js';
import { kinds } from './kinds/kinds.js';

/** What a page or a caller sent for a field, understood or refused. Blank is null: an answer taken back. */
export const parseAnswer = (field: Field, given: unknown): Parsed => kinds[field.kind].parse(given, field);

/** As a reader sees the answer in their language; empty where there is none. */
export const formatAnswer = (field: Field, value: AnswerValue | undefined, locale: string): string =>
  isBlank(value) ? '' : kinds[field.kind].format(value, field, locale);

/** As those see it who may not see sensitive answers; other answers are left as they are. */
export const maskAnswer = (field: Field, value: AnswerValue | undefined): AnswerValue =>
  isBlank(value) ? null : field.sensitive ? kinds[field.kind].mask(value) : value;

/** As it is written into a drawn form, in English. */
export const pdfText = (field: Field, value: AnswerValue | undefined): string =>
  isBlank(value) ? '' : kinds[field.kind].pdfText(value, field);
