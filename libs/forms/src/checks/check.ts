import type { Facts } from '@firstday/policy-engine';

import type { Answers, FieldIssue } from '../edition.js';

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

export const issue = (
  path: FieldIssue['path'],
  code: string,
  values?: FieldIssue['values'],
): readonly FieldIssue[] => [{ path, code, ...(values ? { values } : {}) }];

export const textAnswer = (answers: Answers, path: string): string => {
  const value = answers[path];
  return typeof value === 'string' ? value : '';
};

export const amountAnswer = (answers: Answers, path: string): number => {
  const value = answers[path];
  return typeof value === 'number' ? value : 0;
};
