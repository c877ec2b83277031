import { addDays, weekdayOf } from '@firstday/forms';
import type { DueMessage } from './ladder-facts.js';
import { wallClockIn } from './wall-clock.js';

/** What decides whether somebody who signs for the employer is told what waits. */
export interface DigestFacts {
  /** Whose digest it is: the user's id. */
  readonly userId: string;
  readonly timeZone: string;
  readonly language: string;
  /** Whether anything waits for them. */
  readonly isAnythingWaiting: boolean;
  readonly isOptedOut: boolean;
  /** The keys of digests that were sent. */
  readonly sent: readonly string[];
}

const from = 8 * 60;
/** A digest that could not be sent in the morning comes on the next one. */
const until = 12 * 60;

/** The digest of a morning, Monday to Friday; none where nothing waits. */
export function dueDigest(facts: DigestFacts, now: Date): DueMessage | null {
  if (!facts.isAnythingWaiting || facts.isOptedOut) return null;
  const { day, minutes } = wallClockIn(facts.timeZone).at(now.getTime());
  const isWeekend = weekdayOf(day) % 6 === 0;
  if (isWeekend || minutes < from || minutes >= until) return null;
  const key = `${facts.userId}/employer@signer_digest:${day}`;
  if (facts.sent.includes(key)) return null;
  return {
    key,
    kind: 'signer_digest',
    also: [],
    to: 'employer',
    language: facts.language,
    dueOn: null,
    taskIds: [],
    asker: '',
    steps: [key],
  };
}

/** A quarter past nine, when reminders are told: all that there is to say comes in one message. */
const hour = 9 * 60 + 15;

/** The next moment after this one at which it is worth asking for a digest. */
export function nextDigestAt(timeZone: string, now: Date): Date {
  const clock = wallClockIn(timeZone);
  const { day } = clock.at(now.getTime());
  const today = clock.momentOf({ day, minutes: hour });
  return new Date(today > now.getTime() ? today : clock.momentOf({ day: addDays(day, 1), minutes: hour }));
}
