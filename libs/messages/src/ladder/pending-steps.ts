import type { MessageKind } from '@firstday/domain';
import { addDays, type WorkCalendar } from '@firstday/forms';
import { messageDefinitionOf } from '../kinds/message-definitions.js';
import type { MessageDefinition, MessageReader } from '../kinds/message-definition.js';
import { messageOfStep } from './ladder-clocks.js';
import type { LadderEvent, LadderFacts, LadderReader, LadderTask } from './ladder-facts.js';
import { latestStep } from './latest-step.js';
import type { WallClock } from './wall-clock.js';

/** Something to be told that has come and was not told yet. */
export interface PendingStep {
  readonly key: string;
  readonly kind: MessageKind;
  readonly to: MessageReader;
  /** The moment from which it may be told. */
  readonly at: number;
  readonly taskId: string | null;
  readonly dueOn: string | null;
  readonly asker: string;
  readonly timing: MessageDefinition['timing'];
}

/** Reminders come at nine. */
export const hourOfSteps = 9 * 60;

/** The last day whose steps have come: today, or yesterday before their hour. */
export function lastStepDay(clock: WallClock, now: number): string {
  const { day, minutes } = clock.at(now);
  return minutes >= hourOfSteps ? day : addDays(day, -1);
}

const hour = 3_600_000;
/** Who was asked less than this before a reminder needs none. */
const freshness = 12 * hour;
/** What nobody could send for so long is not caught up on: the next step is. */
const patience = 72 * hour;

/** What is to be told about a placement at a moment, in the order in which it came. */
export function pendingSteps(facts: LadderFacts, clock: WallClock, now: number): readonly PendingStep[] {
  const sent = sentSteps(facts, clock);
  const by = lastStepDay(clock, now);
  const steps = facts.tasks.flatMap((task) =>
    task.waitsFor.flatMap((to) => stepOfTask({ facts, task, to, clock, sent, now, by }) ?? []),
  );
  const events = facts.events.flatMap((event) => stepOfEvent(facts, event, now) ?? []);
  return [...steps, ...events]
    .filter(({ key }) => !sent.keys.has(key))
    .sort((one, other) => one.at - other.at || (one.key < other.key ? -1 : 1));
}

interface SentSteps {
  readonly keys: ReadonlySet<string>;
  /** The last day on which a reader was reminded of a task. */
  readonly lastDays: ReadonlyMap<string, string>;
}

function sentSteps({ sent }: LadderFacts, clock: WallClock): SentSteps {
  const lastDays = new Map<string, string>();
  for (const { key, at } of sent) {
    const ladder = key.slice(0, key.lastIndexOf('@'));
    const { day } = clock.at(Date.parse(at));
    if ((lastDays.get(ladder) ?? '') < day) lastDays.set(ladder, day);
  }
  return { keys: new Set(sent.map(({ key }) => key)), lastDays };
}

interface TaskStep {
  readonly facts: LadderFacts;
  readonly task: LadderTask;
  readonly to: MessageReader;
  readonly clock: WallClock;
  readonly sent: SentSteps;
  readonly now: number;
  readonly by: string;
}

function stepOfTask({ facts, task, to, clock, sent, now, by }: TaskStep): PendingStep | undefined {
  const reader = facts.readers[to];
  const { id, dueOn } = task;
  if (dueOn === null || !reader || reader.isOptedOut || isInDigest(reader, task)) return undefined;
  const step = latestStep({ clock: task.clock, dueOn, calendar: calendarOfTask(facts, task) }, by);
  if (!step || isBeforeWork(facts, task, step.day)) return undefined;
  const at = clock.momentOf({ day: step.day, minutes: hourOfSteps });
  if (at < Date.parse(task.since) + freshness || at < now - patience) return undefined;
  const ladder = ladderKey(task, to);
  // A day that was moved starts the ladder again: with what comes after the last reminder, and never twice on one day.
  if ((sent.lastDays.get(ladder) ?? '') >= step.day) return undefined;
  const kind = messageOfStep(task.clock, step, to);
  const key = `${ladder}@${dueOn}:${step.timing}-${step.days}`;
  const { timing } = messageDefinitionOf(kind);
  return { key, kind, to, at, taskId: id, dueOn, asker: task.asker ?? '', timing };
}

/** Nobody can look at documents for a deadline that counts from the first day of work before it. */
function isBeforeWork(facts: LadderFacts, { clock, startsOn = facts.startsOn }: LadderTask, day: string) {
  return clock === 'section_2' && startsOn !== null && day < startsOn;
}

export const calendarOfTask = (facts: LadderFacts, { calendar }: LadderTask): WorkCalendar =>
  calendar ?? facts.calendar;

export const ladderKey = ({ id }: Pick<LadderTask, 'id'>, to: MessageReader): string => `${id}/${to}`;

export const isInDigest = ({ hasDigest }: LadderReader, { clock }: Pick<LadderTask, 'clock'>): boolean =>
  hasDigest === true && clock === 'task';

function stepOfEvent(facts: LadderFacts, event: LadderEvent, now: number): PendingStep | undefined {
  const { kind, to, taskId } = event;
  const reader = facts.readers[to];
  const at = Date.parse(event.at);
  const { timing } = messageDefinitionOf(kind);
  if (!reader || at > now || (reader.isOptedOut && timing !== 'at_once')) return undefined;
  if (kind === 'employer_turn' && reader.hasDigest) return undefined;
  if (isOver(facts, event)) return undefined;
  const { dueOn = null, asker = '' } = facts.tasks.find((task) => task.id === taskId) ?? {};
  return { key: eventKey(event), kind, to, at, taskId, dueOn, asker, timing };
}

/** By which it is known that an event was told. */
export const eventKey = ({ id, to, kind }: LadderEvent): string => `${id}/${to}@${kind}`;

/** Whether what it asks for no longer waits for its reader: nobody is asked for what is done. */
function isOver({ tasks }: LadderFacts, { kind, to, taskId }: LadderEvent): boolean {
  if (taskId !== null) return !tasks.some(({ id, waitsFor }) => id === taskId && waitsFor.includes(to));
  return kind === 'invitation' && !tasks.some(({ waitsFor }) => waitsFor.includes(to));
}
