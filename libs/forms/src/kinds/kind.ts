import type { AnswerValue, Field, FieldIssue } from '../edition.js';

/** What was given, understood and written one way; or what is wrong with it. */
export type Parsed<T extends AnswerValue = AnswerValue> =
  | { readonly ok: true; readonly value: T | null }
  | { readonly ok: false; readonly issues: readonly FieldIssue[] };

/** All that the engine knows of one kind of field. */
export interface Kind {
  /** Parses what a page or a caller sent. What it returned once, it returns again unchanged. */
  parse(given: unknown, field: Field): Parsed;
  /** As a reader sees it, in their language. */
  format(value: AnswerValue, field: Field, locale: string): string;
  /** As those see it who may not see it. */
  mask(value: AnswerValue): AnswerValue;
  /** As it is written into an English form. */
  pdfText(value: AnswerValue, field: Field): string;
}

export const understood = <T extends AnswerValue>(value: T | null): Parsed<T> => ({ ok: true, value });

export const wrong = (
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

export const isNothing = (given: unknown): boolean =>
  given === undefined || given === null || (typeof given === 'string' && given.trim() === '');
