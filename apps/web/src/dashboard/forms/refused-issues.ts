import { errorText, proofIssues, type WriteFailure } from './error-text';
import type { FormIssue } from './action-state';
import { type Advice, issuesAt } from './read-form';

/** What the API refused, each at the control that it is about; of what no control has, and of other refusals, one sentence. */
export async function refusedIssues(failure: WriteFailure, advice: Advice): Promise<readonly FormIssue[]> {
  const { problem, errorCode } = failure;
  if (problem?._tag === 'HttpApiDecodeError') {
    const known = problem.issues.filter(({ path }) => String(path[0]) in advice);
    if (known.length > 0) return issuesAt(known, advice);
  }
  const asked = await proofIssues(failure);
  return asked.length > 0 ? asked : [{ message: await errorText(errorCode) }];
}
