/**
 * Everything that may stand in a message, by the name of its merge field. There is no field for a status, a number of
 * somebody's, a document, an answer or a reason: what has no field cannot be sent.
 */
export interface MessageFields {
  /** The reader's first name. */
  readonly first_name: string;
  /** The employer, as people call it. */
  readonly employer: string;
  /** The page that the message leads to: for this purpose alone, and for a time. */
  readonly link: string;
  /** The last day on which it is done in time, `2026-11-26`. */
  readonly due_on: string;
  /** The last day on which the link works, `2026-11-26`. */
  readonly link_until: string;
  /** For how many minutes the link or the code works; from two hours on it is said in hours. */
  readonly minutes: number;
  /** The first name of the employee whom a message to the employer's people is about. */
  readonly employee: string;
  /** Who invites a colleague, as people call them. */
  readonly inviter: string;
  /** A code to be typed once. */
  readonly code: string;
  /** The host that webhooks were sent to, without path and secret. */
  readonly endpoint: string;
}

/** The name of a merge field, which own wording writes in braces: `{first_name}`. */
export type MessageFieldName = keyof MessageFields;

export const messageFieldNames = [
  'first_name',
  'employer',
  'link',
  'due_on',
  'link_until',
  'minutes',
  'employee',
  'inviter',
  'code',
  'endpoint',
] as const satisfies readonly MessageFieldName[];
