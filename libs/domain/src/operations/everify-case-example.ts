import type { EverifyCase, EverifyCaseCopies, EverifyDetails } from '../everify-case.js';
import type { StatusChangeImport } from '../status-change-report.js';
import { exampleId, stamps } from './example-id.js';

export const everifyCaseExample: EverifyCase = {
  id: exampleId('everifyCase'),
  employee_id: exampleId('employee'),
  employee_name: 'Ana Lopez',
  employer_id: exampleId('employer'),
  employer_name: 'Northwind Staffing',
  task_id: exampleId('task'),
  status: 'EMPLOYMENT_AUTHORIZED',
  status_display: 'Employment Authorized',
  eligibility_statement: 'EMPLOYMENT AUTHORIZED',
  case_number: '2026327140000AA',
  is_simulated: true,
  turn: 'employer',
  missing: [],
  due_on: null,
  urgency: null,
  mismatch: null,
  actions: ['close'],
  closure_reasons: [{ code: 'EMPLOYEE_CONTINUES_TO_WORK_AFTER_EA', needs_description: false }],
  closure_reason: null,
  pending: null,
  refusal: null,
  steps: [
    {
      at: stamps.created_at,
      what: 'opened',
      by: 'user_session',
      by_id: exampleId('user'),
      from: 'PREPARED',
      to: 'DRAFT',
    },
  ],
  ...stamps,
};
export const everifyDetailsExample: EverifyDetails = { fields: [{ name: 'last_name', value: 'Lopez' }] };
export const everifyCaseCopiesExample: EverifyCaseCopies = {
  files: [
    {
      id: exampleId('file'),
      key: 'files/example',
      name: 'passport.png',
      type: 'image/png',
      size: 48_213,
      checksum: '0f'.repeat(32),
    },
  ],
};
export const statusChangeReportExample = {
  is_dry_run: false,
  opened: 1,
  lines: [
    {
      line: 2,
      outcome: 'opened',
      column: null,
      matched_by: ['a_number'],
      everify_case_id: exampleId('everifyCase'),
      employee_id: exampleId('employee'),
      employee_name: 'Ana Lopez',
      task_id: exampleId('task'),
      section_id: 'supplement_b_1',
      due_on: '2026-11-27',
      revoked_on: '2026-11-20',
    },
  ],
} as const;
export const statusChangeImportExample: StatusChangeImport = {
  imported_at: '2026-11-23T14:00:00.000Z',
  imported_by: 'user_session',
  imported_by_id: exampleId('user'),
  imported_by_name: 'carla.reyes@example.com',
  file_name: 'status-change-report.csv',
  sha256: '0f'.repeat(32),
  covers_all_cases: true,
  lines: 3,
  outcomes: [
    { outcome: 'opened', count: 1 },
    { outcome: 'not_found', count: 2 },
  ],
};
