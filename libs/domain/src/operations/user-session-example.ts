import type { MagicLinkPreview, SessionListing, UserSession } from '../user-session.js';
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

/** A session as a list shows it. */
export const sessionListingExample: SessionListing = {
  id: exampleId('userSession'),
  ip_address: '203.0.113.7',
  user_agent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  is_current: true,
  created_at: '2026-11-23T09:00:00.000Z',
  last_used_at: '2026-11-23T14:00:00.412Z',
  expires_at: '2026-11-30T09:00:00.000Z',
};

/** Whom a magic link would sign in. */
export const magicLinkPreviewExample: MagicLinkPreview = {
  email: 'carla.reyes@example.com',
  organization_name: 'Northwind Staffing',
  mode: 'live',
};
