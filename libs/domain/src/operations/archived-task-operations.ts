import { ArchivedTask, ArchivedTaskListQuery, type ArchivedTask as Archived } from '../archived-task.js';
import { page } from '../page.js';
import { DocumentQuery, Task } from '../task.js';
import { TaskAudit } from '../task-audit.js';
import { TaskFields, TaskFieldsQuery } from '../task-fields.js';
import { TaskVersionFields, TaskVersionQuery, TaskVersions } from '../task-version.js';
import { exampleId } from './example-id.js';
import {
  badRequestError,
  decodeError,
  forbiddenError,
  notFoundError,
  operation,
  staffOnly,
} from './operation.js';
import { resource } from './resource.js';
import { taskExample } from './task-example.js';

const archivedTaskExample: Archived = {
  id: taskExample.id,
  task: taskExample,
  employee_name: 'Ana Lopez',
  is_employee_deleted: false,
  is_held: false,
  withdrawn: {
    at: '2026-11-30T14:00:00.000Z',
    cause: 'request',
    reason: 'duplicate',
    by: { kind: 'user_session', id: exampleId('user') },
  },
};

const reading = { method: 'GET', allows: staffOnly, isBeyond: true } as const;
const found = { ...decodeError, ...notFoundError };
const sensitive = {
  needs: 'employee:view_sensitive',
  errors: { ...badRequestError, ...notFoundError },
} as const;

/** Tasks that were deleted, for as long as the law has them kept. */
export const archivedTaskOperations = resource({
  tag: 'archived_tasks',
  about:
    'Tasks that were deleted, with all that belongs to them: in no other list, and there until they are destroyed. Beyond the published contract.',
  holdsRecords: true,
  accessRules: 'narrow',
  refusals: { BadRequestError: 'The task is not completed yet' },
  examples: [[ArchivedTask, archivedTaskExample]],
  operations: {
    'archived_tasks.list': operation(
      {
        ...reading,
        path: '/archived_tasks',
        summary: 'List what was withdrawn and is kept',
        query: ArchivedTaskListQuery,
        answers: { 200: page(ArchivedTask) },
        errors: decodeError,
        needs: 'task:view',
      },
      { note: 'What was withdrawn last comes first. Whoever may see a task may see it here.' },
    ),
    'archived_tasks.findById': operation({
      ...reading,
      path: '/archived_tasks/{archived_task_id}',
      summary: 'Get a withdrawn task',
      answers: { 200: ArchivedTask },
      errors: found,
      needs: 'task:view',
    }),
    'archived_tasks.restore': operation(
      {
        method: 'POST',
        path: '/archived_tasks/{archived_task_id}/restore',
        summary: 'Bring a withdrawn task back',
        answers: { 200: Task },
        errors: { ...found, ...forbiddenError },
        allows: staffOnly,
        needs: 'task:edit',
        isBeyond: true,
      },
      {
        note: 'With all that belongs to it. Where its employee was deleted too, the record comes back with the placements that went with it, which takes `employee:edit`; their other tasks are restored one by one. A day on which it was to be deleted that has passed is forgotten. What was destroyed does not come back: 404.',
        refusals: {
          ForbiddenError: 'The employee was deleted too: to restore the record takes employee:edit',
        },
      },
    ),
    'archived_tasks.getFields': operation({
      ...reading,
      path: '/archived_tasks/{archived_task_id}/fields',
      summary: 'Get the answers of a withdrawn task',
      query: TaskFieldsQuery,
      answers: { 200: TaskFields },
      errors: found,
      needs: 'task:view',
    }),
    'archived_tasks.getPdf': operation(
      {
        ...reading,
        ...sensitive,
        path: '/archived_tasks/{archived_task_id}/pdf',
        summary: 'Download the document of a withdrawn task',
        query: DocumentQuery,
        answers: { 200: 'application/pdf' },
      },
      { note: 'As `tasks.getPdf`.' },
    ),
    'archived_tasks.getCertificate': operation({
      ...reading,
      path: '/archived_tasks/{archived_task_id}/certificate',
      summary: 'Download the signing certificate of a withdrawn task',
      query: DocumentQuery,
      answers: { 200: 'application/pdf' },
      errors: { ...badRequestError, ...notFoundError },
      needs: 'task:view',
    }),
    'archived_tasks.getAudit': operation(
      {
        ...reading,
        path: '/archived_tasks/{archived_task_id}/audit',
        summary: 'Get the audit trail of a withdrawn task, verified',
        answers: { 200: TaskAudit },
        errors: found,
        needs: 'task:view',
      },
      { note: 'As `tasks.getAudit`. The last `deleted` entry says who withdrew it, when and why.' },
    ),
    'archived_tasks.listVersions': operation({
      ...reading,
      path: '/archived_tasks/{archived_task_id}/versions',
      summary: 'List what was attested on a withdrawn task',
      answers: { 200: TaskVersions },
      errors: found,
      needs: 'task:view',
    }),
    'archived_tasks.getVersionFields': operation({
      ...reading,
      path: '/archived_tasks/{archived_task_id}/versions/fields',
      summary: 'Get the answers of a version beside those before',
      query: TaskVersionQuery,
      answers: { 200: TaskVersionFields },
      errors: found,
      needs: 'task:view',
    }),
    'archived_tasks.getFile': operation(
      {
        ...reading,
        ...sensitive,
        path: '/archived_tasks/{archived_task_id}/files/{file_id}',
        summary: 'Download a file of a withdrawn task',
        answers: { 200: 'application/octet-stream' },
        errors: found,
      },
      { note: 'Its answers name its files.' },
    ),
  },
});
