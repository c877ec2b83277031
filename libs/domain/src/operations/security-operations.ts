import { SecurityEventPage, SecurityEventExportQuery, SecurityEventListQuery } from '../security-event.js';
import { decodeError, operation, staffOnly } from './operation.js';

/** Who did what in the account, beyond the contract. */
export const securityOperations = {
  'security_events.list': operation({
    method: 'GET',
    path: '/security_events',
    summary: 'List what was done in the account, and by whom',
    query: SecurityEventListQuery,
    answers: { 200: SecurityEventPage },
    errors: decodeError,
    allows: staffOnly,
    needs: 'security_log:view',
    isBeyond: true,
  }),
  'security_events.export': operation({
    method: 'GET',
    path: '/security_events/export',
    summary: 'Export the security log as JSON lines',
    query: SecurityEventExportQuery,
    answers: { 200: 'application/x-ndjson' },
    errors: decodeError,
    allows: staffOnly,
    needs: 'security_log:view',
    isBeyond: true,
  }),
};
