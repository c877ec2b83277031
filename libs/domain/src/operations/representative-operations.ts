import {
  NameRepresentative,
  Representative,
  RepresentativeCode,
  RepresentativeList,
  RepresentativeNamed,
  ReviewRepresentative,
} from '../representative.js';
import { exampleId } from './example-id.js';
import {
  badRequestError,
  decodeError,
  forbiddenError,
  notFoundError,
  operation,
  staffAndHosted,
} from './operation.js';

const representativeExample: Representative = {
  id: exampleId('representative'),
  task_id: exampleId('task'),
  employee_id: exampleId('employee'),
  name: 'Dana Okafor',
  email: 'dana@northwind.example.com',
  phone: null,
  title: 'Branch manager',
  language: 'es',
  named_by: { side: 'employer', type: 'api_token', id: exampleId('apiToken') },
  status: 'named',
  asks_for_pictures: true,
  tries_left: 5,
  code_proved_at: null,
  on_employees_device: null,
  signed_at: null,
  signature_id: null,
  reviewed_at: null,
  revoked_at: null,
  expires_at: '2026-11-25T14:00:00.000Z',
  created_at: '2026-11-23T14:00:00.000Z',
};

export const representativeExamples = [
  [Representative, representativeExample],
  [RepresentativeList, { data: [representativeExample] }],
  [
    RepresentativeNamed,
    {
      representative: representativeExample,
      url: 'https://onboarding.example.com/onboarding?link=v_example',
      code: '4821 0937',
      code_recipient: 'caller',
    },
  ],
  [RepresentativeCode, { code: '4821 0937' }],
] as const;

const path = '/tasks/{task_id}/representatives';

/** Who examines the employee's documents for the employer, and signs: a person with a link of their own. */
export const representativeOperations = {
  'tasks.nameRepresentative': operation(
    {
      method: 'POST',
      path,
      summary: 'Name who examines the documents for the employer',
      body: NameRepresentative,
      answers: { 201: RepresentativeNamed },
      errors: { ...badRequestError, ...notFoundError, ...forbiddenError },
      allows: staffAndHosted,
      logs: 'onboarding_link.created',
      needs: 'task:edit',
      issuesAuthority: true,
      isBeyond: true,
    },
    {
      note: 'Anyone but the employee, whose name, email and phone are compared. The link opens the employer’s section of this form alone, for 48 hours, with the code: send them separately. Where messages are on, the link is sent by email. An employee may name someone only where the account’s settings allow it, and never receives the code: it goes to the representative’s email address, else the employer asks for one. The form is then completed once the employer has accepted what was signed. To replace someone, revoke them first.',
      body: {
        name: 'Dana Okafor',
        email: 'dana@northwind.example.com',
        title: 'Branch manager',
        language: 'es',
      },
      refusals: {
        BadRequestError: 'This form has no section that a representative fills in',
        ForbiddenError: 'Nobody examines their own documents: name somebody else',
      },
    },
  ),
  'tasks.createRepresentativeCode': operation(
    {
      method: 'POST',
      path: `${path}/code`,
      summary: 'Create a new code for the representative',
      answers: { 201: RepresentativeCode },
      errors: { ...badRequestError, ...notFoundError, ...forbiddenError },
      allows: staffAndHosted,
      logs: 'representative.code_created',
      needs: 'task:edit',
      issuesAuthority: true,
      isBeyond: true,
    },
    {
      note: 'For whom the employee named without an email address, or whose code was lost. Give it to the representative, never to the employee. The code before no longer works; wrong tries stay counted.',
      refusals: {
        BadRequestError: 'No one is named for this form now',
        ForbiddenError: 'The employer gives the code to the representative',
      },
    },
  ),
  'tasks.listRepresentatives': operation(
    {
      method: 'GET',
      path,
      summary: 'List who was named to examine the documents',
      answers: { 200: RepresentativeList },
      errors: { ...decodeError, ...notFoundError },
      allows: staffAndHosted,
      needs: 'task:view',
      isBeyond: true,
    },
    { note: 'Newest first. An employee sees those whom the employee named.' },
  ),
  'tasks.reviewRepresentative': operation(
    {
      method: 'POST',
      path: `${path}/review`,
      summary: 'Accept what the representative signed, or send it back',
      body: ReviewRepresentative,
      answers: { 200: Representative },
      errors: { ...badRequestError, ...notFoundError, ...forbiddenError },
      allows: staffAndHosted,
      needs: 'task:edit',
      isBeyond: true,
    },
    {
      note: 'Where the employee named the representative, the form is completed by your accepting it. What is sent back stays as a version, and is signed again: by the same person while their link lasts, else by whom you name next, or by you.',
      body: { decision: 'returned', reason: 'The number of the licence has a digit too few' },
      refusals: {
        BadRequestError: 'No representative has signed this form',
        ForbiddenError: 'The employer reviews what a representative signed',
      },
    },
  ),
  'tasks.revokeRepresentative': operation(
    {
      method: 'DELETE',
      path,
      summary: 'Revoke the representative: link and session end at once',
      answers: { 200: Representative },
      errors: { ...badRequestError, ...notFoundError, ...forbiddenError },
      allows: staffAndHosted,
      needs: 'task:edit',
      isBeyond: true,
    },
    {
      note: 'What they have signed stays signed. An employee revokes whom the employee named.',
      refusals: {
        BadRequestError: 'Nobody is named for this form now',
        ForbiddenError: 'The employer named this person',
      },
    },
  ),
};
