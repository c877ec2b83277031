import {
  CreateImport,
  Import,
  ImportListQuery,
  ImportPage,
  ImportRow,
  ImportRowListQuery,
  ImportRowPage,
  UploadImportQuery,
} from '../import.js';
import { sayImportProblem } from '../import-problem.js';
import { exampleId, stamps } from './example-id.js';
import { badRequestError, decodeError, notFoundError, operation, staffOnly } from './operation.js';
import { resource } from './resource.js';
import { formKeyExample } from './form-key-example.js';

const by = { kind: 'api_token', id: exampleId('apiToken') } as const;
const importExample: Import = {
  id: exampleId('import'),
  kind: 'employees',
  format: 'csv',
  name: 'new-hires.csv',
  status: 'completed',
  on_duplicate: 'skip',
  date_format: 'MM/DD/YYYY',
  create_tasks: false,
  mapping: [
    { column: 'First name', property: 'first_name' },
    { column: 'Last name', property: 'last_name' },
    { column: 'Work site', property: 'job.name' },
  ],
  ignored_columns: ['Notes'],
  rows: 214,
  rows_done: 214,
  counts: { create: 210, update: 0, skip: 3, error: 1, created: 210, updated: 0, skipped: 3, failed: 1 },
  problem: null,
  created_by: by,
  committed_by: by,
  created_at: stamps.created_at,
  checked_at: '2026-11-23T14:00:02.000Z',
  completed_at: '2026-11-23T14:03:09.000Z',
  available_until: '2026-12-23T14:00:00.000Z',
};
const importRowExample: ImportRow = {
  row: 2,
  plan: 'create',
  outcome: 'created',
  record_id: exampleId('employee'),
  placement_id: exampleId('placement'),
  duplicate: null,
  errors: [],
  forms: [
    {
      form_id: exampleId('form'),
      form_key: formKeyExample,
      form_name: "Form W-4, Employee's Withholding Certificate",
      policy_name: 'Federal withholding',
      sentence: 'Required of everybody.',
    },
  ],
};

const one = { path: '/imports/{import_id}' } as const;
const writing = { allows: staffOnly, needs: 'employee:edit', isBeyond: true } as const;
const reading = { allows: staffOnly, needs: 'employee:view', isBeyond: true } as const;
const rules =
  'The rows are held to what the operation that creates such a record is held to. Besides this operation’s own permission it takes `edit` of the kind of record, and `placement:edit` for placements. At most 100,000 rows.';

export const importOperations = resource({
  tag: 'imports',
  about:
    'Many records from one file: a dry run says what each row would do, and a commit does it. Both go on in the background. Beyond the published contract.',
  examples: [
    [Import, importExample],
    [ImportRow, importRowExample],
  ],
  refusals: { BadRequestError: 'The import is still being checked' },
  operations: {
    'imports.list': operation({
      ...reading,
      method: 'GET',
      path: '/imports',
      summary: 'List imports',
      query: ImportListQuery,
      answers: { 200: ImportPage },
      errors: decodeError,
    }),
    'imports.create': operation(
      {
        ...writing,
        method: 'POST',
        path: '/imports',
        summary: 'Import records from a text',
        body: CreateImport,
        answers: { 201: Import },
        logs: 'import.created',
        errors: badRequestError,
      },
      {
        note: `Begins the dry run: read the import until its \`status\` is \`checked\`. Nothing is created before it is committed. ${rules}`,
        body: { kind: 'clients', content: 'name,external_id\nHarbor Foods,C-17\nPier Five,C-18\n' },
        refusals: { BadRequestError: sayImportProblem('required', { properties: 'name' }) },
      },
    ),
    'imports.upload': operation(
      {
        ...writing,
        method: 'POST',
        path: '/imports/upload',
        summary: 'Import records from a file',
        query: UploadImportQuery,
        answers: { 201: Import },
        logs: 'import.created',
        errors: badRequestError,
      },
      {
        note: `Like \`imports.create\`, with one file of at most 20 MiB in the part \`files\`. ${rules} With the same \`Idempotency-Key\`, file and options it answers the first import.`,
        refusals: { BadRequestError: sayImportProblem('required', { properties: 'name' }) },
      },
    ),
    'imports.findById': operation({
      ...reading,
      ...one,
      method: 'GET',
      summary: 'Get an import',
      answers: { 200: Import },
      errors: { ...decodeError, ...notFoundError },
    }),
    'imports.listRows': operation(
      {
        ...reading,
        method: 'GET',
        path: '/imports/{import_id}/rows',
        summary: 'List the rows of an import',
        query: ImportRowListQuery,
        answers: { 200: ImportRowPage },
        errors: { ...decodeError, ...notFoundError },
      },
      { note: 'In the order of the file: what is wrong with each row, what it would do, and what it did.' },
    ),
    'imports.getResult': operation(
      {
        ...reading,
        method: 'GET',
        path: '/imports/{import_id}/result',
        summary: 'Download the result of an import',
        answers: { 200: 'text/csv' },
        errors: { ...badRequestError, ...notFoundError },
      },
      {
        note: 'A CSV file with a line for each row: its number, outcome, ids and errors; after the dry run what it would do.',
      },
    ),
    'imports.commit': operation(
      {
        ...writing,
        method: 'POST',
        path: '/imports/{import_id}/commit',
        summary: 'Commit an import',
        answers: { 200: Import },
        logs: 'import.committed',
        errors: { ...badRequestError, ...notFoundError },
      },
      {
        note: 'Creates the records in the background, with the permissions and access rules that the caller has while it does: read the import until its `status` is `completed`. One refused row stops no other. Committed again it answers the import as it is, and does nothing twice.',
      },
    ),
    'imports.deleteById': operation(
      {
        ...writing,
        ...one,
        method: 'DELETE',
        summary: 'Delete an import',
        answers: { 200: Import },
        logs: 'import.deleted',
        errors: { ...badRequestError, ...notFoundError },
      },
      {
        note: 'Its file and what is known of its rows; the records that it created stay. Refused while it is being committed.',
        refusals: { BadRequestError: 'The import is being committed' },
      },
    ),
  },
});
