import type { LadderEvent, LadderFacts, LadderTask, SentStep } from '@firstday/messages';
import { dateInTimeZone } from '../../context/index.js';
import { type EmployerClock, ordinaryCalendar } from '../../records/index.js';
import type { AskedRepresentative } from '../representatives/asked-representatives.store.js';
import type { TaskCaseNotice } from '../task-cases.js';
import type { AskedTask, PromisedDocument, Workplace } from './ladder-rows.store.js';
import { zoneOfPlace } from './zone-of-place.js';

/** What reminders about an employee follow from, as it is stored. */
export interface LadderRows {
  readonly tasks: readonly (AskedTask & { readonly isLawful: boolean })[];
  readonly documents: readonly PromisedDocument[];
  readonly representatives: readonly AskedRepresentative[];
  readonly notices: readonly TaskCaseNotice[];
  readonly workplaces: readonly Workplace[];
  readonly employers: ReadonlyMap<string, EmployerClock>;
  readonly steps: readonly SentStep[];
  /** Before it nobody was asked: messages were turned on, or the last link was made. */
  readonly askedAt: Date;
  readonly turnedOnAt: Date;
  /** What was asked before is told to nobody. */
  readonly askedSince: Date;
  readonly now: Date;
}

/** What reminders about an employee follow from, as the ladder takes it. */
export interface PlacedFacts {
  readonly facts: LadderFacts;
  /** Where they work, the latest last; nothing of what has ended or was withdrawn. */
  readonly current: readonly Workplace[];
  /** Who looks at documents there. */
  readonly representatives: readonly AskedRepresentative[];
}

const reader = { language: 'en', isOptedOut: false } as const;

export function toLadderFacts(rows: LadderRows): PlacedFacts {
  const { employers, now, askedAt, turnedOnAt, askedSince } = rows;
  const zoneOf = ({ work_state, employer_id }: Workplace) =>
    zoneOfPlace(work_state, employers.get(employer_id ?? ''));
  const current = rows.workplaces
    .filter((place) => !isOver(place, dateInTimeZone(zoneOf(place), now)))
    .sort((one, other) => rankOf(one).localeCompare(rankOf(other)));
  const latest = current.at(-1);
  const timeZone = latest ? zoneOf(latest) : zoneOfPlace('', undefined);
  const today = dateInTimeZone(timeZone, now);
  const byId = new Map(current.map((place) => [place.id, place]));
  /** A form of a placement goes with it; another one with the last of them. */
  const isWorking = ({ placement_id: id }: Placed) =>
    id === null ? rows.workplaces.length === 0 || current.length > 0 : byId.has(id);
  /** What two employers ask for is told in two messages: each has its own name, days and business days. */
  const placed = ({ placement_id, employer_id }: Placed) => {
    const place = placement_id === null ? latest : byId.get(placement_id);
    const asker = employer_id ?? place?.employer_id ?? '';
    const calendar = employers.get(asker)?.calendar;
    return { asker, startsOn: place?.starts_on ?? null, ...(calendar && { calendar }) };
  };
  const representatives = rows.representatives.filter(isWorking);
  const notices = isWorking({ placement_id: null, employer_id: null }) ? rows.notices : [];
  return {
    current,
    representatives,
    facts: {
      startsOn: latest?.starts_on ?? null,
      timeZone,
      calendar: employers.get(latest?.employer_id ?? '')?.calendar ?? ordinaryCalendar,
      readers: { employee: reader, representative: reader },
      tasks: [
        ...rows.tasks.filter(isWorking).map((task) => ({
          ...toTask(task, task.isLawful ? 'section_1' : 'task', askedAt),
          ...placed(task),
        })),
        ...rows.documents
          .filter((it) => isWorking(it) && (it.employed_until === null || it.employed_until >= today))
          .map((document) => ({ ...toTask(document, document.kind, askedAt), ...placed(document) })),
        ...representatives.map((it) => ({
          ...toTask(it, 'section_2', turnedOnAt),
          ...placed(it),
          // Theirs are told to them alone, whoever else is named for the same employer.
          asker: it.id,
          waitsFor: ['representative'] as const,
        })),
        ...notices.map(({ id, due_on, told_at: since }) =>
          toTask({ id, due_on, since }, 'everify_mismatch', askedAt),
        ),
      ],
      events: [
        ...representatives.map(({ id, since: at }) => toEvent({ id, at }, 'representative_asked')),
        ...notices
          .filter(({ due_on }) => due_on === null || due_on >= today)
          .map(({ id, told_at: at }) => toEvent({ id, at }, 'everify_mismatch')),
      ].filter(({ at }) => at > askedSince.toISOString()),
      sent: rows.steps,
    },
  };
}

type Placed = Pick<AskedTask, 'employer_id' | 'placement_id'>;

const isOver = ({ is_withdrawn, ends_on }: Workplace, today: string): boolean =>
  is_withdrawn || (ends_on !== null && ends_on < today);

const rankOf = ({ starts_on, id }: Workplace): string => `${starts_on ?? ''} ${id}`;

const toTask = (
  { id, due_on, since }: { readonly id: string; readonly due_on: string | null; readonly since: Date },
  clock: LadderTask['clock'],
  askedAt: Date,
): LadderTask => ({
  id,
  clock,
  dueOn: due_on,
  waitsFor: ['employee'],
  since: (since > askedAt ? since : askedAt).toISOString(),
});

/** Its step is told apart from those of the reminders that follow. */
const toEvent = (
  { id, at }: { readonly id: string; readonly at: Date },
  kind: 'everify_mismatch' | 'representative_asked',
): LadderEvent => ({
  id: `asked ${id}`,
  kind,
  at: at.toISOString(),
  to: kind === 'everify_mismatch' ? 'employee' : 'representative',
  taskId: kind === 'everify_mismatch' ? null : id,
});
