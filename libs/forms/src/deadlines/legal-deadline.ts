import type { Answers } from '../answers.js';

/** A form that everybody has signed. */
export interface CompletedForm {
  /** As printed on it, e.g. `2026`. */
  readonly edition: string;
  readonly answers: Answers;
  /** The day of each signature, by the section's id. */
  readonly signedOn: Readonly<Record<string, string>>;
  /** The first day of employment, where the records know it. */
  readonly startDate: string | null;
}

/** What a completed form leaves to be done. */
export interface LegalDeadline {
  readonly kind: 'reverification' | 'receipt' | 'withholding_exemption';
  /** The last day on which it is done in time. */
  readonly dueOn: string;
  /** The section and the field that it follows from. */
  readonly sectionId: string;
  readonly path: string;
}
