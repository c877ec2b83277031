import { Task } from '../task.js';
import { badRequestError, notFoundError, operation, staffOnly } from './operation.js';

/** What makes a form of a test account go through its whole life at once. */
export const testCompletionOperations = {
  'tasks.completeForTest': operation(
    {
      method: 'POST',
      path: '/tasks/{task_id}/complete_for_test',
      summary: 'Fill in and sign a task of a test account',
      answers: { 200: Task },
      errors: { ...badRequestError, ...notFoundError },
      allows: staffOnly,
      needs: 'task:edit',
      isBeyond: true,
    },
    {
      note: 'In a test account alone; in a live one it is 400, whoever asks. What is missing is answered with samples, what was given stays, and both sides sign: by links, sessions, signatures and events like those of people, marked `complete_for_test` in the audit trail and in the signatures’ user agent. The document is made a moment later: `task.form_pdf_generated` says when. A completed task is answered as it is.',
      refusals: {
        BadRequestError: 'Only in a test account: in a live one people fill in and sign themselves',
      },
    },
  ),
} as const;
