import type { Facts } from '@firstday/policy-engine';

import type { Answers, FieldIssue } from '../edition.js';
import type { Messages } from '../messages/message.js';

/** What a rule across fields looks at: the shown answers of the whole edition, and whose section it is asked for. */
export interface CheckContext {
  readonly answers: Answers;
  /** As they were given, with those that others now hide. */
  readonly given: Answers;
  readonly facts: Facts;
  readonly sectionId: string;
}

export interface Check {
  readonly run: (context: CheckContext) => readonly FieldIssue[];
  /** Only before signing: what a later page answers cannot be asked of an earlier one. */
  readonly onlyBeforeSigning?: true;
}

export type Checks = Readonly<Record<string, Check>>;

/** The rules across fields that a form brings along, by the names that sections call them. */
export interface FormChecks {
  /** They stand in the way of a signature. */
  readonly checks: Checks;
  /** Shown beside the field, never in the way. */
  readonly advices: Checks;
}

/** Makes a form's issues, which carry their words with them: the engine knows no form's messages. */
export const issuesIn =
  <M extends Messages>(messages: M) =>
  (
    path: FieldIssue['path'],
    code: keyof M & string,
    values?: FieldIssue['values'],
  ): readonly FieldIssue[] => {
    const message = messages[code];
    return [{ path, code, ...(values ? { values } : {}), ...(message ? { message } : {}) }];
  };

export const textAnswer = (answers: Answers, path: string): string => {
  const value = answers[path];
  return typeof value === 'string' ? value : '';
};

export const amountAnswer = (answers: Answers, path: string): number => {
  const value = answers[path];
  return typeof value === 'number' ? value : 0;
};
