import { OnboardingLinkQuery } from '../onboarding-session.js';
import { z } from 'zod';
import { page } from '../page.js';
import {
  Placement,
  PlacementExplanation,
  PreviewedTask,
  CreatePlacement,
  PreviewPlacement,
  PlacementListQuery,
  PreviewPlacementQuery,
  PreviewPlacementTasks,
  UpdatePlacement,
} from '../placement.js';
import { PlacementConflictError } from '../problem.js';
import {
  Client,
  ClientListQuery,
  CreateClient,
  CreateEmployee,
  CreateEmployer,
  CreateJob,
  Employee,
  Employer,
  Job,
  RecordListQuery,
  UpdateClient,
  UpdateEmployee,
  UpdateEmployer,
  UpdateJob,
} from '../records.js';
import { Url } from '../scalar-value.js';
import {
  type CredentialKind,
  badRequestError,
  decodeError,
  staffAndHosted,
  notFoundError,
  operation,
  anyCredential,
  staffAndComponents,
  staffOnly,
} from './operation.js';

interface RecordSchemas {
  readonly answer: z.ZodType;
  readonly query: z.ZodType;
  readonly create: z.ZodType;
  readonly update: z.ZodType;
}

/** List, create, get, change, delete: the same for each kind of record. */
function record<Tag extends string>(
  tag: Tag,
  noun: 'client' | 'employee' | 'employer' | 'job' | 'placement',
  { answer: schema, query, create, update }: RecordSchemas,
  { listers, readers }: Readonly<Record<'listers' | 'readers', readonly CredentialKind[]>>,
) {
  const path = `/${tag}`;
  const one = `/${tag}/{${noun}_id}`;
  const a = /^[aeiou]/.test(noun) ? `an ${noun}` : `a ${noun}`;
  const [answers, errors] = [{ 200: schema }, { ...badRequestError, ...notFoundError }];
  const verbs = {
    list: operation({
      method: 'GET',
      path,
      summary: `List ${tag}`,
      query,
      answers: { 200: page(schema) },
      errors: badRequestError,
      allows: listers,
      needs: `${noun}:view`,
    }),
    create: operation({
      method: 'POST',
      path,
      summary: `Create ${a}`,
      body: create,
      answers: { 201: schema },
      errors,
      allows: staffOnly,
      needs: `${noun}:edit`,
    }),
    findById: operation({
      method: 'GET',
      path: one,
      summary: `Get ${a}`,
      answers,
      errors,
      allows: readers,
      needs: `${noun}:view`,
    }),
    updateById: operation({
      method: 'PATCH',
      path: one,
      summary: `Change ${a}`,
      body: update,
      answers,
      errors,
      allows: staffOnly,
      needs: `${noun}:edit`,
    }),
    deleteById: operation({
      method: 'DELETE',
      path: one,
      summary: `Delete ${a}`,
      answers,
      errors,
      allows: staffOnly,
      needs: `${noun}:edit`,
    }),
  };
  const named = Object.entries(verbs).map(([verb, facts]) => [`${tag}.${verb}`, facts]);
  // Object.fromEntries forgets the names of its keys.
  return Object.fromEntries(named) as {
    [Verb in keyof typeof verbs as `${Tag}.${Verb}`]: (typeof verbs)[Verb];
  };
}

/** Hosted pages see what their tasks name. */
const ofTasks = { listers: staffOnly, readers: staffAndHosted };

export const recordOperations = {
  ...record(
    'clients',
    'client',
    { answer: Client, query: ClientListQuery, create: CreateClient, update: UpdateClient },
    ofTasks,
  ),
  ...record(
    'employees',
    'employee',
    { answer: Employee, query: RecordListQuery, create: CreateEmployee, update: UpdateEmployee },
    { listers: staffAndComponents, readers: anyCredential },
  ),
  ...record(
    'employers',
    'employer',
    { answer: Employer, query: RecordListQuery, create: CreateEmployer, update: UpdateEmployer },
    ofTasks,
  ),
  ...record(
    'jobs',
    'job',
    { answer: Job, query: RecordListQuery, create: CreateJob, update: UpdateJob },
    ofTasks,
  ),
  ...record(
    'placements',
    'placement',
    { answer: Placement, query: PlacementListQuery, create: CreatePlacement, update: UpdatePlacement },
    { listers: staffOnly, readers: staffOnly },
  ),
  'placements.create': operation({
    method: 'POST',
    path: '/placements',
    summary: 'Create a placement, and its tasks if asked',
    body: CreatePlacement,
    answers: { 201: Placement },
    errors: { ...badRequestError, ...notFoundError, 409: PlacementConflictError },
    allows: staffOnly,
    needs: 'placement:edit',
  }),
  'placements.preview': operation({
    method: 'POST',
    path: '/placements/preview',
    summary: 'Say which forms a placement would need',
    body: PreviewPlacement,
    answers: { 200: Placement },
    errors: { ...badRequestError, ...notFoundError },
    allows: staffOnly,
    needs: 'placement:view',
  }),
  'placements.previewDeprecated': operation({
    method: 'GET',
    path: '/placements/preview',
    summary: 'Say which forms a placement would need; use the POST instead',
    query: PreviewPlacementQuery,
    answers: { 200: Placement },
    errors: { ...badRequestError, ...notFoundError },
    allows: staffOnly,
    needs: 'placement:view',
    isDeprecated: true,
  }),
  'placements.previewTasks': operation({
    method: 'POST',
    path: '/placements/preview_tasks',
    summary: 'List the forms a placement would need; use `placements.preview` instead',
    body: PreviewPlacementTasks,
    answers: { 200: z.array(PreviewedTask) },
    errors: { ...decodeError, ...notFoundError },
    allows: staffOnly,
    needs: 'placement:view',
    isDeprecated: true,
  }),
  'placements.explain': operation({
    method: 'GET',
    path: '/placements/{placement_id}/explanation',
    summary: 'Say why each form is required',
    answers: { 200: PlacementExplanation },
    errors: { ...decodeError, ...notFoundError },
    allows: staffOnly,
    needs: 'placement:view',
    isBeyond: true,
  }),
  'employees.getOnboardingUrl': operation({
    method: 'GET',
    path: '/employees/{employee_id}/onboarding',
    summary: 'Make an onboarding link',
    query: OnboardingLinkQuery,
    answers: { 200: Url },
    errors: { ...badRequestError, ...notFoundError },
    allows: staffAndComponents,
    needs: 'task:edit',
    issuesAuthority: true,
  }),
};
