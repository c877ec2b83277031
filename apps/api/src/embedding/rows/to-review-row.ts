import type { ReviewRow } from '@firstday/domain';
import { findSection, textOf } from '@firstday/forms';
import type { RecordNames } from '../../records/index.js';
import { type ListedRepresentative, representativeStatusOf, type TaskEntity } from '../../tasks/index.js';
import type { ReviewForm } from './review-forms.service.js';

/** What is shown of a task besides its own row. */
interface ReviewSurroundings extends ReviewForm {
  readonly names: RecordNames | undefined;
  readonly files: number;
  readonly representative: ListedRepresentative | undefined;
  readonly startsOn: string | null;
  readonly now: Date;
}

/** Of a task that is kept apart only the form's name and its day are told. */
export function toReviewRow(
  task: TaskEntity,
  { form, edition, names, files, representative, startsOn, now }: ReviewSurroundings,
): Omit<ReviewRow, 'cursor'> {
  const isApart = task.is_segregated;
  const sectionId = isApart ? null : task.turn_section_id;
  const section = sectionId === null ? undefined : findSection(edition, sectionId);
  return {
    task_id: task.id,
    form_id: task.form_id,
    form_key: form.key,
    form_name: form.name,
    section_id: sectionId,
    section_name: section ? textOf(section.title, 'en') : null,
    due_at: task.due_at?.toISOString() ?? null,
    due_on: task.due_on,
    starts_on: startsOn,
    employee_id: task.employee_id,
    employee_name: names?.employee_name ?? null,
    employer_id: task.employer_id,
    employer_name: names?.employer_name ?? null,
    files_count: isApart ? 0 : files,
    representative: representative
      ? { name: representative.name, status: representativeStatusOf(representative, now) }
      : null,
    has_correction_request: !isApart && task.correction_requested_at !== null,
  };
}
