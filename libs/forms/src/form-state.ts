import type { Answers, FormContext } from './answers.js';
import type { Edition } from './edition.js';

/** What the engine needs of an edition: its sections. */
export type Sections = Pick<Edition, 'sections'>;

/** Answers and what is known besides them: enough to decide conditions. */
export interface AnswersInContext {
  readonly answers: Answers;
  readonly context: FormContext;
}

/** A form with its answers: enough to decide what is shown and what is wrong. */
export interface AnsweredForm extends AnswersInContext {
  readonly edition: Sections;
}

/** A form as it stands in a task: enough to decide whose turn it is and how much is left. */
export interface FormState extends AnsweredForm {
  /** Ids of the sections that are signed. */
  readonly signatures: readonly string[];
  /** Ids of the pages that were visited. */
  readonly visited: readonly string[];
  /** Ids of the sections that a change request opened. */
  readonly opened: readonly string[];
}
