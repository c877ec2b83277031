import { z } from 'zod';
import { page } from '../paging.js';
import { Placement, PlacementExplanation, PreviewedTask } from '../placement.js';
import { PlacementConflictError } from '../problems.js';
import { Client, Employee, Employer, Job } from '../records.js';
import { Url } from '../scalars.js';
import { type Credential, bad, decode, hosted, integrator, missing, operation } from './operation.js';

/** List, create, get, change, delete: the same for each kind of record. */
function record<Tag extends string>(
  tag: Tag,
  noun: string,
  schema: z.ZodType,
  readers: readonly Credential[],
) {
  const path = `/${tag}`;
  const one = `/${tag}/{${noun}_id}`;
  const a = /^[aeiou]/.test(noun) ? `an ${noun}` : `a ${noun}`;
  const [answers, errors] = [{ 200: schema }, { ...bad, ...missing }];
  const verbs = {
    list: operation({
      method: 'GET',
      path,
      summary: `List ${tag}`,
      answers: { 200: page(schema) },
      errors: bad,
      allows: integrator,
    }),
    create: operation({
      method: 'POST',
      path,
      summary: `Create ${a}`,
      answers: { 201: schema },
      errors,
      allows: integrator,
    }),
    findById: operation({
      method: 'GET',
      path: one,
      summary: `Get ${a}`,
      answers,
      errors,
      allows: readers,
    }),
    updateById: operation({
      method: 'PATCH',
      path: one,
      summary: `Change ${a}`,
      answers,
      errors,
      allows: integrator,
    }),
    deleteById: operation({
      method: 'DELETE',
      path: one,
      summary: `Delete ${a}`,
      answers,
      errors,
      allows: integrator,
    }),
  };
  const named = Object.entries(verbs).map(([verb, facts]) => [`${tag}.${verb}`, facts]);
  // Object.fromEntries forgets the names of its keys.
  return Object.fromEntries(named) as {
    [Verb in keyof typeof verbs as `${Tag}.${Verb}`]: (typeof verbs)[Verb];
  };
}

export const recordOperations = {
  ...record('clients', 'client', Client, hosted),
  ...record('employees', 'employee', Employee, hosted),
  ...record('employers', 'employer', Employer, hosted),
  ...record('jobs', 'job', Job, hosted),
  ...record('placements', 'placement', Placement, integrator),
  'placements.create': operation({
    method: 'POST',
    path: '/placements',
    summary: 'Create a placement, and its tasks if asked',
    answers: { 201: Placement },
    errors: { ...bad, ...missing, 409: PlacementConflictError },
    allows: integrator,
  }),
  'placements.preview': operation({
    method: 'POST',
    path: '/placements/preview',
    summary: 'Say which forms a placement would need',
    answers: { 200: Placement },
    errors: { ...bad, ...missing },
    allows: integrator,
  }),
  'placements.previewDeprecated': operation({
    method: 'GET',
    path: '/placements/preview',
    summary: 'Say which forms a placement would need; use the POST instead',
    answers: { 200: Placement },
    errors: { ...bad, ...missing },
    allows: integrator,
    isDeprecated: true,
  }),
  'placements.previewTasks': operation({
    method: 'POST',
    path: '/placements/preview_tasks',
    summary: 'List the forms a placement would need; use `placements.preview` instead',
    answers: { 200: z.array(PreviewedTask) },
    errors: { ...decode, ...missing },
    allows: integrator,
    isDeprecated: true,
  }),
  'placements.explain': operation({
    method: 'GET',
    path: '/placements/{placement_id}/explanation',
    summary: 'Say why each form is required',
    answers: { 200: PlacementExplanation },
    errors: { ...decode, ...missing },
    allows: integrator,
    isBeyond: true,
  }),
  'employees.getOnboardingUrl': operation({
    method: 'GET',
    path: '/employees/{employee_id}/onboarding',
    summary: 'Make an onboarding link',
    answers: { 200: Url },
    errors: { ...bad, ...missing },
    allows: integrator,
  }),
};
