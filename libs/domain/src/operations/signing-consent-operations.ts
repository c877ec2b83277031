import {
  GiveSigningConsent,
  PaperCopyRequest,
  SigningConsent,
  SigningConsentList,
  WithdrawSigningConsent,
} from '../signing-consent.js';
import { exampleId, sha256Example } from './example-id.js';
import {
  badRequestError,
  decodeError,
  forbiddenError,
  hostedOnly,
  notFoundError,
  operation,
  staffAndHosted,
} from './operation.js';

const signingConsentExample: SigningConsent = {
  id: exampleId('signingConsent'),
  employee_id: exampleId('employee'),
  status: 'in_force',
  given: {
    at: '2026-11-23T14:00:00.000Z',
    version: '2026-11-24',
    locale: 'en',
    text: 'Signing electronically is your choice. …',
    text_sha256: sha256Example,
    task_id: exampleId('task'),
    demonstrated_access: 'page_and_pdf',
  },
  withdrawn: null,
};

export const signingConsentExamples = [
  [SigningConsent, signingConsentExample],
  [SigningConsentList, { data: [signingConsentExample] }],
] as const;

export const paperCopyExamples = [
  [
    PaperCopyRequest,
    {
      task_id: exampleId('task'),
      employee_id: exampleId('employee'),
      requested_at: '2026-11-23T14:00:00.000Z',
    },
  ],
] as const;

const path = '/employees/{employee_id}/signing_consents';

/** An employee's consent to sign electronically: given, read and withdrawn. */
export const signingConsentOperations = {
  'employees.listSigningConsents': operation(
    {
      method: 'GET',
      path,
      summary: 'List an employee’s consents to sign electronically',
      answers: { 200: SigningConsentList },
      errors: { ...decodeError, ...notFoundError },
      allows: staffAndHosted,
      needs: 'employee:view',
      isBeyond: true,
    },
    {
      note: 'Newest first. An employee reads their own. Signatures from before consents were kept by themselves have theirs in the signature.',
    },
  ),
  'employees.giveSigningConsent': operation(
    {
      method: 'POST',
      path,
      summary: 'Agree to sign electronically',
      body: GiveSigningConsent,
      answers: { 201: SigningConsent },
      errors: { ...badRequestError, ...notFoundError, ...forbiddenError },
      allows: hostedOnly,
      isBeyond: true,
    },
    {
      note: 'By the employee alone, once for all forms: also after it was withdrawn. `tasks.sign` gives it with the first signature where it was neither given nor withdrawn before.',
      body: { consents_to_electronic_signature: true, consent_sha256: sha256Example },
      refusals: {
        BadRequestError: 'This consent is in force already',
        ForbiddenError: 'The employee agrees to this, and nobody else',
      },
    },
  ),
  'employees.withdrawSigningConsent': operation(
    {
      method: 'POST',
      path: `${path}/withdraw`,
      summary: 'Withdraw the consent to sign electronically',
      body: WithdrawSigningConsent,
      answers: { 200: SigningConsent },
      errors: { ...badRequestError, ...notFoundError, ...forbiddenError },
      allows: staffAndHosted,
      needs: 'employee:edit',
      isBeyond: true,
    },
    {
      note: 'By the employee at any time, or by the employer who was told. What is signed stays valid; nothing more is signed electronically: the employee’s open forms are done on paper, which their audit trails say.',
      body: { reason: 'Told us on the phone' },
      refusals: {
        BadRequestError: 'The consent was withdrawn before',
        ForbiddenError: 'The employee or the employer withdraws this consent, and nobody else',
      },
    },
  ),
};

export const paperCopyOperations = {
  'tasks.requestPaperCopy': operation(
    {
      method: 'POST',
      path: '/tasks/{task_id}/paper_copy_requests',
      summary: 'Ask for a paper copy of a form',
      answers: { 201: PaperCopyRequest },
      errors: { ...decodeError, ...notFoundError, ...forbiddenError },
      allows: hostedOnly,
      isBeyond: true,
    },
    {
      note: 'By the employee, at no charge. The event `task.paper_copy_requested` says so, and the audit trail keeps it.',
      refusals: { ForbiddenError: 'The employee asks for this, and nobody else' },
    },
  ),
};
