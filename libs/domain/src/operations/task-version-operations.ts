import {
  EmployeeDocuments,
  TaskVersionFields,
  TaskVersionQuery,
  TaskVersions,
  type TaskVersion as Version,
} from '../task-version.js';
import { destructionCertificateExample } from './destruction-certificate-example.js';
import { exampleId, sha256Example } from './example-id.js';
import { decodeError, notFoundError, operation, staffAndHosted, staffOnly } from './operation.js';

const versionExample: Version = {
  task_id: exampleId('task'),
  number: 1,
  is_in_force: false,
  section_ids: ['section_1'],
  signatures: [
    {
      id: exampleId('signature'),
      section_id: 'section_1',
      role: 'employee',
      name: 'Ana Lopez',
      method: 'typed',
      signed_at: '2026-11-23T14:00:00.000Z',
      signed_on: '2026-11-23',
    },
  ],
  document: { version: 1, sha256: sha256Example },
  replaced: {
    at: '2026-11-24T14:00:00.000Z',
    reason: 'The date of birth was wrong',
    section_ids: ['section_1'],
    by: { kind: 'form_session', side: 'employer', name: 'Carla Reyes', id: exampleId('formSession') },
  },
};

const correctedExample: TaskVersionFields = {
  ...versionExample,
  number: 2,
  is_in_force: true,
  document: null,
  replaced: null,
  fields: [
    {
      type: 'date',
      path: 'task.date_of_birth',
      section_id: 'section_1',
      label: { en: 'Date of birth' },
      value: '**/**/****',
      previous_value: '**/**/****',
      is_changed: true,
    },
  ],
};

const { form_key, form_edition } = destructionCertificateExample;

export const taskVersionExamples = [
  [
    TaskVersions,
    { task_id: exampleId('task'), form_key, form_edition, content: null, versions: [versionExample] },
  ],
  [TaskVersionFields, correctedExample],
  [
    EmployeeDocuments,
    {
      data: [
        {
          task_id: exampleId('task'),
          versions: [versionExample],
          files: [{ id: exampleId('file'), name: 'passport.jpg', question: 'Copy of the document' }],
        },
      ],
    },
  ],
] as const;

/** What was attested on a task before and after each correction. */
export const taskVersionOperations = {
  'tasks.listVersions': operation(
    {
      method: 'GET',
      path: '/tasks/{task_id}/versions',
      summary: 'List what was attested on a task',
      answers: { 200: TaskVersions },
      errors: { ...decodeError, ...notFoundError },
      allows: staffAndHosted,
      needs: 'task:view',
      isBeyond: true,
    },
    {
      note: 'From the first. A version ends when a section that was signed is opened again: it stays as it was signed, with who had it replaced, when and why. The last is in force, where anything is signed. Each is compared with the audit trail when it is read: what was changed past the service is 500. The document of one is `tasks.getPdf` with its `version`.',
    },
  ),
  'tasks.listDocuments': operation(
    {
      method: 'GET',
      path: '/employees/{employee_id}/documents',
      summary: 'List what an employee signed, and the files that were given with it',
      answers: { 200: EmployeeDocuments },
      errors: { ...decodeError, ...notFoundError },
      allows: staffOnly,
      needs: 'task:view',
      isBeyond: true,
    },
    {
      note: 'Of all their forms, what `tasks.listVersions` says of each. Forms that are kept apart from the caller are left out. Nothing of what the files hold.',
    },
  ),
  'tasks.getVersionFields': operation(
    {
      method: 'GET',
      path: '/tasks/{task_id}/versions/fields',
      summary: 'Get the answers of a version beside those before',
      query: TaskVersionQuery,
      answers: { 200: TaskVersionFields },
      errors: { ...decodeError, ...notFoundError },
      allows: staffAndHosted,
      needs: 'task:view',
      isBeyond: true,
    },
    {
      note: 'Of `version`, or of the last; each answer with what was signed before it. Sensitive values are masked, unless `include_sensitive_info` is true and the caller may see them; a hosted page sees of them what it sees of the answers of today.',
    },
  ),
} as const;
