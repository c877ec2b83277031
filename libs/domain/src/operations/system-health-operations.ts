import { SystemHealth, SystemHealthLine, SystemHealthRecord } from '../system-health.js';
import { exampleId } from './example-id.js';
import { operation, staffOnly } from './operation.js';
import { resource } from './resource.js';

const failedDocument: SystemHealthRecord = {
  kind: 'task',
  id: exampleId('task'),
  name: 'Form W-4, Employee’s Withholding Certificate',
  employee_id: exampleId('employee'),
  employee_name: 'Ana Lopez',
  since: '2026-11-23T14:00:00.000Z',
  is_failing: true,
  can_retry: true,
  missing_files: [],
};
const documents: SystemHealthLine = {
  kind: 'documents',
  state: 'failing',
  reason: null,
  since: '2026-11-23T14:00:00.000Z',
  waiting: { count: 3, is_exact: true },
  failing: { count: 1, is_exact: true },
  webhook_id: null,
  webhook_url: null,
  records: [failedDocument],
};

export const systemHealthOperations = resource({
  tag: 'system_health',
  about:
    'Whether the work that is done for an account in the background keeps up, and what somebody has to look at. Beyond the published contract.',
  holdsRecords: true,
  accessRules: 'narrow',
  examples: [
    [SystemHealthRecord, failedDocument],
    [SystemHealthLine, documents],
    [
      SystemHealth,
      {
        state: 'failing',
        checked_at: '2026-11-23T15:00:00.000Z',
        version: '1.0.0',
        lines: [documents],
      },
    ],
  ],
  operations: {
    'system_health.find': operation(
      {
        method: 'GET',
        path: '/system_health',
        summary: 'See what works and what does not',
        answers: { 200: SystemHealth },
        errors: {},
        allows: staffOnly,
        needs: 'user:edit',
        isBeyond: true,
      },
      {
        note: 'For whoever administers the account, of that account alone: `documents` and `retention` also need `task:view`, `webhook` needs `webhook:view`, `everify` needs `everify:view`, `packages` needs `inspection_package:view`, `official_files` needs `form:view`, and `imports` are those that the caller may see; a line that the caller may not see is not there. A document fails that could not be made twice in a row, and is tried again by itself, at last once an hour; `tasks.retryDocument` has it tried at once. What the installation as a whole does is for its operator, at `/metrics`.',
      },
    ),
  },
});
