import type { Draft } from '@firstday/ui';
import type { ActErrorCode } from '../act/act-state';
import type { DisplayedIssue } from '../answering/save-state';

/** What a worksheet came to. */
export interface WorksheetState {
  readonly attempt: number;
  readonly drafts: Readonly<Record<string, Draft>>;
  readonly issues: readonly DisplayedIssue[];
  /** The amount as it is written, and what stands in its place now. */
  readonly result?: { readonly title: string; readonly use: string; readonly instead?: string };
  /** Why it cannot be worked out here. */
  readonly outside?: string;
  readonly trouble?: ActErrorCode;
}

export const initialWorksheetState: WorksheetState = { attempt: 0, drafts: {}, issues: [] };
