import { z } from 'zod';
import {
  CreatePlacement,
  Placement,
  PlacementListQuery,
  PreviewPlacement,
  UpdatePlacement,
} from '../placement.js';
import { PlacementExplanation, UnsavedPlacementExplanation } from '../placement-explanation.js';
import { PreviewedTask, PreviewPlacementQuery, PreviewPlacementTasks } from '../previewed-task.js';
import { ExplainUnsavedPlacement } from '../explain-unsaved-placement.js';
import { PlacementQuery } from '../expansion-name.js';
import { ExpandedPlacement } from '../expanded-placement.js';
import { ExternalIdConflictError, PlacementConflictError, PreconditionFailedError } from '../problem.js';
import { crudOperations } from './crud-operations.js';
import { conditionExample, exampleId, stamps } from './example-id.js';
import { badRequestError, decodeError, notFoundError, operation, staffOnly } from './operation.js';
import { resource } from './resource.js';
import { formKeyExample } from './form-key-example.js';

const previewed =
  'What `placements.create` would answer for the same body. Nothing is written: the id is well-formed and exists nowhere.';

const named = {
  employee_id: exampleId('employee'),
  employer_id: exampleId('employer'),
  client_id: exampleId('client'),
  job_id: exampleId('job'),
};

const tags = [{ name: 'federal' }];
const requirementExample = {
  task_id: exampleId('task'),
  form_id: exampleId('form'),
  form_key: formKeyExample,
  form_name: "Form W-4, Employee's Withholding Certificate",
  form_tags: tags,
};
const placementExample: Placement = {
  id: exampleId('placement'),
  employee_id: exampleId('employee'),
  employer_id: exampleId('employer'),
  client_id: exampleId('client'),
  job_id: exampleId('job'),
  custom_attributes: {},
  created_at: stamps.created_at,
  missing_task_count: 0,
  undecided_count: 0,
  progress: { forms_required: 1, forms_completed: 0 },
  form_requirements: [
    {
      ...requirementExample,
      form: {
        id: exampleId('form'),
        key: formKeyExample,
        name: "Form W-4, Employee's Withholding Certificate",
        tags,
        custom_attributes: {},
      },
    },
  ],
  suggested_tasks: [requirementExample],
};
const placementExplanationExample: PlacementExplanation = {
  placement_id: exampleId('placement'),
  decided_at: stamps.created_at,
  policies: [
    {
      policy_id: exampleId('policy'),
      policy_name: 'New York kitchens',
      policy_version: 1,
      outcome: 'met',
      sentence: "Required because the job's state is NY.",
      citation: null,
      missing_facts: [],
      forms: [
        {
          form_id: exampleId('form'),
          form_key: formKeyExample,
          form_name: "Form W-4, Employee's Withholding Certificate",
        },
      ],
      explanation: { all: [{ ...conditionExample.all[0], actual: 'NY', outcome: 'met' }], outcome: 'met' },
    },
  ],
};

const unsavedExample: UnsavedPlacementExplanation = { policies: placementExplanationExample.policies };

const deprecated = { since: '2026-11-22', until: '2028-12-31', successor: '/placements/preview' } as const;

/** A placement of the same four records in a period that overlaps, or one of the same `external_id`. */
const conflict = z.union([PlacementConflictError, ExternalIdConflictError]);

export const placementOperations = resource({
  tag: 'placements',
  about: 'An employee at an employer, for a client, in a job. Policies say which forms it needs, and why.',
  holdsRecords: true,
  accessRules: 'narrow',
  examples: [
    [Placement, placementExample],
    [ExpandedPlacement, placementExample],
    [PlacementExplanation, placementExplanationExample],
    [UnsavedPlacementExplanation, unsavedExample],
  ],
  operations: {
    ...crudOperations('placements', 'placement', {
      answer: Placement,
      query: PlacementListQuery,
      queryOfOne: PlacementQuery,
      read: ExpandedPlacement,
      create: CreatePlacement,
      update: UpdatePlacement,
      conflict,
      listers: staffOnly,
      readers: staffOnly,
      reference: { upsertByExternalId: { body: { ...named, create_tasks: true } } },
    }),
    'placements.updateById': operation(
      {
        method: 'PATCH',
        path: '/placements/{placement_id}',
        summary: 'Change a placement',
        body: UpdatePlacement,
        answers: { 200: Placement },
        errors: { ...badRequestError, ...notFoundError, 409: conflict, 412: PreconditionFailedError },
        isVersioned: 'changed',
        allows: staffOnly,
        needs: 'placement:edit',
      },
      {
        note: 'Decides again which forms the placement needs; with `create_tasks` the missing tasks are made. Employer, client and job can be set, changed or cleared, as long as no other placement of the same four overlaps in time; the employee cannot. Tasks that there are, signed or not, stay as they were made, with the employer, client and job that they name: who attested to something attested to it for them. So do their E-Verify cases.',
        body: { start_date: '2026-11-30', create_tasks: true },
      },
    ),
    'placements.create': operation(
      {
        method: 'POST',
        path: '/placements',
        summary: 'Create a placement, and its tasks if asked',
        body: CreatePlacement,
        answers: { 201: Placement },
        errors: { ...badRequestError, ...notFoundError, 409: conflict },
        isVersioned: 'made',
        allows: staffOnly,
        needs: 'placement:edit',
      },
      {
        note: 'Decides which forms the placement needs. With `create_tasks` the missing tasks are made, all in one transaction; a living task of the same employee and form is used again. A placement of the same four records whose period overlaps is 409: one that has ended does not stand in the way of a rehire. Both days count. Without `start_date` a placement begins on the day on which it was created, and without `end_date` it does not end.',
        body: { ...named, create_tasks: true },
      },
    ),
    'placements.preview': operation(
      {
        method: 'POST',
        path: '/placements/preview',
        summary: 'Say which forms a placement would need',
        body: PreviewPlacement,
        answers: { 200: Placement },
        errors: { ...badRequestError, ...notFoundError },
        allows: staffOnly,
        needs: 'placement:view',
      },
      { note: previewed, body: named, answer: { ...placementExample, id: 'pla_1ChFExampLe11111111119' } },
    ),
    'placements.previewDeprecated': operation(
      {
        method: 'GET',
        path: '/placements/preview',
        summary: 'Say which forms a placement would need; use the POST instead',
        query: PreviewPlacementQuery,
        answers: { 200: Placement },
        errors: { ...badRequestError, ...notFoundError },
        allows: staffOnly,
        needs: 'placement:view',
        deprecated,
      },
      { note: previewed, answer: { ...placementExample, id: 'pla_1ChFExampLe11111111119' } },
    ),
    'placements.previewTasks': operation(
      {
        method: 'POST',
        path: '/placements/preview_tasks',
        summary: 'List the forms a placement would need; use `placements.preview` instead',
        body: PreviewPlacementTasks,
        answers: { 200: z.array(PreviewedTask) },
        errors: { ...decodeError, ...notFoundError },
        allows: staffOnly,
        needs: 'placement:view',
        deprecated,
      },
      {
        body: named,
        answer: [
          {
            form_id: exampleId('form'),
            form_key: formKeyExample,
            name: "Form W-4, Employee's Withholding Certificate",
            rules: [],
          },
        ],
      },
    ),
    'placements.explain': operation(
      {
        method: 'GET',
        path: '/placements/{placement_id}/explanation',
        summary: 'Say why each form is required',
        answers: { 200: PlacementExplanation },
        errors: { ...decodeError, ...notFoundError },
        allows: staffOnly,
        needs: 'placement:view',
        isBeyond: true,
      },
      {
        note: 'Each policy as a tree with the value that was found and the outcome at every node: met, unmet, or unknown where a fact is missing.',
      },
    ),
    'placements.explainUnsaved': operation(
      {
        method: 'POST',
        path: '/placements/unsaved_explanation',
        summary: 'Say why each form would be required',
        body: ExplainUnsavedPlacement,
        answers: { 200: UnsavedPlacementExplanation },
        errors: { ...badRequestError, ...notFoundError },
        allows: staffOnly,
        needs: 'placement:view',
        isBeyond: true,
      },
      {
        note: 'Like `placements.explain`, of a placement before it is made, also of somebody who is not written yet: `employee` then says what is known of them. Nothing is written.',
        body: {
          employee: { address: { state: 'NJ', country: 'USA' } },
          employer_id: exampleId('employer'),
          client_id: exampleId('client'),
          job_id: exampleId('job'),
          start_date: '2026-11-30',
        },
        answer: unsavedExample,
        refusals: { BadRequestError: 'Expected either employee_id or employee' },
      },
    ),
  },
});
