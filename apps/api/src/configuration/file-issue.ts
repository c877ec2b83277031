import { Issue } from '@firstday/domain';
import { z } from 'zod';
import type { ProblemError } from '../context/index.js';

/** Where it is wrong, and what: all of them are said at once. */
export interface FileIssue {
  readonly file: string;
  /** Inside the file: `condition.all.0.fact`; empty for the whole. */
  readonly path: string;
  readonly message: string;
}

const Issues = z.array(Issue);

export function toFileIssues(file: string, { message, more }: ProblemError): FileIssue[] {
  const parsed = Issues.safeParse(more['issues']);
  if (!parsed.success) return [{ file, path: '', message }];
  return parsed.data.map((issue) => ({ file, path: issue.path.join('.'), message: issue.message }));
}

export function issuesText(issues: readonly FileIssue[]): string {
  const lines = issues.map(({ file, path, message }) => {
    const place = path ? `${file}: ${path}` : file;
    return `  ${JSON.stringify(`${place}: ${message}`).slice(1, -1)}`;
  });
  return ['Nothing was changed. What is wrong:', ...lines].join('\n');
}
