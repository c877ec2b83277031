import type { Condition } from '@firstday/policy-engine';
import type { Localized } from './localized.js';

/** A drawing of a document with the place marked where an answer stands on it. */
export type DrawingName =
  | 'check-account'
  | 'check-routing'
  | 'employment-card-end'
  | 'employment-card-number'
  | 'i-94'
  | 'passport'
  | 'permanent-resident-card'
  | 'social-security-card';

/** What helps with one field, beside the words that the law fixes. */
export interface FieldGuide {
  /** The question in plain words. The official wording stands whole below it. */
  readonly question?: Localized;
  /** What is meant, and where it is found. */
  readonly help?: Localized;
  /** The same where a condition is met: the first whose condition is takes its place. */
  readonly helpWhen?: readonly { readonly when: Condition; readonly help: Localized }[];
  /** What shows the same: it stands behind a control, and says nothing that the help does not. */
  readonly drawing?: DrawingName;
  /** The choices in plain words, by their value; the official ones below them. */
  readonly choices?: Readonly<Record<string, Localized>>;
  /** What each choice means, by its value. */
  readonly meanings?: Readonly<Record<string, Localized>>;
  /** The heading of the fields from this one on. */
  readonly group?: Localized;
  /** An amount that is so many times so much: people are asked how many, and the amount is computed. */
  readonly counted?: { readonly each: number; readonly question: Localized };
  /** Paths of the amounts that it is the sum of, as long as nobody enters another. */
  readonly sumOf?: readonly string[];
}

/**
 * Plain words for a form whose own are fixed by law: shown while it is filled in, no part of the form, never printed
 * and never signed.
 */
export interface Guide {
  /** The headings of pages, by the page's id. */
  readonly pages: Readonly<Record<string, Localized>>;
  /** The same for whoever answers for the employer. */
  readonly employerPages?: Readonly<Record<string, Localized>>;
  /** Ids of pages that follow each other and are asked at once: what is short is not worth a page. */
  readonly together?: readonly (readonly string[])[];
  /** By the field's path. */
  readonly fields: Readonly<Record<string, FieldGuide>>;
}
