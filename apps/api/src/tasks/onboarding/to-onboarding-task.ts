import type { OnboardingTask, Side } from '@firstday/domain';
import { asksForDocument } from '@firstday/forms';
import { type TaskAggregate, isExpired } from '../task-aggregate.js';
import { openSectionOf } from '../section-state-of.js';
import { sideProgress } from '../task-progress.js';
import { deadlineOf } from '../deadline.js';
import { bankChangeOf, taskStatusOf } from '../to-task.js';

/**
 * A task as one side's list shows it.
 *
 * @param isWhole whether the reader sees all of its answers
 * @param isOpen whether the reader may open it at all: it is nobody else's to go on with
 */
export function toOnboardingTask(
  aggregate: TaskAggregate,
  side: Side,
  now: Date,
  { isWhole = false, isOpen = true }: { readonly isWhole?: boolean; readonly isOpen?: boolean } = {},
): OnboardingTask {
  const { task, edition } = aggregate;
  const section = openSectionOf(aggregate, side, now);
  const isActionable = section !== undefined && isOpen;
  // How much there is to answer says what was answered.
  const progress = task.is_segregated && !isWhole ? task.progress : sideProgress(aggregate, side);
  return {
    id: task.id,
    form_id: task.form_id,
    form_key: edition.form,
    title: edition.title,
    short_name: edition.shortName,
    purpose: side === 'employer' ? edition.employerPurpose : edition.purpose,
    status: taskStatusOf(task, now),
    next_action: isExpired(task, now) ? null : task.next_action,
    progress,
    minutes_left: isActionable
      ? Math.max(1, Math.ceil((edition.minutes * (100 - progress.percent)) / 100))
      : 0,
    is_actionable: isActionable,
    ...deadlineOf(aggregate, section),
    completed_at: task.completed_at?.toISOString() ?? null,
    is_being_corrected: task.is_being_corrected,
    ...bankChangeOf(task, now),
    document_asked: documentAsked(aggregate),
    sent_back_reason: sentBackReason(aggregate, side),
    correction_requested_at: task.correction_requested_at?.toISOString() ?? null,
  };
}

/** A block of Supplement B that waits for a document of the employee: they are told, and by when. */
function documentAsked({ task, edition, given }: TaskAggregate): OnboardingTask['document_asked'] {
  const { completed_at: completedAt, turn_section_id: turn, due_on } = task;
  if (completedAt || turn === null || !asksForDocument(edition.form, given, turn)) return null;
  return { due_on };
}

/** Why this side's work came back, until it is signed again. */
function sentBackReason({ task, edition }: TaskAggregate, side: Side): string | null {
  const section = edition.sections.find((it) => it.assignee === side && Object.hasOwn(task.sent_back, it.id));
  return section ? (task.sent_back[section.id] ?? null) : null;
}
