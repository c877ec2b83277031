import { z } from 'zod';
import { TaskOnboardingLinkQuery } from '../onboarding-session.js';
import { TaskSheet } from '../task-sheet.js';
import { DeleteTaskQuery } from '../archived-task.js';
import { TaskQuery } from '../expansion-name.js';
import { ExpandedTask } from '../expanded-placement.js';
import { orderedPage } from '../page.js';
import { DuplicateTaskError, PreconditionFailedError } from '../problem.js';
import { Url } from '../scalar-value.js';
import { CreateTask, CreateTaskQuery, Task, TaskListQuery, UpdateTask } from '../task.js';
import { TaskFields, TaskFieldsQuery, UpdateTaskFields } from '../task-fields.js';
import { exampleId, urlExample } from './example-id.js';
import {
  anyCredential,
  badRequestError,
  decodeError,
  forbiddenError,
  notFoundError,
  operation,
  staffAndComponents,
  staffAndHosted,
  staffOnly,
} from './operation.js';
import { representativeExamples, representativeOperations } from './representative-operations.js';
import { resource } from './resource.js';
import { correctionExamples, correctionOperations } from './correction-operations.js';
import { paperCopyExamples, paperCopyOperations } from './signing-consent-operations.js';
import { documentRetryOperations } from './document-retry-operations.js';
import { taskDocumentExamples, taskDocumentOperations } from './task-document-operations.js';
import { testCompletionOperations } from './test-completion-operations.js';
import { taskVersionExamples, taskVersionOperations } from './task-version-operations.js';
import { taskExample, taskFieldsExample, taskSheetExample } from './task-example.js';

export const taskOperations = resource({
  tag: 'tasks',
  about: 'One form for one employee: its answers, whose turn it is, its documents and its audit trail.',
  holdsRecords: true,
  accessRules: 'narrow',
  refusals: { BadRequestError: 'The task is not completed yet' },
  examples: [
    [Task, taskExample],
    [ExpandedTask, taskExample],
    ...taskDocumentExamples,
    [TaskFields, taskFieldsExample],
    [TaskSheet, taskSheetExample],
    ...taskVersionExamples,
    ...representativeExamples,
    ...paperCopyExamples,
    ...correctionExamples,
  ],
  operations: {
    'tasks.list': operation({
      method: 'GET',
      path: '/tasks',
      summary: 'List tasks',
      query: TaskListQuery,
      answers: { 200: orderedPage(ExpandedTask) },
      errors: badRequestError,
      allows: anyCredential,
      mayReadReplica: true,
      needs: 'task:view',
    }),
    'tasks.create': operation(
      {
        method: 'POST',
        path: '/tasks',
        summary: 'Create a task',
        query: CreateTaskQuery,
        body: CreateTask,
        answers: { 201: Task },
        errors: { ...badRequestError, ...notFoundError, 409: DuplicateTaskError },
        allows: staffOnly,
        needs: 'task:edit',
      },
      {
        note: 'One form for one employee. A living task of the same form and associations is 409, unless `allow_duplicate` is true.',
        body: {
          form_id: exampleId('form'),
          employee_id: exampleId('employee'),
          employer_id: exampleId('employer'),
          due_at: '2026-11-30T00:00:00-05:00',
        },
      },
    ),
    'tasks.findById': operation({
      method: 'GET',
      path: '/tasks/{task_id}',
      summary: 'Get a task',
      query: TaskQuery,
      answers: { 200: ExpandedTask },
      errors: { ...decodeError, ...notFoundError },
      allows: anyCredential,
      needs: 'task:view',
    }),
    'tasks.updateById': operation(
      {
        method: 'PATCH',
        path: '/tasks/{task_id}',
        summary: 'Change when a task expires or is purged',
        body: UpdateTask,
        answers: { 200: Task },
        errors: { ...badRequestError, ...notFoundError, ...forbiddenError },
        allows: staffOnly,
        needs: 'task:edit',
      },
      {
        note: '`deletion_allowed_at` before the form’s legal retention ends is refused with 403. `deletion_scheduled_at` is the first day on which the law lets a completed form go, once the end of the employment is known; a day that you set, or null for none, counts instead. Whatever is set, the law has the form kept until `retained_until`, and longer where `retention_waits_for` says so; an earlier `deletion_allowed_at` that was set before the form was completed gives way to it, and null leaves the date of the law in force.',
        body: { expired_at: '2026-12-31T00:00:00Z' },
        refusals: { ForbiddenError: 'The law has this form kept until 2029-11-23 at least' },
      },
    ),
    'tasks.deleteById': operation(
      {
        method: 'DELETE',
        path: '/tasks/{task_id}',
        summary: 'Withdraw a task',
        query: DeleteTaskQuery,
        answers: { 200: Task },
        errors: { ...badRequestError, ...notFoundError },
        allows: staffOnly,
        needs: 'task:edit',
      },
      {
        note: 'It leaves every list of work, and is 404 here. Until it is destroyed, which the law has to allow, it is in the archive (`archived_tasks`), from which it can be restored.',
      },
    ),
    'tasks.getFields': operation(
      {
        method: 'GET',
        path: '/tasks/{task_id}/fields',
        summary: 'Get the answers of a task',
        query: TaskFieldsQuery,
        answers: { 200: TaskFields },
        errors: { ...decodeError, ...notFoundError },
        allows: staffAndHosted,
        needs: 'task:view',
      },
      {
        note: 'Sensitive values are masked, unless `include_sensitive_info` is true and the caller may see them.',
      },
    ),
    'tasks.updateFields': operation(
      {
        method: 'PATCH',
        path: '/tasks/{task_id}/fields',
        summary: 'Write answers of a task: all of them or none',
        body: UpdateTaskFields,
        answers: { 200: z.null() },
        errors: { ...badRequestError, ...notFoundError, 412: PreconditionFailedError },
        allows: staffAndHosted,
        isInHandover: true,
        needs: 'task:edit',
        representative: 'with_code',
      },
      {
        note: 'An unknown path or an invalid value is 400 with an issue for each. Of two who change one answer, the second is told (412) where it says with `expected` what it read. Answers of a completed task change only after a task change request.',
        body: {
          fields: [
            { path: 'employee.first_name', value: 'Ana' },
            { path: 'task.filing_status', value: 'single_or_married_filing_separately' },
          ],
        },
        answer: null,
      },
    ),
    'tasks.getOnboardingUrl': operation(
      {
        method: 'GET',
        path: '/tasks/{task_id}/onboarding',
        summary: 'Make an onboarding link for one task',
        query: TaskOnboardingLinkQuery,
        answers: { 200: Url },
        errors: { ...badRequestError, ...notFoundError },
        allows: staffAndComponents,
        needs: 'task:edit',
        issuesAuthority: true,
      },
      {
        answer: urlExample('onboarding?link=v_example'),
        refusals: {
          BadRequestError: 'redirect_to must be an https address, or http on localhost',
        },
      },
    ),
    ...taskDocumentOperations,
    ...documentRetryOperations,
    ...testCompletionOperations,
    ...taskVersionOperations,
    ...representativeOperations,
    ...paperCopyOperations,
    ...correctionOperations,
  },
});
