import type { MessageFieldName } from './message-fields.js';

/** Whom a message is written to. */
export type MessageReader = 'employee' | 'employer' | 'representative' | 'user';

/** What is fixed about a kind of message, whatever its words are. */
export interface MessageDefinition {
  /** Who is written to; the first is whom the kind is for as a rule. */
  readonly to: readonly [MessageReader, ...MessageReader[]];
  /** The fields without which it cannot be written. */
  readonly needs: readonly MessageFieldName[];
  /** The fields that it says where they are known. */
  readonly may: readonly MessageFieldName[];
  /** What own wording has to keep: without it the message would be of no use. */
  readonly keeps: 'link' | 'code';
  /** Whether its link lets in by itself whoever has it; else it leads to a page where one signs in. */
  readonly isLinkPersonal: boolean;
  /**
   * `at_once`: somebody waits for it in front of a page, at any hour. `alone`: without waiting for others, by day. `folded`: by
   * day, in one message with what else comes within a quarter of an hour.
   */
  readonly timing: 'at_once' | 'alone' | 'folded';
}
