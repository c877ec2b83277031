import { Subtask, type UploadedFile, UploadFilesResponse } from '../task.js';
import { exampleId, sha256Example } from './example-id.js';
import {
  badRequestError,
  decodeError,
  hostedOnly,
  notFoundError,
  operation,
  staffAndHosted,
} from './operation.js';
import { resource } from './resource.js';

const subtaskExample: Subtask = {
  id: exampleId('subtask'),
  form_page_id: 'personal',
  data: { 'employee.first_name': 'Ana' },
};
const uploadedFileExample: UploadedFile = {
  id: exampleId('file'),
  key: `uploads/${exampleId('file')}`,
  name: 'passport.pdf',
  type: 'application/pdf',
  size: 182_044,
  checksum: sha256Example,
};

export const subtaskOperations = resource({
  tag: 'subtasks',
  about: 'The pages of a task, and the files uploaded to them.',
  holdsRecords: true,
  accessRules: 'narrow',
  refusals: { BadRequestError: 'The request body could not be read' },
  examples: [
    [Subtask, subtaskExample],
    [UploadFilesResponse, { files: [uploadedFileExample] }],
  ],
  operations: {
    'subtasks.visit': operation({
      method: 'POST',
      path: '/subtasks/{subtask_id}/visit',
      summary: 'Record that a page was shown',
      answers: { 204: 'nothing' },
      errors: { ...badRequestError, ...notFoundError },
      allows: hostedOnly,
      isInHandover: true,
      representative: 'with_code',
      isBeyond: true,
    }),
    'subtasks.deleteFile': operation({
      method: 'DELETE',
      path: '/subtasks/{subtask_id}/files/{file_id}',
      summary: 'Take an uploaded file away',
      answers: { 204: 'nothing' },
      errors: { ...badRequestError, ...notFoundError },
      allows: hostedOnly,
      representative: 'with_code',
      isBeyond: true,
    }),
    'subtasks.findById': operation({
      method: 'GET',
      path: '/subtasks/{subtask_id}',
      summary: 'Get a subtask: one page of a task',
      answers: { 200: Subtask },
      errors: { ...decodeError, ...notFoundError },
      allows: staffAndHosted,
      needs: 'task:view',
    }),
    'subtasks.uploadFiles': operation(
      {
        method: 'POST',
        path: '/subtasks/{subtask_id}/upload',
        summary: 'Upload files for a page',
        answers: { 200: UploadFilesResponse },
        errors: { ...badRequestError, ...notFoundError },
        allows: staffAndHosted,
        needs: 'task:edit',
        representative: 'with_code',
      },
      { note: 'PDF, PNG, JPEG, HEIC or WebP, told by their bytes, of at most 20 MiB each.' },
    ),
  },
});
