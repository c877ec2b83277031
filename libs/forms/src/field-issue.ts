import type { Message } from './messages/message.js';

/** Something wrong with an answer: `code` names it, `values` fill the blanks of its message. Never repeats an answer. */
export interface FieldIssue {
  /** The field's path, then a part of it (`['task.list_a_1', 'number']`); empty for an issue of the whole section. */
  readonly path: readonly (string | number)[];
  readonly code: string;
  readonly values?: Readonly<Record<string, string | number>>;
  /** The form's own message, for an issue that one of its checks found; other messages are in `messages/`, by code. */
  readonly message?: Message;
}
