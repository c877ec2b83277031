import type { MessageKind } from '@firstday/domain';
import type { WorkCalendar } from '@firstday/forms';
import type { MessageReader } from '../kinds/message-definition.js';

/**
 * By which clock reminders of a task come: its own day, the days of Form I-9 (Section 1, Section 2), the 90 days of a receipt, the
 * end of a right to work, or the days of E-Verify: the employee's about a mismatch, the employer's about a case.
 */
export type LadderClock =
  | 'task'
  | 'section_1'
  | 'section_2'
  | 'receipt'
  | 'reverification'
  | 'everify_mismatch'
  | 'everify_case';

/** Something that somebody has to do by a day. */
export interface LadderTask {
  /** The same for as long as it is asked: a task's id, or a deadline's. */
  readonly id: string;
  readonly clock: LadderClock;
  /** The last day on which it is done in time, as the house's calendar has it; null where there is none: nobody is reminded then. */
  readonly dueOn: string | null;
  /** Whose turn it is; nobody's once it is done. */
  readonly waitsFor: readonly MessageReader[];
  /** Since when it is their turn, a moment in ISO. */
  readonly since: string;
  /** Who asks for it: what two ask for is never told in one message. The same for all where it is left out. */
  readonly asker?: string | undefined;
  /** The first day of work that it is about, where that is another one than the ladder's. */
  readonly startsOn?: string | null | undefined;
  /** The business days that it is counted by, where they are others than the ladder's. */
  readonly calendar?: WorkCalendar | undefined;
}

/** Something that happened, and that a message tells. */
export interface LadderEvent {
  readonly kind: MessageKind;
  /** Its own id: the event is told once. */
  readonly id: string;
  /** When it happened, a moment in ISO. */
  readonly at: string;
  readonly to: MessageReader;
  /** The task that it asks for: it is not told once that no longer waits for its reader. Null where it asks for none. */
  readonly taskId: string | null;
}

/** Somebody who is written to about a placement. */
export interface LadderReader {
  readonly language: string;
  /** Wants no messages: none is due to them. */
  readonly isOptedOut: boolean;
  /** Has a digest in the mornings, which says what waits: reminders come only by the clocks of the law. */
  readonly hasDigest?: boolean | undefined;
}

/** A step that was carried out: recorded with the message that it was sent in. */
export interface SentStep {
  readonly key: string;
  /** When, a moment in ISO. */
  readonly at: string;
}

/** All that decides which messages about a placement are due. */
export interface LadderFacts {
  /** The first day of work; null while it is not known. */
  readonly startsOn: string | null;
  /** The time zone of the placement's address: it says when it is night. */
  readonly timeZone: string;
  /** The employer's business days. */
  readonly calendar: WorkCalendar;
  readonly readers: Readonly<Partial<Record<MessageReader, LadderReader>>>;
  readonly tasks: readonly LadderTask[];
  readonly events: readonly LadderEvent[];
  readonly sent: readonly SentStep[];
}

/** A message that is to be sent now. */
export interface DueMessage {
  /** The same however often it is computed: whoever records it first sends it. */
  readonly key: string;
  readonly kind: MessageKind;
  /** What else is told in it. */
  readonly also: readonly MessageKind[];
  readonly to: MessageReader;
  readonly language: string;
  /** The first day by which something that it asks for is due. */
  readonly dueOn: string | null;
  /** The tasks that it is about. */
  readonly taskIds: readonly string[];
  /** Who asks for them, as their tasks say; empty where they do not. */
  readonly asker: string;
  /** The steps that are carried out with it: recorded as sent together. */
  readonly steps: readonly string[];
}
