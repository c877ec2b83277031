/** A stretch of a sentence: words, or the link where it stands in them. */
export type Stretch = string | { readonly href: string };

/** Text without empty lines in it; a line of it may end. */
export type Paragraph = readonly Stretch[];

/** What a message says, before it becomes plain text or HTML. */
export interface MailContent {
  readonly locale: string;
  readonly subject: string;
  /** Who it is from, at the top; null where it is the service itself. */
  readonly sender: string | null;
  /** What a mailbox shows of it beside its subject. */
  readonly preview: string;
  readonly title: string;
  readonly paragraphs: readonly Paragraph[];
  readonly action: { readonly label: string; readonly href: string } | null;
  readonly code: string | null;
  /** What goes without saying for most: in small letters at the end. */
  readonly notes: readonly string[];
  /** What stands above the link as text. */
  readonly linkText: string;
  readonly sms: string;
}
