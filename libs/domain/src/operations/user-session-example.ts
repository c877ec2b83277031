import type { UserSession } from '../user-session.js';
import { exampleId } from './example-id.js';
import { userExample } from './user-operations.js';

/** Somebody who is signed in, as the reference shows them. */
export const userSessionExample: UserSession = {
  id: exampleId('userSession'),
  user: userExample,
  account: { id: exampleId('account'), mode: 'live', organization_name: 'Northwind Staffing' },
  modes: ['live', 'test'],
  permissions: ['employee:view', 'employee:edit', 'task:view'],
  expires_at: '2026-11-24T02:00:00.000Z',
  redirect_path: null,
};
