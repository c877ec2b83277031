import { CreateTaskChangeRequest, TaskChangeRequestCreated, TaskChangeRequestSkipped } from '../task.js';
import { badRequestError, notFoundError, operation, staffAndHosted } from './operation.js';
import { resource } from './resource.js';

export const taskChangeRequestOperations = resource({
  tag: 'task_change_requests',
  about: 'Reopening a task that was completed.',
  holdsRecords: true,
  accessRules: 'narrow',
  refusals: { BadRequestError: 'The form has no section of this starting_section_id' },
  examples: [
    [TaskChangeRequestCreated, { _tag: 'created' }],
    [TaskChangeRequestSkipped, { _tag: 'skipped' }],
  ],
  operations: {
    'task_change_requests.create': operation(
      {
        method: 'POST',
        path: '/tasks/{task_id}/task_change_requests',
        summary: 'Reopen a completed task',
        body: CreateTaskChangeRequest,
        answers: { 200: TaskChangeRequestSkipped, 201: TaskChangeRequestCreated },
        errors: { ...badRequestError, ...notFoundError },
        allows: staffAndHosted,
        needs: 'task:edit',
      },
      {
        note: 'Opens the part of one signer: `starting_section_id`, or the first section, with the later ones of the same signer. What others signed stays in force, with its date, and nothing of the correction is due (`is_being_corrected`). Answers stay, the signatures of the sections that open are void but kept, and what was signed stays as a version (`tasks.listVersions`) with the `reason`; a person has to give one. A task that is not completed is `skipped` with 200.',
        body: { starting_section_id: 'employee', reason: 'The date of birth was wrong' },
      },
    ),
  },
});
