/** What keeps a form of one's own from being published. */
export interface ContentIssue {
  /** Where it stands in the content; numbers count in lists from 0. */
  readonly path: readonly (string | number)[];
  readonly message: string;
}
