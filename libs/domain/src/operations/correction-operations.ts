import {
  AnswerCorrection,
  CorrectionRequest,
  CorrectionRequests,
  RequestCorrection,
} from '../correction-request.js';
import { Task } from '../task.js';
import { exampleId } from './example-id.js';
import {
  badRequestError,
  decodeError,
  forbiddenError,
  hostedOnly,
  notFoundError,
  operation,
  staffAndHosted,
  staffOnly,
} from './operation.js';

const reason = 'My first name is spelled Ana, with one n.';

const requestExample: CorrectionRequest = {
  task_id: exampleId('task'),
  status: 'asked',
  reason,
  requested_at: '2026-11-23T14:00:00.000Z',
  answered_at: null,
  message: null,
};

export const correctionExamples = [
  [CorrectionRequest, requestExample],
  [CorrectionRequests, { data: [requestExample] }],
] as const;

const path = '/tasks/{task_id}/correction_request';

/** An employee asks to correct what they have signed, and the employer answers. */
export const correctionOperations = {
  'tasks.requestCorrection': operation(
    {
      method: 'POST',
      path,
      summary: 'Ask to correct a signed form',
      body: RequestCorrection,
      answers: { 201: CorrectionRequest },
      errors: { ...badRequestError, ...notFoundError, ...forbiddenError },
      allows: hostedOnly,
      isBeyond: true,
    },
    {
      note: 'By the employee. `task.correction_requested` tells it once; asked again before there is an answer, the words are replaced. Where the form waits for a Social Security number, `about` opens it at once. Of a form that the employee may fill in again (`tasks.renew`) nothing is asked.',
      body: { reason },
      refusals: { BadRequestError: 'You have not signed this form yet: change it instead' },
    },
  ),
  'tasks.getCorrectionRequest': operation(
    {
      method: 'GET',
      path,
      summary: 'Get what an employee asks to correct',
      answers: { 200: CorrectionRequest },
      errors: { ...decodeError, ...notFoundError },
      allows: staffOnly,
      needs: 'employee:view_sensitive',
      isBeyond: true,
    },
    { note: '404 where nothing was asked, or the form was signed again since.' },
  ),
  'tasks.listCorrectionRequests': operation(
    {
      method: 'GET',
      path: '/employees/{employee_id}/correction_requests',
      summary: 'List what an employee asks to correct',
      answers: { 200: CorrectionRequests },
      errors: { ...decodeError, ...notFoundError },
      allows: staffOnly,
      needs: 'employee:view_sensitive',
      isBeyond: true,
    },
    {
      note: 'Of all their forms, what nobody has answered yet. Forms that are kept apart from the caller are left out. Each that is shown stands in the security log, as with `tasks.getCorrectionRequest`.',
    },
  ),
  'tasks.answerCorrectionRequest': operation(
    {
      method: 'POST',
      path: `${path}/answer`,
      summary: 'Answer what an employee asks to correct',
      body: AnswerCorrection,
      answers: { 200: Task },
      errors: { ...badRequestError, ...notFoundError, ...forbiddenError },
      allows: staffAndHosted,
      needs: 'task:edit',
      isBeyond: true,
    },
    {
      note: 'Opening it voids the signatures from the employee’s part on; what was signed stays as a version of the form, with the employee’s words as the reason.',
      body: { outcome: 'opened' },
      refusals: { BadRequestError: 'Nobody asks for a correction of this form' },
    },
  ),
};
