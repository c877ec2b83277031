import type { DestructionCertificate } from '../destruction-certificate.js';
import { exampleId, sha256Example } from './example-id.js';

export const destructionCertificateExample: DestructionCertificate = {
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
