import type { NextAction, Progress, Side } from '@firstday/domain';
import { progressOf, turnOf } from '@firstday/forms';
import { deadlineOf } from './deadline.js';
import { type TaskAggregate, formStateOf, sectionsOf } from './task-aggregate.js';
import { isSectionComplete } from './section-state-of.js';
import type { SubtaskProgress } from './task.entity.js';

/** The computed columns of a task, stored at each write so that lists need not unseal its answers. */
export interface TaskProgress {
  readonly next_action: NextAction | null;
  readonly turn_section_id: string | null;
  readonly progress: Progress;
  readonly page_progress: SubtaskProgress;
}

export function taskProgressOf(aggregate: TaskAggregate): TaskProgress {
  const state = formStateOf(aggregate);
  const turn = turnOf(state);
  const { pages, ...all } = progressOf(state);
  return {
    // When nothing is left for people to do, the service makes the document.
    next_action: aggregate.task.completed_at ? null : (turn.type ?? 'system_action'),
    turn_section_id: turn.sectionId,
    progress: progress(all),
    page_progress: Object.fromEntries(pages.map((page) => [page.pageId, progress(page)])),
  };
}

/** The columns that are computed from the rest of the task and from what it names. */
export function derivedColumns(aggregate: TaskAggregate): TaskProgress & { readonly due_at: Date | null } {
  const progress = taskProgressOf(aggregate);
  return { ...progress, due_at: dueAt(aggregate, progress.turn_section_id) };
}

/** The end of the last day to sign the section whose turn it is, unless the caller said when. */
function dueAt(aggregate: TaskAggregate, sectionId: string | null): Date | null {
  const { task, edition } = aggregate;
  if (task.is_due_given || sectionId === null) return task.due_at;
  const { due_on } = deadlineOf(
    aggregate,
    edition.sections.find((section) => section.id === sectionId),
  );
  return due_on === null ? null : new Date(`${due_on}T23:59:59.999Z`);
}

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
