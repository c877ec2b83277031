import { page } from '../page.js';
import { type PolicyFact, PolicyFacts } from '../policy-fact.js';
import { PolicyDraft, ProvenPolicy, ProvePolicy } from '../policy-draft.js';
import {
  CreatePolicy,
  Policy,
  PolicyListQuery,
  PolicyRevision,
  PolicyVersionListQuery,
  RollBackPolicy,
  UpdatePolicy,
} from '../policy.js';
import { conditionExample, exampleId, stamps } from './example-id.js';
import { badRequestError, decodeError, notFoundError, operation, staffOnly } from './operation.js';
import { PreconditionFailedError } from '../problem.js';
import { resource } from './resource.js';
import { policyTestExample, provenPolicyExample } from './proven-policy-example.js';
import { formKeyExample } from './form-key-example.js';

/** Somebody else has changed it since it was read. */
const staleError = { 412: PreconditionFailedError };

const { outcome: _outcome, sentence: _sentence, ...givenTest } = policyTestExample;

const policyExample: Policy = {
  id: exampleId('policy'),
  name: 'New York kitchens',
  version: 1,
  status: 'active',
  condition: conditionExample,
  sentence: "the job's state is NY",
  form_ids: [exampleId('form')],
  form_keys: [formKeyExample],
  tags: [{ name: 'kitchen' }],
  tests: [policyTestExample],
  is_built_in: false,
  library_key: null,
  ...stamps,
};

const {
  id: _id,
  is_built_in: _built,
  created_at: _created,
  library_key: _libraryKey,
  updated_at: _updated,
  ...revised
} = policyExample;
const revisionExample: PolicyRevision = {
  ...revised,
  tests: [givenTest],
  changed: [],
  changed_by: { kind: 'user_session', id: exampleId('user'), name: 'ada@example.com' },
  reason: 'The second kitchen opens in June.',
  at: stamps.updated_at,
};

const sameness = ['equals', 'not_equals', 'in', 'not_in', 'is_present', 'is_absent'] as const;
const factExamples: PolicyFact[] = [
  {
    path: 'work_location.state',
    label: "the work location's state",
    type: 'state',
    source: 'built_in',
    values: [],
    operators: [...sameness],
    example: { fact: 'work_location.state', operator: 'in', value: ['NY', 'NJ'] },
  },
  {
    path: 'client.id',
    label: 'the client',
    type: 'id',
    source: 'id',
    values: [],
    operators: [...sameness],
    example: { fact: 'client.id', operator: 'is_present' },
  },
];

export const policyOperations = resource({
  tag: 'policies',
  about: 'Rules that say which forms a placement needs. Beyond the published contract.',
  examples: [
    [Policy, policyExample],
    [PolicyRevision, revisionExample],
    [PolicyFacts, { facts: factExamples }],
    [ProvenPolicy, provenPolicyExample],
  ],
  operations: {
    'policies.list': operation({
      method: 'GET',
      path: '/policies',
      summary: 'List policies',
      query: PolicyListQuery,
      answers: { 200: page(Policy) },
      errors: badRequestError,
      allows: staffOnly,
      needs: 'policy:view',
      isBeyond: true,
    }),
    'policies.listFacts': operation(
      {
        method: 'GET',
        path: '/policy_facts',
        summary: 'List what the conditions of policies may ask',
        answers: { 200: PolicyFacts },
        errors: {},
        allows: staffOnly,
        needs: 'policy:view',
        isBeyond: true,
      },
      {
        note: "Built-in facts, the ids of employer, client and job, the account's active custom properties, and other top-level properties that its newest records have. A condition may ask a top-level property before any record has it, by `<record>.<name>`, such as `job.shift`. What is sensitive is no fact: Social Security number, date of birth, contact data, sensitive custom properties.",
      },
    ),
    'policies.create': operation(
      {
        method: 'POST',
        path: '/policies',
        summary: 'Create a policy',
        body: CreatePolicy,
        answers: { 201: Policy },
        errors: { ...badRequestError, ...notFoundError },
        allows: staffOnly,
        logs: 'settings.changed',
        needs: 'policy:edit',
        isBeyond: true,
        isVersioned: 'made',
      },
      {
        note: 'A condition over facts, and the forms that a placement needs where it is met. A wrong condition is 400 with an issue for each part. So is a test of an active policy that fails, with an issue at `tests.<n>.expected` that says what it is and why; a draft may keep it.',
        body: {
          name: 'New York kitchens',
          condition: conditionExample,
          form_ids: [exampleId('form')],
          tests: [givenTest],
        },
      },
    ),
    'policies.prove': operation(
      {
        method: 'POST',
        path: '/policies/proof',
        summary: 'Say what is certain of a policy before it is kept',
        body: ProvePolicy,
        answers: { 200: ProvenPolicy },
        errors: { ...badRequestError, ...notFoundError },
        allows: staffOnly,
        logs: 'nothing',
        needs: 'policy:view',
        isBeyond: true,
      },
      {
        note: 'For every placement that can be, not only those that there are; beside the active policies. Nothing is written. A question that cannot be decided exactly is answered `not_decided`, never guessed. Tests that fail are answered, and refuse nothing here.',
        body: { name: 'New York kitchens', condition: conditionExample, form_ids: [exampleId('form')] },
      },
    ),
    'policies.replay': operation(
      {
        method: 'POST',
        path: '/policies/replay',
        summary: 'Say for each open placement what a change of a policy would change',
        body: PolicyDraft,
        answers: { 200: 'application/x-ndjson' },
        errors: { ...badRequestError, ...notFoundError },
        allows: staffOnly,
        logs: 'policy.replayed',
        needs: 'policy:view',
        isBeyond: true,
      },
      {
        note: 'One JSON object a line (`kind: placement`) for each placement that would gain or lose a form, or wait for facts: its id, the employee, the forms, and why. The last line (`kind: totals`) counts; an answer without it broke off. Placements that have ended are left out, and neither shown nor counted are those of which you do not see each record that they name: that takes `placement:view`, `employee:view`, `employer:view`, `client:view` and `job:view`. Nothing is written.',
        body: { policy_id: exampleId('policy'), status: 'archived' },
      },
    ),
    'policies.findById': operation({
      method: 'GET',
      path: '/policies/{policy_id}',
      summary: 'Get a policy',
      answers: { 200: Policy },
      errors: { ...decodeError, ...notFoundError },
      allows: staffOnly,
      needs: 'policy:view',
      isBeyond: true,
      isVersioned: 'read',
    }),
    'policies.updateById': operation(
      {
        method: 'PATCH',
        path: '/policies/{policy_id}',
        summary: 'Change a policy',
        body: UpdatePolicy,
        answers: { 200: Policy },
        errors: { ...badRequestError, ...notFoundError, ...staleError },
        allows: staffOnly,
        logs: 'settings.changed',
        needs: 'policy:edit',
        isBeyond: true,
        isVersioned: 'changed',
      },
      {
        note: 'A change is a new version: placements keep naming the one that decided them. With `If-Match` the second of two who change it is told, by 412. What breaks a test of an active policy is 400, as at `policies.create`.',
        body: { status: 'archived' },
      },
    ),
    'policies.findProof': operation(
      {
        method: 'GET',
        path: '/policies/{policy_id}/proof',
        summary: 'Say what is certain of a policy as it is',
        answers: { 200: ProvenPolicy },
        errors: { ...decodeError, ...notFoundError },
        allows: staffOnly,
        needs: 'policy:view',
        isBeyond: true,
      },
      { note: 'What `policies.prove` answers of it without a change.' },
    ),
    'policies.listVersions': operation(
      {
        method: 'GET',
        path: '/policies/{policy_id}/versions',
        summary: 'List the versions of a policy',
        query: PolicyVersionListQuery,
        answers: { 200: page(PolicyRevision) },
        errors: { ...badRequestError, ...notFoundError },
        allows: staffOnly,
        needs: 'policy:view',
        isBeyond: true,
      },
      { note: 'The latest first. What was kept is never changed.' },
    ),
    'policies.rollBack': operation(
      {
        method: 'POST',
        path: '/policies/{policy_id}/roll_back',
        summary: 'Give a policy the content of an earlier version',
        body: RollBackPolicy,
        answers: { 200: Policy },
        errors: { ...badRequestError, ...notFoundError, ...staleError },
        allows: staffOnly,
        logs: 'settings.changed',
        needs: 'policy:edit',
        isBeyond: true,
        isVersioned: 'changed',
      },
      {
        note: 'Name, condition, forms, status, tags and tests become what they were, as a new version: no version is lost. What may no longer be saved, such as a condition over a property that is gone, is 400.',
        body: { version: 1, reason: 'New York was right.' },
      },
    ),
  },
});
