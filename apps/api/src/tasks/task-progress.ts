import type { NextAction, Progress, Side } from '@firstday/domain';
import { type Edition, progressOf, type Section, turnOf, yearlyDueOf } from '@firstday/forms';
import { dateInTimeZone, endOfDayIn, timeZoneOf } from '../context/index.js';
import { deadlineOf } from './deadline.js';
import { type TaskAggregate, formStateOf, isBeingCorrected, sectionsOf } from './task-aggregate.js';
import { fieldsOfSections } from './answers-visible-to.js';
import { isSectionComplete, isSectionFrozen } from './section-state-of.js';
import type { SignatureEntity } from './signing/signature.entity.js';
import type { SubtaskProgress, TaskEntity } from './task.entity.js';

/** The computed columns of a task, stored at each write so that lists need not unseal its answers. */
export interface TaskProgress {
  readonly next_action: NextAction | null;
  readonly turn_section_id: string | null;
  readonly progress: Progress;
  readonly page_progress: SubtaskProgress;
  readonly is_being_corrected: boolean;
}

export function taskProgressOf(aggregate: TaskAggregate): TaskProgress {
  const state = formStateOf(aggregate);
  const turn = turnOf(state);
  const { pages, ...all } = progressOf(state);
  const last = unconfirmedExamination(aggregate) ? 'employer_action' : 'system_action';
  return {
    // When nothing is left for people to do, the service makes the document.
    next_action: aggregate.task.completed_at ? null : (turn.type ?? last),
    turn_section_id: turn.sectionId,
    progress: progress(all),
    page_progress: Object.fromEntries(pages.map((page) => [page.pageId, progress(page)])),
    is_being_corrected:
      aggregate.task.completed_at === null && last === 'system_action' && isBeingCorrected(aggregate),
  };
}

/**
 * The signature of an examiner whom the employee named, until the employer confirms it. The employer designates its
 * representative and is liable for them (8 CFR 274a.2(b)(1)(ii); M-274, 4.0), so the form is not complete without its word.
 */
export function unconfirmedExamination({
  task,
  signatures,
}: Pick<TaskAggregate, 'signatures' | 'task'>): SignatureEntity | undefined {
  return signatures.find(
    ({ id, signer }) => signer?.named?.by === 'employee' && id !== task.confirmed_signature_id,
  );
}

export interface DueColumns {
  readonly due_at: Date | null;
  readonly due_on: string | null;
}

/** The columns that are computed from the rest of the task and from what it names. */
export function derivedColumns(
  aggregate: TaskAggregate,
): TaskProgress & DueColumns & OutcomeColumn & Pick<TaskEntity, 'confirmation_asked_at'> {
  const { task, edition } = aggregate;
  const progress = taskProgressOf(aggregate);
  const confirmation_asked_at = confirmationAskedAt(aggregate, progress);
  const due = { ...dueColumns(aggregate, progress), confirmation_asked_at };
  if (!task.is_segregated) return { ...progress, ...due, outcome: outcomeOf(aggregate) };
  return { ...progress, ...segregatedProgress(edition, progress), ...due, outcome: null };
}

/** Since when nothing is left to do but to confirm. */
const confirmationAskedAt = (
  aggregate: TaskAggregate,
  { next_action, turn_section_id }: TaskProgress,
): Date | null =>
  next_action === 'employer_action' && turn_section_id === null
    ? (unconfirmedExamination(aggregate)?.signed_at ?? null)
    : null;

interface OutcomeColumn {
  readonly outcome: string | null;
}

/** What was chosen where the form says how it ended, once the choice can be changed no more. */
function outcomeOf(aggregate: TaskAggregate): string | null {
  const { outcome: path, sections } = aggregate.edition;
  const found = fieldsOfSections(sectionsOf(aggregate)).find(({ field }) => field.path === path);
  const section = found && sections.find(({ id }) => id === found.section.id);
  const value = path === undefined ? undefined : aggregate.answers[path];
  return section && typeof value === 'string' && isSectionFrozen(aggregate, section) ? value : null;
}

/** Which pages there are, and how many questions, would tell what was answered: that it is done or not is said alone. */
function segregatedProgress(
  { sections }: Edition,
  { next_action }: TaskProgress,
): Pick<TaskProgress, 'progress' | 'page_progress'> {
  const isDone = next_action === null || next_action === 'system_action';
  const progress = { percent: isDone ? 100 : 0, numerator: isDone ? 1 : 0, denominator: 1 };
  const pages = sections.flatMap(({ pages }) => pages.map(({ id }) => [id, progress] as const));
  return { progress, page_progress: Object.fromEntries(pages) };
}

/**
 * The last day to sign the section whose turn it is and its end at the employer's, unless the caller said when. A correction
 * is not due: the day by which the form was to be signed at first is kept, and nothing waits for it.
 */
function dueColumns(
  aggregate: TaskAggregate,
  { is_being_corrected, turn_section_id: sectionId }: TaskProgress,
): DueColumns {
  const { task, edition, records } = aggregate;
  const timeZone = timeZoneOf(records.employer);
  if (is_being_corrected) return { due_at: null, due_on: task.due_on };
  if (task.is_being_corrected && sectionId === null && task.due_on !== null)
    return { due_at: endOfDayIn(timeZone, task.due_on), due_on: task.due_on };
  if (task.is_due_given || sectionId === null)
    return { due_at: task.due_at, due_on: task.due_at && dateInTimeZone(timeZone, task.due_at) };
  const { due_on } = deadlineOf(aggregate, sectionDueWith(edition, sectionId));
  const day = due_on ?? yearlyDueOn(aggregate, timeZone);
  return { due_on: day, due_at: day === null ? null : endOfDayIn(timeZone, day) };
}

/** What a representative does before they sign, such as taking pictures, is done by the day on which they sign. */
function sectionDueWith({ sections, representative }: Edition, sectionId: string): Section | undefined {
  const section = sections.find(({ id }) => id === sectionId);
  if (section?.due !== undefined || !representative?.fills.includes(sectionId)) return section;
  return sections.find(({ id }) => id === representative.signs);
}

/** Of a form that is asked for once in each year by a day, where it was given before. */
const yearlyDueOn = ({ task, edition }: TaskAggregate, timeZone: string): string | null =>
  task.renews_task_id !== null && edition.scope
    ? yearlyDueOf(edition.scope, dateInTimeZone(timeZone, task.created_at))
    : null;

/** Progress of one side's own sections, signatures included. */
export function sideProgress(aggregate: TaskAggregate, side: Side): Progress {
  const sections = sectionsOf(aggregate).filter((section) => section.assignee === side);
  const pages = taskProgressOf(aggregate).page_progress;
  const signing = sections.filter((section) => section.signer !== 'nobody');
  const parts = [
    ...sections.flatMap((section) => section.pages.flatMap((page) => pages[page.id] ?? [])),
    ...signing.map((section) => ({
      numerator: isSectionComplete(aggregate, section) ? 1 : 0,
      denominator: 1,
    })),
  ];
  const [numerator, denominator] = [sum(parts, 'numerator'), sum(parts, 'denominator')];
  const percent = denominator === 0 ? 100 : Math.floor((100 * numerator) / denominator);
  return { percent, numerator, denominator };
}

const progress = ({ percent, numerator, denominator }: Progress): Progress => ({
  percent,
  numerator,
  denominator,
});

const sum = (parts: readonly Omit<Progress, 'percent'>[], part: 'numerator' | 'denominator'): number =>
  parts.reduce((total, it) => total + it[part], 0);
