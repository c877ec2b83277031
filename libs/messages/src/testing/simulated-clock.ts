import { dueMessages, nextMessageAt } from '../ladder/due-messages.js';
import type { LadderEvent, LadderFacts, LadderTask, SentStep } from '../ladder/ladder-facts.js';
import { wallClockIn } from '../ladder/wall-clock.js';

/** What changes in the facts at a moment. */
export interface Change {
  readonly at: string;
  readonly tasks?: readonly LadderTask[];
  readonly events?: readonly LadderEvent[];
}

export interface Simulation {
  /** The first facts; what was sent is added to them as it is sent. */
  readonly facts: LadderFacts;
  readonly changes?: readonly Change[];
  readonly from: string;
  readonly days: number;
  /** Moments between which nothing runs. */
  /** Asks every five minutes, and not only when it is said to be worth it. */
  readonly isEager?: boolean;
  readonly outage?: { readonly from: string; readonly until: string };
}

const minute = 60_000;

/**
 * Runs the clock over so many days and asks every five minutes what is due, as a worker does. Answers a line a message: when
 * it is there, to whom, which kind, and what is told besides.
 */
export function simulate({
  facts,
  changes = [],
  from,
  days,
  outage,
  isEager,
}: Simulation): readonly string[] {
  const clock = wallClockIn(facts.timeZone);
  const lines: string[] = [];
  const sent: SentStep[] = [...facts.sent];
  const start = Date.parse(from);
  let next = start;
  let current = facts;
  for (let now = start; now < start + days * 86_400_000; now += 5 * minute) {
    const at = new Date(now).toISOString();
    const changed = changes.filter((it) => Date.parse(it.at) > now - 5 * minute && Date.parse(it.at) <= now);
    for (const { at: _at, ...change } of changed) current = { ...current, ...change };
    if (outage && now >= Date.parse(outage.from) && now < Date.parse(outage.until)) continue;
    if (!isEager && changed.length === 0 && now < next) continue;
    const known = { ...current, sent };
    for (const { to, kind, also, steps } of dueMessages(known, new Date(now))) {
      const { day, minutes } = clock.at(now);
      const time = `${Math.floor(minutes / 60)}`.padStart(2, '0') + ':' + `${minutes % 60}`.padStart(2, '0');
      lines.push([day.slice(5), time, to, [kind, ...also].join('+')].join(' '));
      sent.push(...steps.map((key) => ({ key, at })));
    }
    next = nextMessageAt({ ...current, sent }, new Date(now))?.getTime() ?? Number.POSITIVE_INFINITY;
  }
  return lines;
}
