import type { Facts } from '@firstday/policy-engine';

import type { Answers } from '../answers.js';
import type { FieldIssue } from '../field-issue.js';
import type { Messages } from '../messages/message.js';

/** What a rule across fields looks at: the shown answers of the whole edition, and the section that is checked. */
export interface CheckContext {
  readonly answers: Answers;
  /** All of them, hidden ones included. */
  readonly allAnswers: Answers;
  readonly facts: Facts;
  readonly sectionId: string;
}

export interface Check {
  readonly run: (context: CheckContext) => readonly FieldIssue[];
  /** Run before signing only: an earlier page cannot be held to what a later page asks. */
  readonly onlyBeforeSigning?: true;
}

export type Checks = Readonly<Record<string, Check>>;

/** A form's rules across fields, by the names that its sections use. */
export interface FormChecks {
  /** They prevent a signature. */
  readonly checks: Checks;
  /** Shown beside the field; they prevent nothing. */
  readonly advices: Checks;
}

/** Creates the issues of a form's checks together with their messages, so that the engine need not know any form's messages. */
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
