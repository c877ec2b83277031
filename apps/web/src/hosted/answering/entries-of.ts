import { controlId, type DraftIssue, type FieldView } from '@firstday/ui';
import type { DisplayedIssue } from './save-state';

/** What is to be put right on a page, each with the control that it leads to. */
export function entriesOf(
  fields: readonly FieldView[],
  issuesAt: (path: string) => readonly DraftIssue[],
  refused: readonly DisplayedIssue[],
) {
  const known = new Set(fields.map((field) => field.path));
  const elsewhere = refused.filter((issue) => !issue.path || !known.has(issue.path));
  return [
    ...elsewhere.map(({ message }) => ({ message })),
    ...fields.flatMap((field) =>
      issuesAt(field.path).map(({ part, message }) => ({ target: targetOf(field, part), message })),
    ),
  ];
}

/** The control that an error leads to: the first one of a field that has several. */
function targetOf(field: FieldView, part: string | undefined): string {
  if (part && field.kind === 'document') return controlId(field.path, part === 'expires_on' ? 'month' : part);
  if (part && field.kind === 'address') return controlId(field.path, part);
  return controlId(field.path, firstPart(field.kind));
}

function firstPart(kind: FieldView['kind']): string | undefined {
  if (kind === 'address') return 'street';
  if (kind === 'date') return 'month';
  return kind === 'document' ? 'document' : undefined;
}
