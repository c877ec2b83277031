import { type MessageKind, withoutAddresses } from '@firstday/domain';
import type { MessageWording } from '@firstday/messages';

/** What a message says besides its fixed words: who writes, to whom, and where its link leads. Nothing that somebody answered. */
export interface OutboxContent {
  /** The employer, or the account: who the message comes from. */
  readonly sender_name: string;
  /** Whether that name was chosen for the employer: the account's own does not stand in its place then. */
  readonly is_sender_chosen?: boolean;
  /** Whose words it is said in before the account's: an employer's id. */
  readonly employer_id?: string | undefined;
  /** What the reader is called; empty where that is not known. */
  readonly reader_name: string;
  /** The first name of the employee whom it is about, where it goes to somebody else. */
  readonly employee_name?: string;
  readonly url: string;
  /** What the reader types on the page that asks for it. */
  readonly code?: string;
  /** When the link or the code works no longer, as an ISO date; empty without. */
  readonly expires_at: string;
  /** The host of a webhook, where it is about one. */
  readonly endpoint?: string;
  /** Own words that somebody tries on themselves: with made-up values, and before they are saved. */
  readonly trial?: MessageWording;
  /** The last day on which what it asks for is done in time, `YYYY-MM-DD`. */
  readonly due_on?: string;
  /** What else is told in it. */
  readonly also?: readonly MessageKind[];
}

const longest = 120;

/** Names as they may stand in a header: one line, no longer than a line, without an address that a program would link. */
export const toHeaderText = (text: string): string =>
  withoutAddresses(
    text
      .slice(0, 10 * longest)
      .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim()
      .slice(0, longest),
  );
