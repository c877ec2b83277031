import { Issue } from '@firstday/domain';
import { z } from 'zod';
import { ProblemError } from '../../../context/index.js';

/** Where something is wrong with the input of an operation, and what was expected. */
export interface PropertyIssue {
  readonly property: string | null;
  readonly message: string;
}

const Issues = z.array(z.looseObject(Issue.pick({ path: true, message: true }).shape));

/** What zod found; its messages say what was expected and hold no value. */
export const issuesOfSchema = (issues: readonly z.core.$ZodIssue[]): PropertyIssue[] =>
  issues.map(({ path, message }) => ({ property: toProperty(path), message: message.slice(0, 500) }));

/** What an operation refuses an input for. */
export function issuesOfProblem(problem: ProblemError): PropertyIssue[] {
  const listed = Issues.safeParse(problem.more['issues']);
  if (!listed.success || listed.data.length === 0) return [{ property: null, message: problem.message }];
  return listed.data.map(({ path, message }) => ({ property: toProperty(path), message }));
}

const toProperty = (path: readonly PropertyKey[]) =>
  path.length === 0 ? null : path.map((step) => String(step).slice(0, 128)).join('.');
