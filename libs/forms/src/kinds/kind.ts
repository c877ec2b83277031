import type { AnswerValue } from '../answers.js';
import type { Field } from '../field.js';
import type { FieldIssue } from '../field-issue.js';

/** The normalized answer, or what is wrong with it. */
export type Parsed<T extends AnswerValue = AnswerValue> =
  | { readonly ok: true; readonly value: T | null }
  | { readonly ok: false; readonly issues: readonly FieldIssue[] };

/** Everything that the engine needs of one kind of field. */
export interface Kind {
  /** Parses what a page or a caller sent. Parsing its own result changes nothing. */
  parse(given: unknown, field: Field): Parsed;
  /** In the reader's language. */
  format(value: AnswerValue, field: Field, locale: string): string;
  /** Masked, for those who may not see it. */
  mask(value: AnswerValue): AnswerValue;
  /** As it is written into an English form. */
  pdfText(value: AnswerValue, field: Field): string;
}

export const accepted = <T extends AnswerValue>(value: T | null): Parsed<T> => ({ ok: true, value });

export const rejected = (
  field: Field,
  code: string,
  values?: FieldIssue['values'],
  part?: string | number,
): { readonly ok: false; readonly issues: readonly FieldIssue[] } => ({
  ok: false,
  issues: [
    { path: part === undefined ? [field.path] : [field.path, part], code, ...(values ? { values } : {}) },
  ],
});

export const blank: Parsed<never> = { ok: true, value: null };

export const isBlankInput = (given: unknown): boolean =>
  given === undefined || given === null || (typeof given === 'string' && given.trim() === '');
