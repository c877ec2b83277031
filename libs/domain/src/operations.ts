import { z } from 'zod';
import { CustomProperty } from './custom-property.js';
import { Form } from './form.js';
import { FormSessionCreated, OnboardingSession, TaskSheet } from './onboarding.js';
import { page } from './paging.js';
import { Placement, PlacementExplanation } from './placement.js';
import { Policy } from './policy.js';
import * as problems from './problems.js';
import { Client, Employee, Employer, Job } from './records.js';
import { Url } from './scalars.js';
import {
  Subtask,
  Task,
  TaskChangeRequestCreated,
  TaskChangeRequestSkipped,
  TaskFields,
  UploadFilesResponse,
} from './task.js';

export type Credential =
  'api_token' | 'user_session' | 'form_session' | 'component_session' | 'component_token';
export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';
type ErrorStatus = 400 | 403 | 404 | 409;
type Success = z.ZodType | 'application/pdf' | 'application/octet-stream' | 'nothing';

/** One operation of the interface: what it is, what it answers, and which credentials it is for. */
export interface Operation {
  readonly method: Method;
  /** Below `/api/v1`, with `{name}` for path parameters. */
  readonly path: string;
  readonly tag: string;
  readonly summary: string;
  readonly answers: Readonly<Record<number, Success>>;
  /** Bodies of errors besides 401 and the plain 400 and 403. */
  readonly errors: Readonly<Partial<Record<ErrorStatus, z.ZodType>>>;
  /** Who may call it; `nobody` marks an operation whose input is its own credential. */
  readonly allows: readonly Credential[] | 'nobody';
  readonly isDeprecated?: boolean;
  /** Not part of the published contract. */
  readonly isBeyond?: boolean;
}

const badRequest = z.union([problems.HttpApiDecodeError, problems.BadRequestError]);
const decode = { 400: problems.HttpApiDecodeError } as const;
const bad = { 400: badRequest } as const;
const missing = { 404: problems.ResourceNotFoundError } as const;
const refused = { 403: z.union([problems.Forbidden, problems.ForbiddenError]) } as const;
const integrator = ['api_token'] as const;
const hosted = ['api_token', 'form_session'] as const;

function record<T extends string>(tag: T, singular: string, schema: z.ZodType, reads: readonly Credential[]) {
  const one = `/${tag}/{${singular}_id}`;
  const a = /^[aeiou]/.test(singular) ? `an ${singular}` : `a ${singular}`;
  return {
    [`${tag}.list`]: operation('GET', `/${tag}`, tag, `List ${tag}`, { 200: page(schema) }, bad, integrator),
    [`${tag}.create`]: operation(
      'POST',
      `/${tag}`,
      tag,
      `Create ${a}`,
      { 201: schema },
      { ...bad, ...(tag === 'employers' || tag === 'placements' ? missing : {}) },
      integrator,
    ),
    [`${tag}.findById`]: operation(
      'GET',
      one,
      tag,
      `Get ${a}`,
      { 200: schema },
      { ...decode, ...missing },
      reads,
    ),
    [`${tag}.updateById`]: operation(
      'PATCH',
      one,
      tag,
      `Change ${a}`,
      { 200: schema },
      { ...bad, ...missing },
      integrator,
    ),
    [`${tag}.deleteById`]: operation(
      'DELETE',
      one,
      tag,
      `Delete ${a}`,
      { 200: schema },
      { ...bad, ...missing },
      integrator,
    ),
  } as Record<`${T}.${'list' | 'create' | 'findById' | 'updateById' | 'deleteById'}`, Operation>;
}

function operation(
  method: Method,
  path: string,
  tag: string,
  summary: string,
  answers: Operation['answers'],
  errors: Operation['errors'],
  allows: Operation['allows'],
  marks: Pick<Operation, 'isDeprecated' | 'isBeyond'> = {},
): Operation {
  return { method, path, tag, summary, answers, errors, allows, ...marks };
}

const beyond = { isBeyond: true } as const;

/** Every operation by its `operationId`; routes, permissions, the API reference and the tests are made from it. */
export const operations = {
  ...record('clients', 'client', Client, hosted),
  ...record('employers', 'employer', Employer, hosted),
  ...record('employees', 'employee', Employee, hosted),
  ...record('jobs', 'job', Job, hosted),
  ...record('placements', 'placement', Placement, integrator),
  'placements.create': operation(
    'POST',
    '/placements',
    'placements',
    'Create a placement, and its tasks if asked',
    { 201: Placement },
    { ...bad, ...missing, 409: problems.PlacementConflictError },
    integrator,
  ),
  'placements.preview': operation(
    'POST',
    '/placements/preview',
    'placements',
    'Say which forms a placement would need',
    { 200: Placement },
    { ...bad, ...missing },
    integrator,
  ),
  'placements.explain': operation(
    'GET',
    '/placements/{placement_id}/explanation',
    'placements',
    'Say why each form is required',
    { 200: PlacementExplanation },
    { ...decode, ...missing },
    integrator,
    beyond,
  ),
  'employees.getOnboardingUrl': operation(
    'GET',
    '/employees/{employee_id}/onboarding',
    'employees',
    'Make an onboarding link',
    { 200: Url },
    { ...bad, ...missing },
    integrator,
  ),
  'custom_properties.list': operation(
    'GET',
    '/custom_properties',
    'custom_properties',
    'List custom properties',
    { 200: page(CustomProperty) },
    bad,
    integrator,
  ),
  'custom_properties.create': operation(
    'POST',
    '/custom_properties',
    'custom_properties',
    'Create a custom property',
    { 201: CustomProperty },
    bad,
    integrator,
  ),
  'custom_properties.findById': operation(
    'GET',
    '/custom_properties/{custom_property_id}',
    'custom_properties',
    'Get a custom property',
    { 200: CustomProperty },
    { ...decode, ...missing },
    integrator,
  ),
  'custom_properties.deleteById': operation(
    'DELETE',
    '/custom_properties/{custom_property_id}',
    'custom_properties',
    'Delete a custom property',
    { 200: CustomProperty },
    { ...bad, ...missing },
    integrator,
  ),
  'custom_properties.deprecateById': operation(
    'POST',
    '/custom_properties/{custom_property_id}/deprecate',
    'custom_properties',
    'Deprecate a custom property',
    { 200: CustomProperty },
    { ...decode, ...missing },
    integrator,
  ),
  'forms.list': operation('GET', '/forms', 'forms', 'List forms', { 200: page(Form) }, bad, integrator),
  'forms.findById': operation(
    'GET',
    '/forms/{form_id}',
    'forms',
    'Get a form',
    { 200: Form },
    { ...decode, ...missing },
    hosted,
  ),
  'policies.list': operation(
    'GET',
    '/policies',
    'policies',
    'List policies',
    { 200: page(Policy) },
    bad,
    integrator,
    beyond,
  ),
  'policies.create': operation(
    'POST',
    '/policies',
    'policies',
    'Create a policy',
    { 201: Policy },
    { ...bad, ...missing },
    integrator,
    beyond,
  ),
  'policies.findById': operation(
    'GET',
    '/policies/{policy_id}',
    'policies',
    'Get a policy',
    { 200: Policy },
    { ...decode, ...missing },
    integrator,
    beyond,
  ),
  'policies.updateById': operation(
    'PATCH',
    '/policies/{policy_id}',
    'policies',
    'Change a policy',
    { 200: Policy },
    { ...bad, ...missing },
    integrator,
    beyond,
  ),
  'tasks.list': operation('GET', '/tasks', 'tasks', 'List tasks', { 200: page(Task) }, bad, hosted),
  'tasks.create': operation(
    'POST',
    '/tasks',
    'tasks',
    'Create a task',
    { 201: Task },
    { ...bad, ...missing, 409: problems.DuplicateTaskError },
    integrator,
  ),
  'tasks.findById': operation(
    'GET',
    '/tasks/{task_id}',
    'tasks',
    'Get a task',
    { 200: Task },
    { ...decode, ...missing },
    hosted,
  ),
  'tasks.updateById': operation(
    'PATCH',
    '/tasks/{task_id}',
    'tasks',
    'Change when a task expires or is purged',
    { 200: Task },
    { ...bad, ...missing, ...refused },
    integrator,
  ),
  'tasks.deleteById': operation(
    'DELETE',
    '/tasks/{task_id}',
    'tasks',
    'Withdraw a task',
    { 200: Task },
    { ...bad, ...missing },
    integrator,
  ),
  'tasks.getFields': operation(
    'GET',
    '/tasks/{task_id}/fields',
    'tasks',
    'Get the answers of a task',
    { 200: TaskFields },
    { ...decode, ...missing },
    hosted,
  ),
  'tasks.updateFields': operation(
    'PATCH',
    '/tasks/{task_id}/fields',
    'tasks',
    'Write answers of a task: all of them or none',
    { 200: z.null() },
    { ...bad, ...missing, ...refused },
    hosted,
  ),
  'tasks.getPdf': operation(
    'GET',
    '/tasks/{task_id}/pdf',
    'tasks',
    'Download the finished document',
    { 200: 'application/pdf' },
    { ...bad, ...missing },
    hosted,
  ),
  'tasks.getOnboardingUrl': operation(
    'GET',
    '/tasks/{task_id}/onboarding',
    'tasks',
    'Make an onboarding link for one task',
    { 200: Url },
    { ...bad, ...missing },
    integrator,
  ),
  'tasks.getSheet': operation(
    'GET',
    '/tasks/{task_id}/sheet',
    'onboarding',
    'Get a task whole, to fill it in',
    { 200: TaskSheet },
    { ...decode, ...missing },
    ['form_session'],
    beyond,
  ),
  'tasks.sign': operation(
    'POST',
    '/tasks/{task_id}/signatures',
    'onboarding',
    'Sign a section',
    { 201: Task },
    { ...bad, ...missing, ...refused },
    ['form_session'],
    beyond,
  ),
  'tasks.sendBack': operation(
    'POST',
    '/tasks/{task_id}/send_back',
    'onboarding',
    'Send a section back with a reason',
    { 200: Task },
    { ...bad, ...missing, ...refused },
    ['form_session'],
    beyond,
  ),
  'tasks.previewPdf': operation(
    'GET',
    '/tasks/{task_id}/preview',
    'onboarding',
    'See the document as it will be',
    { 200: 'application/pdf' },
    { ...bad, ...missing },
    hosted,
    beyond,
  ),
  'tasks.getCertificate': operation(
    'GET',
    '/tasks/{task_id}/certificate',
    'tasks',
    'Download the signing certificate',
    { 200: 'application/pdf' },
    { ...bad, ...missing },
    hosted,
    beyond,
  ),
  'task_change_requests.create': operation(
    'POST',
    '/tasks/{task_id}/task_change_requests',
    'task_change_requests',
    'Reopen a completed task',
    { 200: TaskChangeRequestSkipped, 201: TaskChangeRequestCreated },
    { ...bad, ...missing },
    hosted,
  ),
  'subtasks.findById': operation(
    'GET',
    '/subtasks/{subtask_id}',
    'subtasks',
    'Get a subtask: one page of a task',
    { 200: Subtask },
    { ...decode, ...missing },
    hosted,
  ),
  'subtasks.uploadFiles': operation(
    'POST',
    '/subtasks/{subtask_id}/upload',
    'subtasks',
    'Upload files for a page',
    { 200: UploadFilesResponse },
    { ...bad, ...missing },
    hosted,
  ),
  'subtasks.visit': operation(
    'POST',
    '/subtasks/{subtask_id}/visit',
    'onboarding',
    'Record that a page was shown',
    { 204: 'nothing' },
    { ...bad, ...missing },
    ['form_session'],
    beyond,
  ),
  'subtasks.deleteFile': operation(
    'DELETE',
    '/subtasks/{subtask_id}/files/{file_id}',
    'onboarding',
    'Take an uploaded file away',
    { 204: 'nothing' },
    { ...bad, ...missing },
    ['form_session'],
    beyond,
  ),
  'files.findById': operation(
    'GET',
    '/files/{file_id}',
    'files',
    'Get a short-lived link to a file',
    { 200: Url },
    { ...decode, ...missing },
    hosted,
  ),
  'files.getContent': operation(
    'GET',
    '/files/{file_id}/content',
    'files',
    'Download a file',
    { 200: 'application/octet-stream' },
    { ...decode, ...missing },
    hosted,
    beyond,
  ),
  'form_sessions.create': operation(
    'POST',
    '/form_sessions',
    'onboarding',
    'Exchange an onboarding link for a form session',
    { 201: FormSessionCreated },
    { ...decode, 404: problems.ResourceNotFoundError },
    'nobody',
    beyond,
  ),
  'form_sessions.current': operation(
    'GET',
    '/form_session',
    'onboarding',
    'Get the session and its tasks',
    { 200: OnboardingSession },
    {},
    ['form_session'],
    beyond,
  ),
} satisfies Record<string, Operation>;

export type OperationId = keyof typeof operations;
