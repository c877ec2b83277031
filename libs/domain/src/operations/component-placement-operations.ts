import {
  ComponentPlacement,
  CreateComponentPlacement,
  ExplainComponentPlacement,
  ExplainedPlacements,
  PlacementBounds,
  PlacementChoices,
  PlacementChoicesQuery,
  type PolicyReason,
  PolicyReasons,
} from '../component-placement.js';
import { exampleId, givenAddressExample, stamps } from './example-id.js';
import { formKeyExample } from './form-key-example.js';
import { badRequestError, componentsOnly, decodeError, notFoundError, operation } from './operation.js';
import { resource } from './resource.js';

const reasonExample: PolicyReason = {
  policy_id: exampleId('policy'),
  policy_name: 'New York kitchens',
  outcome: 'met',
  sentence: "Required because the job's state is NY.",
  citation: 'N.Y. Tax Law § 671',
  missing_facts: [],
  forms: [
    {
      form_id: exampleId('form'),
      form_key: formKeyExample,
      form_name: "Form W-4, Employee's Withholding Certificate",
    },
  ],
};
const work = { job_id: exampleId('job'), start_date: '2026-11-30' };
const boundsExample: PlacementBounds = {
  employer: { id: exampleId('employer'), name: 'Harbor Foods' },
  client: null,
  job: null,
  may_choose_client: true,
  may_choose_job: true,
};

export const componentPlacementOperations = resource({
  tag: 'component_placements',
  about:
    'What an embedded component adds and explains: somebody new at the employer of its link, and why a placement has the forms that it has. Beyond the published contract.',
  holdsRecords: true,
  accessRules: 'narrow',
  examples: [
    [PlacementBounds, boundsExample],
    [PlacementChoices, { data: [{ id: exampleId('job'), name: 'Line cook' }] }],
    [PolicyReasons, { policies: [reasonExample] }],
    [
      ComponentPlacement,
      {
        placement_id: exampleId('placement'),
        employee_id: exampleId('employee'),
        url: 'https://onboarding.example.com/onboarding?link=v_example',
      },
    ],
    [
      ExplainedPlacements,
      {
        employee_name: 'Ana Lopez',
        data: [
          {
            placement_id: exampleId('placement'),
            employer_name: 'Harbor Foods',
            client_name: null,
            job_name: 'Line cook',
            start_date: '2026-11-30',
            decided_at: stamps.created_at,
            policies: [reasonExample],
          },
        ],
      },
    ],
  ],
  operations: {
    'component_placements.create': operation(
      {
        method: 'POST',
        path: '/component_placements',
        summary: 'Add somebody at the employer of the component',
        body: CreateComponentPlacement,
        answers: { 201: ComponentPlacement },
        errors: { ...badRequestError, ...notFoundError },
        allows: componentsOnly,
        needs: 'placement:edit',
        issuesAuthority: true,
        isBeyond: true,
      },
      {
        note: 'The employee, the placement and its tasks are made together or not at all. The employer is that of the component’s link, and so are client and job where it names them: no others are taken. With an `Idempotency-Key` a repeated request makes nothing twice.',
        body: {
          first_name: 'Ana',
          last_name: 'Lopez',
          email: 'ana.lopez@example.com',
          address: givenAddressExample,
          ...work,
        },
      },
    ),
    'component_placements.explainUnsaved': operation(
      {
        method: 'POST',
        path: '/component_placements/unsaved_explanation',
        summary: 'Say which forms somebody who is being added gets, and why',
        body: ExplainComponentPlacement,
        answers: { 200: PolicyReasons },
        errors: { ...badRequestError, ...notFoundError },
        allows: componentsOnly,
        needs: 'placement:edit',
        isBeyond: true,
      },
      { note: 'Nothing is written.', body: { ...work, address: { state: 'NY', country: 'USA' } } },
    ),
    'component_placements.findBounds': operation(
      {
        method: 'GET',
        path: '/component_placements/bounds',
        summary: 'Say for whom the component may add somebody',
        answers: { 200: PlacementBounds },
        errors: notFoundError,
        allows: componentsOnly,
        needs: 'placement:edit',
        isBeyond: true,
      },
      {},
    ),
    'component_placements.listChoices': operation(
      {
        method: 'GET',
        path: '/component_placements/choices',
        summary: 'List the clients or jobs that can be chosen',
        query: PlacementChoicesQuery,
        answers: { 200: PlacementChoices },
        errors: { ...decodeError, ...notFoundError },
        allows: componentsOnly,
        needs: 'placement:edit',
        isBeyond: true,
      },
      { note: 'Where the component’s link names the client or the job, that one alone.' },
    ),
    'component_placements.listExplanations': operation(
      {
        method: 'GET',
        path: '/component_placements/explanations',
        summary: 'Say why the employee of the component has which forms',
        answers: { 200: ExplainedPlacements },
        errors: notFoundError,
        allows: componentsOnly,
        needs: 'placement:view',
        isBeyond: true,
      },
      { note: 'Of the placements that the filters of the component’s link leave.' },
    ),
  },
});
