import type { Draft } from '@firstday/ui';

/** One thing to put right: at a control, or on the page as a whole. */
export interface DisplayedIssue {
  readonly path?: string;
  readonly part?: string;
  readonly message: string;
}

export type SaveErrorCode = 'ended' | 'more' | 'notOpen' | 'notRead' | 'refused' | 'unavailable';

/** What a post of answers came to, where it did not lead on to another page. */
export interface SaveState {
  readonly attempt: number;
  readonly issues: readonly DisplayedIssue[];
  /** What was posted, shown again. */
  readonly drafts?: Readonly<Record<string, Draft>>;
  readonly trouble?: SaveErrorCode;
  /** Where a page that is alive goes on by itself. */
  readonly goTo?: string;
}

export const initialSaveState: SaveState = { attempt: 0, issues: [] };
