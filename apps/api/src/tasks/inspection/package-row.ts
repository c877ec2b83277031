import type { Anchor } from '../trail/anchor.js';

/** How far somebody's form is, and whether it is here. */
export type RosterState =
  | 'complete'
  | 'being_corrected'
  | 'document_is_being_made'
  | 'signed_in_part'
  | 'not_signed'
  | 'no_form'
  | 'destroyed'
  | 'past_retention'
  | 'differs_from_trail';

/** A line of the roster: somebody in scope, with their form or without one. */
export interface PackageRow {
  readonly employee_id: string;
  readonly task_id: string | null;
  readonly name: string;
  readonly hired_on: string | null;
  readonly ended_on: string | null;
  readonly is_employed: boolean | null;
  readonly form: string | null;
  readonly edition: string | null;
  readonly state: RosterState;
  readonly is_withdrawn: boolean;
  /** When its content was destroyed. */
  readonly destroyed_at: string | null;
  readonly keep_until: string | null;
  readonly folder: string | null;
  /** What is missing or otherwise to be known, in plain words. */
  readonly notes: readonly string[];
  /** Of the form, by their columns. */
  readonly fields: Readonly<Record<string, string>>;
  readonly everify_case_numbers: readonly string[];
  /** Which holds the head of its trail. */
  readonly anchor: Anchor | null;
}
