import type { LadderFacts, LadderTask, SentStep } from '@firstday/messages';
import { dateInTimeZone } from '../../context/index.js';
import { type EmployerClock, ordinaryCalendar } from '../../records/index.js';
import type { AskedTask, PromisedDocument, Workplace } from './ladder-rows.store.js';
import { zoneOfPlace } from './zone-of-place.js';

/** What reminders to an employee follow from, as it is stored. */
export interface LadderRows {
  readonly tasks: readonly (AskedTask & { readonly isLawful: boolean })[];
  readonly documents: readonly PromisedDocument[];
  readonly workplaces: readonly Workplace[];
  readonly employers: ReadonlyMap<string, EmployerClock>;
  readonly steps: readonly SentStep[];
  /** Before it nobody was asked: messages were turned on, or the last link was made. */
  readonly askedAt: Date;
  readonly now: Date;
}

/** What reminders to an employee follow from, as the ladder takes it. */
export function toLadderFacts(rows: LadderRows): LadderFacts {
  const { employers, now } = rows;
  const zoneOf = ({ work_state, employer_id }: Workplace) =>
    zoneOfPlace(work_state, employers.get(employer_id ?? ''));
  const current = rows.workplaces
    .filter((place) => !isOver(place, dateInTimeZone(zoneOf(place), now)))
    .sort((one, other) => rankOf(one).localeCompare(rankOf(other)));
  const latest = current.at(-1);
  const timeZone = latest ? zoneOf(latest) : zoneOfPlace('', undefined);
  const today = dateInTimeZone(timeZone, now);
  const known = new Map(current.map(({ id }) => [id, true]));
  /** A form of a placement goes with it; another one with the last of them. */
  const isWorking = (placementId: string | null) =>
    placementId === null ? rows.workplaces.length === 0 || current.length > 0 : known.has(placementId);
  return {
    startsOn: latest?.starts_on ?? null,
    timeZone,
    calendar: employers.get(latest?.employer_id ?? '')?.calendar ?? ordinaryCalendar,
    readers: { employee: { language: 'en', isOptedOut: false } },
    tasks: [
      ...rows.tasks
        .filter(({ placement_id }) => isWorking(placement_id))
        .map((task) => toTask(task, task.isLawful ? 'section_1' : 'task', rows.askedAt)),
      ...rows.documents
        .filter(
          (it) => isWorking(it.placement_id) && (it.employed_until === null || it.employed_until >= today),
        )
        .map((document) => toTask(document, document.kind, rows.askedAt)),
    ],
    events: [],
    sent: rows.steps,
  };
}

const isOver = ({ is_withdrawn, ends_on }: Workplace, today: string): boolean =>
  is_withdrawn || (ends_on !== null && ends_on < today);

const rankOf = ({ starts_on, id }: Workplace): string => `${starts_on ?? ''} ${id}`;

const toTask = (
  { id, due_on, since }: Pick<AskedTask, 'due_on' | 'id' | 'since'>,
  clock: LadderTask['clock'],
  askedAt: Date,
): LadderTask => ({
  id,
  clock,
  dueOn: due_on,
  waitsFor: ['employee'],
  since: (since > askedAt ? since : askedAt).toISOString(),
});
