import type { Context } from '../context/index.js';
import type { ActiveTask } from '../placements/index.js';
import type { TaskSummary } from './tasks.store.js';
import { taskStatusOf } from './to-task.js';

/** What says which need a task answers. */
export const toActiveTask = ({ now }: Pick<Context, 'now'>, task: TaskSummary): ActiveTask => ({
  id: task.id,
  employeeId: task.employee_id,
  employerId: task.employer_id,
  placementId: task.placement_id,
  formId: task.form_id,
  renewsTaskId: task.renews_task_id,
  factHashes: task.fact_hashes,
  status: taskStatusOf(task, now),
});
