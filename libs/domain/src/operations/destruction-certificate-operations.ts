import {
  DestructionCertificate,
  type DestructionCertificate as Certificate,
  DestructionCertificateListQuery,
} from '../destruction-certificate.js';
import { page } from '../page.js';
import { exampleId, sha256Example } from './example-id.js';
import { decodeError, operation, staffOnly } from './operation.js';
import { resource } from './resource.js';

const certificateExample: Certificate = {
  id: exampleId('destructionCertificate'),
  task_id: exampleId('task'),
  form_id: exampleId('form'),
  form_key: 'w-4',
  form_edition: '2026',
  employee_id: exampleId('employee'),
  employer_id: exampleId('employer'),
  completed_at: '2026-11-23T14:00:00.000Z',
  withdrawn_at: '2031-04-15T00:10:00.000Z',
  withdrawal_cause: 'schedule',
  withdrawn_by: { kind: 'system', id: null },
  destroyed_at: '2031-04-15T00:10:00.000Z',
  retained_until: '2031-04-15',
  retention_rule: '26 CFR 31.6001-1(e)(2)',
  document_sha256s: [sha256Example],
  sha256: sha256Example,
  is_intact: true,
};

export const destructionCertificateOperations = resource({
  tag: 'destruction_certificates',
  about: 'What was destroyed, when, and under which rule. Beyond the published contract.',
  holdsRecords: true,
  accessRules: 'narrow',
  examples: [[DestructionCertificate, certificateExample]],
  parameters: {
    destroyed_at_gte: 'Destroyed then or later.',
    destroyed_at_lte: 'Destroyed then or earlier.',
    task_id: 'Of this task.',
  },
  operations: {
    'destruction_certificates.list': operation(
      {
        method: 'GET',
        path: '/destruction_certificates',
        summary: 'List certificates of destruction',
        query: DestructionCertificateListQuery,
        answers: { 200: page(DestructionCertificate) },
        errors: decodeError,
        allows: staffOnly,
        needs: 'task:view',
        isBeyond: true,
      },
      {
        note: 'The newest first. One is made in the transaction that destroys a form, and its hash is in the audit trail, which is anchored: `is_intact` says whether they agree.',
      },
    ),
  },
});
