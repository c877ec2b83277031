import type { Problem } from '@firstday/domain';
import { type FieldIssue, findField, issueMessage } from '@firstday/forms';
import type { TaskView } from '../task/task-view';
import type { DisplayedIssue } from './save-state';

/** The engine's issues in the reader's words. */
export function toDisplayedIssues(
  { edition }: Pick<TaskView, 'edition'>,
  issues: readonly FieldIssue[],
  locale: string,
): readonly DisplayedIssue[] {
  return issues.map((issue) => {
    const [path, part] = issue.path.map(String);
    const message = issueMessage(issue, path ? findField(edition, path) : undefined, locale);
    return { ...(path ? { path } : {}), ...(part ? { part } : {}), message };
  });
}

/** What the API refused, at the fields that it names: `path` is `['fields', <path>, <part>]`. */
export function issuesFromProblem(problem: Problem | undefined): readonly DisplayedIssue[] {
  if (problem?._tag !== 'HttpApiDecodeError') return [];
  return problem.issues.flatMap(({ path: [root, path, part], message }) =>
    root === 'fields' && typeof path === 'string'
      ? [{ path, ...(part === undefined ? {} : { part: String(part) }), message }]
      : [],
  );
}
