import type { ProvenPolicy } from '../policy-draft.js';
import type { PolicyTestResult } from '../policy-test.js';
import { exampleId } from './example-id.js';

export const policyTestExample: PolicyTestResult = {
  name: 'A kitchen in New Jersey',
  facts: { 'job.address.state': 'NJ' },
  expected: 'unmet',
  outcome: 'unmet',
  sentence: "Not required because the job's state is not NY: it is NJ.",
};
const inNewYork = { facts: { 'job.address.state': 'NY' }, text: "the job's state is NY" };
export const provenPolicyExample: ProvenPolicy = {
  sentence: "the job's state is NY",
  findings: [
    {
      kind: 'shadowed',
      question: null,
      sentence: 'It adds nothing: “New York” asks for all of its forms wherever it does.',
      policy_id: exampleId('policy'),
      policy_name: 'New York',
      form_ids: [],
      example: null,
    },
  ],
  tests: [policyTestExample],
  examples: {
    met: inNewYork,
    unmet: { facts: { 'job.address.state': 'NJ' }, text: "the job's state is NJ" },
    unknown: { facts: {}, text: 'nothing is known' },
  },
};
