/** What the editor of a message says, in the reader's language. */
export interface WordingWords {
  readonly subject: string;
  readonly subjectHint: string;
  readonly body: string;
  readonly bodyHint: string;
  readonly text: string;
  readonly textHint: string;
  readonly fields: string;
  /** What the merge fields are called. */
  readonly field: Readonly<Record<string, string>>;
  readonly start: string;
  readonly preview: string;
  readonly frame: string;
  readonly frameLoading: string;
  /** Said where the message has not come for a while. */
  readonly frameLate: string;
  readonly show: string;
  /** Said while the words cannot be used. */
  readonly oursShown: string;
  readonly plain: string;
  readonly sms: string;
}
