import { Url } from '../scalar-value.js';
import { FileTicketQuery } from '../task.js';
import { urlExample } from './example-id.js';
import { decodeError, notFoundError, operation, staffAndHosted } from './operation.js';
import { resource } from './resource.js';

export const fileOperations = resource({
  tag: 'files',
  about: 'Uploaded files and how to download them.',
  operations: {
    'files.findById': operation(
      {
        method: 'GET',
        path: '/files/{file_id}',
        summary: 'Get a short-lived link to a file',
        answers: { 200: Url },
        errors: { ...decodeError, ...notFoundError },
        allows: staffAndHosted,
        logs: 'file.link_created',
        needs: 'employee:view_sensitive',
        issuesAuthority: true,
      },
      {
        note: 'The link works for a short time, without a credential.',
        answer: urlExample('api/v1/downloads?ticket=v_example'),
      },
    ),
    'files.download': operation({
      method: 'GET',
      path: '/downloads',
      summary: 'Download a file by a short-lived link',
      query: FileTicketQuery,
      answers: { 200: 'application/octet-stream' },
      errors: { ...decodeError, ...notFoundError },
      allows: 'nobody',
      logs: 'file.downloaded',
      isBeyond: true,
    }),
    'files.getContent': operation({
      method: 'GET',
      path: '/files/{file_id}/content',
      summary: 'Download a file',
      answers: { 200: 'application/octet-stream' },
      errors: { ...decodeError, ...notFoundError },
      allows: staffAndHosted,
      logs: 'file.downloaded',
      needs: 'employee:view_sensitive',
      representative: 'with_code',
      isBeyond: true,
    }),
  },
});
