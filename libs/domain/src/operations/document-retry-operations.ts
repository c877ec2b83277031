import { Task } from '../task.js';
import { badRequestError, notFoundError, operation, staffOnly } from './operation.js';

/** Having documents tried again that could not be made. */
export const documentRetryOperations = {
  'tasks.retryDocument': operation(
    {
      method: 'POST',
      path: '/tasks/{task_id}/document_retries',
      summary: 'Have a document that could not be made tried again at once',
      answers: { 200: Task },
      errors: { ...badRequestError, ...notFoundError },
      allows: staffOnly,
      needs: 'task:edit',
      isBeyond: true,
    },
    {
      note: 'A document that could not be made is tried again by itself, at last once an hour; `system_health.find` names those that fail.',
      refusals: { BadRequestError: 'No document of this task is waiting to be made' },
    },
  ),
};
