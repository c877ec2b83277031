import type { MessageKind } from '@firstday/domain';
import type { DueMessage, LadderFacts } from './ladder-facts.js';
import { nextStepDay } from './latest-step.js';
import {
  calendarOfTask,
  hourOfSteps,
  isInDigest,
  lastStepDay,
  type PendingStep,
  pendingSteps,
} from './pending-steps.js';
import { afterQuietHours, isQuiet } from './after-quiet-hours.js';
import { type WallClock, wallClockIn } from './wall-clock.js';

const quarter = 15 * 60_000;

/** What is told first where several things are told in one message. */
const weight: readonly MessageKind[] = [
  'section_2_late',
  'section_2_due',
  'overdue',
  'sent_back',
  'last_reminder',
  'reminder',
  'reverification_due',
  'receipt_due',
  'everify_due',
  'employer_turn',
  'document_ready',
];

/** These all ask for the same: to go on with what is open. One of them says it. */
const sameAsking: readonly MessageKind[] = ['overdue', 'last_reminder', 'reminder'];

/**
 * The messages about a placement that are to be sent at a moment. Computed again before anything was recorded, it answers the
 * same keys; once their steps are among those sent, it answers them no more.
 */
export function dueMessages(facts: LadderFacts, now: Date): readonly DueMessage[] {
  const clock = wallClockIn(facts.timeZone);
  const moment = now.getTime();
  const pending = pendingSteps(facts, clock, moment);
  if (pending.length === 0) return [];
  const isNight = isQuiet(clock, moment);
  const single = pending.filter(({ timing }) => timing === 'at_once' || (timing === 'alone' && !isNight));
  const folded = isNight ? [] : foldedSteps(pending, clock).filter(({ sendAt }) => sendAt <= moment);
  return [
    ...single.map((step) => toMessage(facts, [step])),
    ...folded.map(({ steps }) => toMessage(facts, steps)),
  ];
}

interface FoldedSteps {
  readonly steps: readonly PendingStep[];
  readonly sendAt: number;
}

/** What came for one reader from one asker, to be told in one message a quarter of an hour after the first. */
function foldedSteps(pending: readonly PendingStep[], clock: WallClock): readonly FoldedSteps[] {
  const waiting = new Map<string, PendingStep[]>();
  for (const step of pending) {
    const place = `${step.to} ${step.asker}`;
    if (step.timing === 'folded') waiting.set(place, [...(waiting.get(place) ?? []), step]);
  }
  return [...waiting.values()].map((steps) => ({ steps, sendAt: sendingTime(steps, clock) }));
}

const sendingTime = ([first]: readonly PendingStep[], clock: WallClock): number =>
  first ? afterQuietHours(clock, afterQuietHours(clock, first.at) + quarter) : 0;

function toMessage(facts: LadderFacts, steps: readonly PendingStep[]): DueMessage {
  const [first, ...others] = [...steps].sort((one, other) => weightOf(one) - weightOf(other));
  if (!first) throw new Error('A message tells at least one thing.');
  const also = [...new Set(others.map(({ kind }) => kind))].filter((kind) => !isSaid(kind, first.kind));
  const days = steps.flatMap(({ dueOn }) => dueOn ?? []).sort();
  return {
    key: steps[0]?.key ?? first.key,
    kind: first.kind,
    also,
    to: first.to,
    language: facts.readers[first.to]?.language ?? 'en',
    dueOn: days[0] ?? null,
    taskIds: [...new Set(steps.flatMap(({ taskId }) => taskId ?? []))],
    asker: first.asker,
    steps: steps.map(({ key }) => key),
  };
}

const weightOf = ({ kind }: PendingStep): number => weight.indexOf(kind);

const isSaid = (kind: MessageKind, by: MessageKind): boolean =>
  kind === by || (sameAsking.includes(kind) && [...sameAsking, 'sent_back'].includes(by));

/**
 * The next moment at which it is worth asking for due messages again, if nothing happens until then; null where nothing will be
 * due. A message that is due now counts.
 */
export function nextMessageAt(facts: LadderFacts, now: Date): Date | null {
  const clock = wallClockIn(facts.timeZone);
  const moment = now.getTime();
  const pending = pendingSteps(facts, clock, moment);
  const single = pending
    .filter(({ timing }) => timing !== 'folded')
    .map(({ at, timing }) => (timing === 'at_once' ? at : afterQuietHours(clock, Math.max(at, moment))));
  const folded = foldedSteps(pending, clock).map(({ sendAt }) =>
    afterQuietHours(clock, Math.max(sendAt, moment)),
  );
  const moments = [
    ...single,
    ...folded,
    ...comingSteps(facts, clock, moment),
    ...comingEvents(facts, moment),
  ];
  return moments.length === 0 ? null : new Date(Math.max(moment, Math.min(...moments)));
}

function comingSteps(facts: LadderFacts, clock: WallClock, now: number): readonly number[] {
  const by = lastStepDay(clock, now);
  return facts.tasks.flatMap((task) => {
    const isWaited = task.waitsFor.some((to) => {
      const reader = facts.readers[to];
      return reader && !reader.isOptedOut && !isInDigest(reader, task);
    });
    const { clock: kind, dueOn } = task;
    const day =
      isWaited && dueOn
        ? nextStepDay({ clock: kind, dueOn, calendar: calendarOfTask(facts, task) }, by)
        : undefined;
    if (day === undefined) return [];
    // What is read in private is told by itself, and waits for nothing else.
    const patience = kind === 'everify_mismatch' ? 0 : quarter;
    return [clock.momentOf({ day, minutes: hourOfSteps }) + patience];
  });
}

const comingEvents = ({ events }: LadderFacts, now: number): readonly number[] =>
  events.map(({ at }) => Date.parse(at)).filter((at) => at > now);
