import {
  type Answers,
  type CompletedForm,
  type Edition,
  type FormContext,
  type FormState,
  type Section,
  effectiveAnswers,
  sectionsLeft,
  showsCorrections,
  shownAnswers,
  visibleSections,
} from '@firstday/forms';
import type { SignatureEntity } from './signing/signature.entity.js';
import type { SubtaskEntity } from './subtasks/subtask.entity.js';
import type { OwnAnswers } from './own-answers-reader.js';
import type { TaskRecords } from './task-records.js';
import type { TaskEntity } from './task.entity.js';

/** A task with its answers, signatures, pages and records, as they are at one moment. */
export interface TaskAggregate {
  readonly task: TaskEntity;
  readonly edition: Edition;
  /** As given; null is an answer taken back. */
  readonly given: Answers;
  /** The effective answers: given or prefilled, of fields that are shown. */
  readonly answers: Answers;
  /** What is known besides the answers. */
  readonly context: FormContext;
  /** Those that count, void ones left out. */
  readonly signatures: readonly SignatureEntity[];
  /** When anything was ever signed, also what counts no longer: the law keeps that too. */
  readonly attestedAt: readonly string[];
  /** The first signature of each section that was ever signed. */
  readonly firstSigned: Readonly<Record<string, FirstSignature>>;
  readonly subtasks: readonly SubtaskEntity[];
  readonly records: TaskRecords;
  /** What the employee said in other forms; for anybody else's eyes there is none. */
  readonly own: OwnAnswers;
}

export interface FirstSignature {
  readonly id: string;
  /** The day beside it. */
  readonly on: string;
}

export const signedSectionIds = ({ signatures }: Pick<TaskAggregate, 'signatures'>): readonly string[] =>
  signatures.map((signature) => signature.section_id);

export const visitedPageIds = ({ subtasks }: Pick<TaskAggregate, 'subtasks'>): readonly string[] =>
  subtasks.filter((subtask) => subtask.visited_at !== null).map((subtask) => subtask.page_id);

export const isSigned = (
  aggregate: Pick<TaskAggregate, 'signatures'>,
  section: Pick<Section, 'id'>,
): boolean => aggregate.signatures.some((signature) => signature.section_id === section.id);

/** The sections that this task has, in order: those that its answers call for, and those opened on request. */
export const sectionsOf = (aggregate: TaskAggregate): readonly Section[] =>
  visibleSections({ ...aggregate, opened: aggregate.task.opened_section_ids });

/** The form as the engine looks at it. */
export const formStateOf = (aggregate: TaskAggregate): FormState => ({
  edition: aggregate.edition,
  answers: aggregate.answers,
  context: aggregate.context,
  signatures: signedSectionIds(aggregate),
  visited: visitedPageIds(aggregate),
  opened: aggregate.task.opened_section_ids,
});

export const isExpired = (task: Pick<TaskEntity, 'completed_at' | 'expired_at'>, now: Date): boolean =>
  task.completed_at === null && task.expired_at !== null && task.expired_at <= now;

/** Whether its bank account is on hold: the earlier one is in force. */
export const isHeld = ({ held_until }: Pick<TaskEntity, 'held_until'>, now: Date): boolean =>
  held_until !== null && held_until > now;

/** The same aggregate with other answers. */
export function withAnswers(aggregate: TaskAggregate, given: Answers): TaskAggregate {
  const answers = effectiveAnswers({ ...aggregate, answers: given }, aggregate.own.facts);
  return { ...aggregate, given, answers };
}

/**
 * Answers as they are kept with a signature: the section's shown answers as they stand, blank ones as taken back, so
 * that neither the records nor a later edit of another section change what was signed.
 */
export function frozenAnswers(aggregate: TaskAggregate, sections: readonly Section[]): Answers {
  const shown = shownAnswers(aggregate);
  const paths = sections.flatMap((section) =>
    section.pages.flatMap((page) =>
      page.fields.filter(({ kind }) => kind !== 'content').map(({ path }) => path),
    ),
  );
  return { ...aggregate.given, ...Object.fromEntries(paths.map((path) => [path, shown[path] ?? null])) };
}

/** The form as its legal deadlines follow from it. */
export function completedFormOf(aggregate: TaskAggregate): CompletedForm {
  const { answers, context, edition } = aggregate;
  const startDate = context['placement.start_date'];
  return {
    edition: edition.edition,
    answers,
    signedOn: signingDays(aggregate),
    startDate: typeof startDate === 'string' ? startDate : null,
  };
}

/**
 * The day on which each section was signed. Where corrections are initialed on the form, the first signature keeps its day,
 * also while its section is open to be corrected (M-274, 9.0); elsewhere a new signature has the date of today.
 */
export function signingDays({
  edition,
  firstSigned,
  signatures,
}: Pick<TaskAggregate, 'edition' | 'firstSigned' | 'signatures'>): Readonly<Record<string, string>> {
  const inForce = signatures.map(({ section_id, signed_on }) => [section_id, signed_on] as const);
  const first = Object.entries(firstSigned).map(([section, { on }]) => [section, on] as const);
  return Object.fromEntries(showsCorrections(edition) ? [...inForce, ...first] : inForce);
}

/** Whether all that is left to do is to correct sections that were signed before: nothing of it has a deadline. */
export function isBeingCorrected(aggregate: TaskAggregate): boolean {
  const left = sectionsLeft(formStateOf(aggregate));
  return left.length > 0 && left.every(({ id }) => aggregate.firstSigned[id] !== undefined);
}

/** Whether a section that was signed before is open again: what is typed there is no answer yet. */
export const hasOpenCorrection = (aggregate: TaskAggregate): boolean =>
  sectionsLeft(formStateOf(aggregate)).some(({ id }) => aggregate.firstSigned[id] !== undefined);

/** The day on which the form is looked at, `YYYY-MM-DD`, by the employer's calendar. */
export const todayOf = ({ context }: Pick<TaskAggregate, 'context'>): string => String(context['today']);
