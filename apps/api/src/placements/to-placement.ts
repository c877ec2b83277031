import type { Placement } from '@firstday/domain';
import { requiredForms } from '@firstday/policy-engine';
import type { CommonProperties } from '../records/record-attributes.js';
import type { PlacementEntity } from './placement.entity.js';
import type { NamedForm } from '../forms/named-form.js';
import type { LivingTask } from './tasks-of-placement.js';

/** What a placement is shown with: forms by their key, and the living tasks of its employee, the newest first. */
export interface Surroundings {
  readonly forms: ReadonlyMap<string, NamedForm>;
  readonly tasks: readonly LivingTask[];
}

interface Requirement {
  readonly form: NamedForm;
  readonly task: LivingTask | undefined;
}

/** Every form that a policy requires, once, with the task that answers it. */
export function requirementsOf(row: PlacementEntity, { forms, tasks }: Surroundings): Requirement[] {
  return requiredForms(row.decisions).flatMap(({ form: key }) => {
    const form = forms.get(key);
    return form ? [{ form, task: taskFor(form, row.employee_id, tasks) }] : [];
  });
}

export function toPlacement(
  { updated_at: _, ...common }: CommonProperties,
  row: PlacementEntity,
  surroundings: Surroundings,
): Placement {
  const requirements = requirementsOf(row, surroundings);
  return {
    ...common,
    employee_id: row.employee_id,
    employer_id: row.employer_id,
    client_id: row.client_id,
    job_id: row.job_id,
    missing_task_count: requirements.filter(({ task }) => !task).length,
    progress: {
      forms_required: requirements.length,
      forms_completed: requirements.filter(({ task }) => task?.status === 'completed').length,
    },
    form_requirements: requirements.map(toFormRequirement),
    suggested_tasks: requirements.map(({ form, task }) => ({
      form_id: form.id,
      form_name: form.name,
      task_id: task?.id ?? null,
      form_tags: form.tags,
    })),
  };
}

function toFormRequirement({ form, task }: Requirement): Placement['form_requirements'][number] {
  const { id, name, tags, custom_attributes } = form;
  return {
    task_id: task?.id ?? null,
    form: { id, name, tags, custom_attributes },
    form_id: id,
    form_name: name,
    form_tags: tags,
  };
}

/** A completed task answers a requirement before an open one does; an expired one cannot be completed any more. */
function taskFor(form: NamedForm, employeeId: string, tasks: readonly LivingTask[]): LivingTask | undefined {
  const mine = tasks.filter((task) => task.formId === form.id && task.employeeId === employeeId);
  return (
    mine.find(({ status }) => status === 'completed') ??
    mine.find(({ status }) => status === 'requires_action')
  );
}
