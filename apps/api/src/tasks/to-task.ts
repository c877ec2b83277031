import type { BankChange, Task, TaskStatus } from '@firstday/domain';
import { type Edition, findField, type Section } from '@firstday/forms';
import { retentionRuleOf } from './legal-retention-end.js';
import type { SubtaskEntity } from './subtasks/subtask.entity.js';
import { isExpired } from './task-aggregate.js';
import type { TaskEntity } from './task.entity.js';

/** A task's row with what the list needs of its form and pages. */
export interface TaskWithForm {
  readonly task: TaskEntity;
  readonly form: {
    readonly name: string;
    readonly tags: readonly string[];
    readonly custom_attributes: Task['form_custom_attributes'];
  };
  /** The one that the task pins. */
  readonly edition: Edition;
  readonly subtasks: readonly SubtaskEntity[];
}

export function taskStatusOf(task: Pick<TaskEntity, 'completed_at' | 'expired_at'>, now: Date): TaskStatus {
  if (task.completed_at !== null) return 'completed';
  return isExpired(task, now) ? 'expired' : 'requires_action';
}

/** The task as a resource of the API. It never contains an answer. */
export function toTask({ task, form, edition, subtasks }: TaskWithForm, now: Date): Task {
  return {
    id: task.id,
    form_id: task.form_id,
    form_key: task.form_key,
    form_custom_attributes: form.custom_attributes,
    name: form.name,
    employee_id: task.employee_id,
    employer_id: task.employer_id,
    client_id: task.client_id,
    job_id: task.job_id,
    renews_task_id: task.renews_task_id,
    outcome: outcomeOf(task, edition),
    status: taskStatusOf(task, now),
    next_action: { type: isExpired(task, now) ? null : task.next_action },
    expired_at: iso(task.expired_at),
    deletion_scheduled_at: iso(task.deletion_scheduled_at),
    deletion_allowed_at: iso(deletionAllowedAt(task)),
    retained_until: task.retained_until,
    retention_waits_for: task.retention_waits_for,
    retention_rule: retentionRuleOf(task.form_key),
    due_at: iso(task.due_at),
    completed_at: iso(task.completed_at),
    is_being_corrected: task.is_being_corrected,
    ...bankChangeOf(task, now),
    progress: task.progress,
    subtasks: toSubtasks(task, edition, subtasks),
    tags: form.tags.map((name) => ({ name })),
    created_at: task.created_at.toISOString(),
    updated_at: task.updated_at.toISOString(),
    _tag: 'Task',
  };
}

/** Of a task whose bank account is on hold. */
export const bankChangeOf = (
  { held_until }: Pick<TaskEntity, 'held_until'>,
  now: Date,
): { readonly bank_change?: BankChange } =>
  held_until !== null && held_until > now ? { bank_change: { pending_until: held_until.toISOString() } } : {};

/** By the label that the edition has for it. */
function outcomeOf({ outcome }: TaskEntity, edition: Edition): Task['outcome'] {
  if (outcome === null || edition.outcome === undefined) return null;
  const option = findField(edition, edition.outcome)?.options?.find(({ value }) => value === outcome);
  return { value: outcome, label: option?.label.en ?? outcome };
}

/** As the caller says, but never before the law as far as that is known; without a word of theirs the legal date. */
function deletionAllowedAt({ deletion_allowed_at: given, retained_until: until }: TaskEntity): Date | null {
  if (until === null) return given;
  const legal = new Date(`${until}T00:00:00.000Z`);
  return given !== null && given > legal ? given : legal;
}

/** One for each page that the answers call for and a person fills in. */
function toSubtasks(
  task: TaskEntity,
  { sections }: Edition,
  subtasks: readonly SubtaskEntity[],
): Task['subtasks'] {
  return subtasks.flatMap((subtask) => {
    const at = sections.findIndex((it) => it.pages.some((page) => page.id === subtask.page_id));
    const section = sections[at];
    const progress = task.page_progress[subtask.page_id];
    if (!section || !progress || section.assignee === 'system') return [];
    const { assignee } = section;
    return {
      id: subtask.id,
      form_page_id: subtask.page_id,
      assignee_type: assignee,
      form_section: { id: section.id, position: positionOf(sections, at), assignee_type: assignee },
      progress,
    };
  });
}

/** Its place on the form. What is asked beside the form comes after it, whenever it came to the edition. */
function positionOf(sections: readonly Section[], at: number): number {
  const before = sections.slice(0, at).filter((it) => !isBeside(it)).length;
  const section = sections[at];
  return section && isBeside(section) ? sections.length - 1 : before;
}

/** Nobody signs it, and it opens for somebody who is asked for it. */
const isBeside = ({ opens, signer }: Section): boolean => opens === 'on_request' && signer === 'nobody';

const iso = (date: Date | null): string | null => date?.toISOString() ?? null;
