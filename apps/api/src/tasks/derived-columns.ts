import { deadlineOf } from './deadline.js';
import type { TaskAggregate } from './task-aggregate.js';
import { type TaskProgress, taskProgressOf } from './task-progress.js';

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
