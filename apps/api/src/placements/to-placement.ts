import type { Placement } from '@firstday/domain';
import { requiredForms } from '@firstday/policy-engine';
import type { CommonProperties } from '../records/index.js';
import type { PlacementEntity } from './placement.entity.js';
import type { FormSummary } from '../forms/index.js';
import { toEverifyMandate } from './to-everify-mandate.js';
import { toMissingFacts } from './to-missing-facts.js';
import { findTaskFor, type FormNeed } from './find-task-for.js';
import type { ActiveTask, WantedTasks } from './placement-tasks-port.js';

/** What a placement is shown with: forms by their key, and the active tasks of its employee, newest first. */
export interface PlacementContext {
  readonly forms: ReadonlyMap<string, FormSummary>;
  readonly tasks: readonly ActiveTask[];
  readonly employments?: WantedTasks['employments'];
}

interface Requirement {
  readonly form: FormSummary;
  readonly task: ActiveTask | undefined;
}

/** Every form that a policy requires, once, with the task that answers it. */
export function requirementsOf(row: PlacementEntity, { forms, tasks }: PlacementContext): Requirement[] {
  return requiredForms(row.decisions).flatMap(({ form: key }) => {
    const form = forms.get(key);
    return form ? [{ form, task: findTaskFor(needOf(row, form), tasks) }] : [];
  });
}

export const needOf = (row: PlacementEntity, form: FormNeed['form']): FormNeed => ({
  form,
  employeeId: row.employee_id,
  employerId: row.employer_id,
  placementId: row.id,
  factHashes: row.fact_hashes,
});

export function toPlacement(
  { updated_at: _, ...common }: CommonProperties,
  row: PlacementEntity,
  placementContext: PlacementContext,
): Placement {
  const requirements = requirementsOf(row, placementContext);
  return {
    ...common,
    employee_id: row.employee_id,
    employer_id: row.employer_id,
    client_id: row.client_id,
    job_id: row.job_id,
    missing_task_count: requirements.filter(({ task }) => !task).length,
    undecided_count: row.undecided_count ?? 0,
    ...(row.undecided_facts ? { undecided_facts: toMissingFacts(row, row.undecided_facts) } : {}),
    ...(row.everify_mandate ? { everify_mandate: toEverifyMandate(row, row.everify_mandate) } : {}),
    progress: {
      forms_required: requirements.length,
      forms_completed: requirements.filter(({ task }) => task?.status === 'completed').length,
    },
    form_requirements: requirements.map(toFormRequirement),
    suggested_tasks: requirements.map(({ form, task }) => ({
      form_id: form.id,
      form_key: form.key,
      form_name: form.name,
      task_id: task?.id ?? null,
      form_tags: form.tags,
    })),
  };
}

function toFormRequirement({ form, task }: Requirement): Placement['form_requirements'][number] {
  const { id, key, name, tags, custom_attributes } = form;
  return {
    task_id: task?.id ?? null,
    form: { id, key, name, tags, custom_attributes },
    form_id: id,
    form_key: key,
    form_name: name,
    form_tags: tags,
  };
}
