import { describe, expect, it } from '@jest/globals';
import type { Outcome } from '@firstday/policy-engine';
import { undecidedNothing } from './new-placement.js';
import type { PlacementEntity } from './placement.entity.js';
import type { FormSummary } from '../forms/form-summary.js';
import type { ActiveTask } from './placement-tasks-port.js';
import { toPlacement } from './to-placement.js';

const form = (key: string): FormSummary => ({
  id: `form_${key}`,
  key,
  name: key.toUpperCase(),
  tags: [{ name: 'federal' }],
  custom_attributes: {},
  scope: null,
});
const forms = new Map(['i-9', 'w-4', 'handbook'].map((key) => [key, form(key)]));
const task = (id: string, formId: string, status: ActiveTask['status'], employeeId = 'ee_1'): ActiveTask => ({
  id,
  formId,
  status,
  employeeId,
  employerId: null,
  placementId: null,
  renewsTaskId: null,
  factHashes: null,
});
const decision = (outcome: Outcome, ...keys: string[]): PlacementEntity['decisions'][number] => ({
  policyId: 'pol_1',
  policyKey: keys.join(),
  version: 1,
  name: 'P',
  outcome,
  explanation: { all: [], outcome },
  forms: keys,
});
const common = { id: 'pla_1', custom_attributes: {}, created_at: 'c', updated_at: 'u' };
const shown = (decisions: PlacementEntity['decisions'], tasks: ActiveTask[] = []) => {
  const row = { employee_id: 'ee_1', employer_id: null, client_id: null, job_id: null, decisions };
  return toPlacement(common, { ...blank, ...row }, { forms, tasks });
};
const blank: PlacementEntity = {
  id: 'pla_1',
  account_id: 'acct_1',
  employee_id: 'ee_1',
  employer_id: null,
  client_id: null,
  job_id: null,
  ...undecidedNothing,
  age_on: null,
  decided_at: new Date(0),
  custom_attributes: {},
  external_id: null,
  system_attributes: {},
  sealed: null,
  created_at: new Date(0),
  updated_at: new Date(0),
  deleted_at: null,
};

describe('a placement as it is shown', () => {
  it('lists a form once, however many policies ask for it, and none that no met policy asks for', () => {
    const placement = shown([
      decision('met', 'i-9', 'w-4'),
      decision('met', 'w-4'),
      decision('unknown', 'handbook'),
      decision('unmet', 'handbook'),
    ]);
    expect(placement.form_requirements.map(({ form_id }) => form_id)).toEqual(['form_i-9', 'form_w-4']);
    expect(placement).toMatchObject({ missing_task_count: 2, progress: { forms_required: 2 } });
  });

  it('counts a completed task as progress and a task of either kind as not missing', () => {
    const tasks = [task('task_1', 'form_i-9', 'completed'), task('task_2', 'form_w-4', 'requires_action')];
    const placement = shown([decision('met', 'i-9', 'w-4', 'handbook')], tasks);
    expect(placement).toMatchObject({
      missing_task_count: 1,
      progress: { forms_required: 3, forms_completed: 1 },
    });
    expect(placement.suggested_tasks.map(({ task_id }) => task_id)).toEqual(['task_1', 'task_2', null]);
  });

  it('prefers the completed task, then the newest open one, and passes over expired and strange ones', () => {
    const tasks = [
      task('task_new', 'form_i-9', 'requires_action'),
      task('task_done', 'form_i-9', 'completed'),
      task('task_newest', 'form_w-4', 'requires_action'),
      task('task_older', 'form_w-4', 'requires_action'),
      task('task_late', 'form_handbook', 'expired'),
      task('task_other', 'form_handbook', 'completed', 'ee_2'),
    ];
    const { suggested_tasks } = shown([decision('met', 'i-9', 'w-4', 'handbook')], tasks);
    expect(suggested_tasks.map(({ task_id }) => task_id)).toEqual(['task_done', 'task_newest', null]);
  });

  it('leaves out a form that the account does not have any more', () => {
    expect(shown([decision('met', 'gone', 'i-9')]).form_requirements).toHaveLength(1);
  });

  it('has no updated_at, which the interface does not know of it', () => {
    expect(shown([])).not.toHaveProperty('updated_at');
  });
});
