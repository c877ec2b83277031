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

/** `aria-describedby` and `aria-invalid` of a control with this id. */
export function ariaDescription(id: string, hint: unknown, message: string | undefined) {
  const ids = [hint ? `${id}-hint` : '', message ? `${id}-error` : ''].filter(Boolean).join(' ');
  return {
    ...(ids ? { 'aria-describedby': ids } : {}),
    ...(message ? { 'aria-invalid': true } : {}),
  };
}
