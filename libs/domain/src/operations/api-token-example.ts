import type { ApiToken } from '../user-session.js';
import { exampleId, stamps } from './example-id.js';

/** A credential of a server, as the reference shows it. */
export const apiTokenExample: ApiToken = {
  id: exampleId('apiToken'),
  name: 'Payroll',
  last_four: 'Mp1e',
  permissions: ['employee:view', 'placement:view'],
  allowed_networks: ['192.0.2.0/24'],
  owner: { kind: 'user', id: exampleId('user'), name: 'dana@example.com' },
  created_at: stamps.created_at,
  last_used_at: stamps.updated_at,
  expires_at: '2027-11-22T00:00:00.000Z',
  revoked_at: null,
};
