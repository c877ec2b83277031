import type { DocumentCheck } from '../document-check.js';
import type { TaskSheet } from '../task-sheet.js';
import type { Task } from '../task.js';
import type { TaskAudit } from '../task-audit.js';
import type { TaskFields } from '../task-fields.js';
import { exampleId, progressExample, sha256Example, stamps } from './example-id.js';
import { onboardingTaskExample } from './onboarding-session-example.js';

const earlier = '0'.repeat(64);
export const taskExample: Task = {
  id: exampleId('task'),
  form_id: exampleId('form'),
  form_key: 'w-4',
  form_custom_attributes: {},
  name: "Form W-4, Employee's Withholding Certificate",
  employee_id: exampleId('employee'),
  employer_id: exampleId('employer'),
  client_id: null,
  job_id: null,
  status: 'requires_action',
  next_action: { type: 'employee_action' },
  expired_at: null,
  deletion_scheduled_at: null,
  deletion_allowed_at: null,
  retained_until: '2029-11-23',
  retention_waits_for: 'end_of_employment',
  retention_rule: '8 CFR 274a.2(b)(2)(i)(A)',
  due_at: '2026-11-30T05:00:00.000Z',
  completed_at: null,
  progress: progressExample,
  subtasks: [
    {
      id: exampleId('subtask'),
      form_page_id: 'personal',
      assignee_type: 'employee',
      form_section: { id: 'employee', position: 1, assignee_type: 'employee' },
      progress: progressExample,
    },
  ],
  tags: [{ name: 'federal' }],
  ...stamps,
  _tag: 'Task',
};
export const taskFieldsExample: TaskFields = {
  fields: [
    { type: 'name', path: 'employee.first_name', label: { en: 'First name' }, value: 'Ana' },
    {
      type: 'ssn',
      path: 'employee.social_security_number',
      label: { en: 'Social Security number' },
      value: '***-**-1120',
    },
  ],
};
export const taskAuditExample: TaskAudit = {
  task_id: exampleId('task'),
  is_intact: true,
  index_attested_at: stamps.created_at,
  head: { sequence: 1, hash: sha256Example },
  events: [
    {
      sequence: 1,
      kind: 'created',
      at: stamps.created_at,
      actor: { kind: 'api_token', id: exampleId('apiToken') },
      detail: { form: 'w-4', edition: '2026' },
      previous_hash: earlier,
      hash: sha256Example,
    },
  ],
  signatures: [
    {
      id: exampleId('signature'),
      section_id: 'employee',
      role: 'employee',
      name: 'Ana Lopez',
      is_void: false,
      handed_over_to: null,
      name_statement: null,
    },
  ],
};
export const documentCheckExample: DocumentCheck = {
  sha256: sha256Example,
  part: 'document',
  form: { key: 'w-4', name: "Form W-4, Employee's Withholding Certificate", edition: '2026' },
  version: 1,
  is_latest: true,
  made_at: stamps.created_at,
  is_intact: true,
  is_test: false,
};
export const taskSheetExample: TaskSheet = {
  task: onboardingTaskExample,
  form_key: 'w-4',
  edition: '2026',
  content: null,
  answers: { 'employee.first_name': 'Ana' },
  prefilled: ['employee.first_name'],
  prefilled_from: { 'employee.first_name': 'i-9' },
  differing: [],
  hidden: [],
  surroundings: { today: '2026-11-23' },
  sections: [
    {
      id: 'employee',
      assignee: 'employee',
      state: 'open',
      due_on: null,
      business_days_left: null,
      signature: null,
    },
  ],
  subtasks: [{ id: exampleId('subtask'), page_id: 'personal', is_visited: true, progress: progressExample }],
  files: [],
  correction: null,
  corrected_since: [],
  contradictions: [],
  is_correctable: false,
  awaits_social_security_number: false,
  may_name_representative: false,
  account_document: null,
  page_documents: [],
  has_document: false,
};
