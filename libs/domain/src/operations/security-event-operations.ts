import {
  SecurityEvent,
  SecurityEventExportQuery,
  SecurityEventListQuery,
  SecurityEventPage,
} from '../security-event.js';
import { apiTokenExample } from './api-token-operations.js';
import { exampleId, stamps } from './example-id.js';
import { decodeError, operation, staffOnly } from './operation.js';
import { resource } from './resource.js';
import { userExample } from './user-operations.js';

const securityEventExample: SecurityEvent = {
  id: exampleId('securityEvent'),
  at: stamps.created_at,
  kind: 'api_token.created',
  outcome: 'succeeded',
  actor: { kind: 'user_session', id: exampleId('user'), name: userExample.email },
  credential_id: exampleId('userSession'),
  ip: '203.0.113.7',
  user_agent: 'Mozilla/5.0',
  request_id: '5e0c0d1e-6f2b-4f0a-9a53-0f7f6c1d2b3a',
  subject: { type: 'api_token', id: exampleId('apiToken'), name: apiTokenExample.name },
  detail: { permissions: ['employee:view'] },
};

export const securityEventOperations = resource({
  tag: 'security_events',
  about: 'Who did what in the account: an append-only log. Beyond the published contract.',
  examples: [
    [SecurityEvent, securityEventExample],
    [SecurityEventPage, { data: [securityEventExample], next_cursor: null }],
  ],
  operations: {
    'security_events.list': operation(
      {
        method: 'GET',
        path: '/security_events',
        summary: 'List what was done in the account, and by whom',
        query: SecurityEventListQuery,
        answers: { 200: SecurityEventPage },
        errors: decodeError,
        allows: staffOnly,
        needs: 'security_log:view',
        isBeyond: true,
      },
      {
        note: 'Newest first; read on with `next_cursor` as `cursor`. Entries hold ids, words and counts, and no value of a record. Only for people who see every record of the account. Reads are written down within half a second, and repeated reads of one thing by one credential once a minute, with their count.',
      },
    ),
    'security_events.export': operation(
      {
        method: 'GET',
        path: '/security_events/export',
        summary: 'Export the security log as JSON lines',
        query: SecurityEventExportQuery,
        answers: { 200: 'application/x-ndjson' },
        errors: decodeError,
        allows: staffOnly,
        logs: 'security_log.exported',
        needs: 'security_log:view',
        isBeyond: true,
      },
      {
        note: 'One `SecurityEvent` a line, newest first, of the whole span; it is read as fast as you take it. An export that breaks off ends the connection without the last chunk. The export is in the log itself.',
      },
    ),
  },
});
