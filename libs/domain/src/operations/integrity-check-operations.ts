import { IntegrityCheck, IntegrityCheckListQuery, IntegrityCheckPage } from '../integrity-check.js';
import { exampleId, stamps } from './example-id.js';
import { decodeError, forbiddenError, notFoundError, operation, staffOnly } from './operation.js';
import { resource } from './resource.js';

const integrityCheckExample: IntegrityCheck = {
  id: exampleId('integrityCheck'),
  status: 'failed',
  started_by: { kind: 'system', id: null },
  checked: { tasks: 214, audit_entries: 3120, signatures: 428, versions: 12, files: 197, documents: 214 },
  includes_anchors: true,
  findings_count: 1,
  findings: [{ task_id: exampleId('task'), what: 'signatures' }],
  created_at: stamps.created_at,
  finished_at: '2026-11-23T14:03:10.000Z',
};

export const integrityCheckOperations = resource({
  tag: 'integrity_checks',
  about:
    'What the account keeps, compared with what was recorded when it was made: regularly, and on request. Beyond the published contract.',
  examples: [[IntegrityCheck, integrityCheckExample]],
  refusals: { ForbiddenError: 'Integrity checks are for those who see every record of the account' },
  operations: {
    'integrity_checks.list': operation(
      {
        method: 'GET',
        path: '/integrity_checks',
        summary: 'List integrity checks',
        query: IntegrityCheckListQuery,
        answers: { 200: IntegrityCheckPage },
        errors: { ...decodeError, ...forbiddenError },
        allows: staffOnly,
        needs: 'integrity_check:view',
        isBeyond: true,
      },
      {
        note: 'Newest first. Every account is checked each `INTEGRITY_CHECK_DAYS`, a week unless set otherwise (8 CFR 274a.2(e)(1)(iii)). Only for people who see every record of the account.',
      },
    ),
    'integrity_checks.create': operation(
      {
        method: 'POST',
        path: '/integrity_checks',
        summary: 'Start an integrity check',
        answers: { 201: IntegrityCheck },
        errors: forbiddenError,
        allows: staffOnly,
        logs: 'integrity_check.started',
        needs: 'integrity_check:edit',
        isBeyond: true,
      },
      {
        note: 'Runs in the background: read it until `finished_at` is set. Where one is waiting or running, that one is answered. `failed` means that something is not as it was recorded: each finding names the task and what of it, and `integrity_check.failed` is sent. `broken_off` means that it could not be finished.',
      },
    ),
    'integrity_checks.findById': operation({
      method: 'GET',
      path: '/integrity_checks/{integrity_check_id}',
      summary: 'Get an integrity check',
      answers: { 200: IntegrityCheck },
      errors: { ...decodeError, ...notFoundError, ...forbiddenError },
      allows: staffOnly,
      needs: 'integrity_check:view',
      isBeyond: true,
    }),
  },
});
