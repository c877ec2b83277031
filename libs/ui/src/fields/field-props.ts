import type { Draft } from '../draft.js';
import type { FieldView } from '../field-view.js';

export interface DraftIssue {
  /** The part of the field that is wrong: `zip`. */
  readonly part?: string;
  readonly message: string;
}

export interface FieldProps {
  readonly field: FieldView;
  readonly draft: Draft;
  readonly issues: readonly DraftIssue[];
  readonly onDraft: (draft: Draft) => void;
  /** The page's title asks the same: the label is for screen readers only. */
  readonly isTitled?: boolean;
}

/** The message of the field as a whole, or of one of its parts. */
export const messageFor = (issues: readonly DraftIssue[], part?: string): string | undefined =>
  issues.find((issue) => issue.part === part)?.message;

/** `aria-describedby` and `aria-invalid` of a control with this id; `notes` is what stands at its label. */
export function ariaDescription(
  id: string,
  notes: Pick<FieldView, 'hint' | 'official'> | undefined,
  message: string | undefined,
) {
  const ids = [
    notes?.official ? `${id}-official` : '',
    notes?.hint ? `${id}-hint` : '',
    message ? `${id}-error` : '',
  ]
    .filter(Boolean)
    .join(' ');
  return {
    ...(ids ? { 'aria-describedby': ids } : {}),
    ...(message ? { 'aria-invalid': true } : {}),
  };
}
