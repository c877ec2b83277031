import type { Drafts, PageAppearance } from './live-page';

/** One thing to put right: at a control, or on the page as a whole. */
export interface DisplayedIssue {
  readonly path?: string;
  readonly part?: string;
  readonly message: string;
}

export type SaveErrorCode =
  | 'ended'
  | 'more'
  | 'notOpen'
  | 'notRead'
  | 'overtaken'
  | 'refused'
  | 'unavailable';

/** What a post of answers came to, where it did not lead on to another page. */
export interface SaveState {
  readonly attempt: number;
  readonly issues: readonly DisplayedIssue[];
  /** What a page without JavaScript posted, and how it stands with it. */
  readonly shownAgain?: { readonly drafts: Drafts; readonly appearance: PageAppearance };
  readonly trouble?: SaveErrorCode;
  /** Of what stands now, where the page is shown again: what is posted next was typed over these. */
  readonly marks?: Readonly<Record<string, string>>;
  /** Where a page that is alive goes on by itself. */
  readonly goTo?: string;
}

export const initialSaveState: SaveState = { attempt: 0, issues: [] };
