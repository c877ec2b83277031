import type {
  ApiToken,
  ConnectedOrganization,
  MagicLink,
  SecurityEvent,
  Theme,
  User,
  UserGroup,
  UserSession,
  Webhook,
  WebhookDelivery,
  WebhookDeliveryDetail,
  WebhookHealth,
  WebhookSecret,
} from '@firstday/domain';
import { exampleId } from './example-ids.js';
import { addressExample, stamps } from './record-examples.js';

export const userExample: User = {
  id: exampleId('user'),
  email: 'carla.reyes@example.com',
  external_id: 'hr-204',
  ...stamps,
};
export const accessRuleExample = { fact: 'employee.address.state', operator: 'equals', value: 'NY' };
export const userGroupExample: UserGroup = {
  id: exampleId('userGroup'),
  key: null,
  name: 'Recruiters in New York',
  permissions: ['employee:view', 'employee:edit', 'task:view'],
  access_rule: accessRuleExample,
  sentence: 'The state of the employee’s address is NY.',
  ...stamps,
};
export const userSessionExample: UserSession = {
  id: exampleId('userSession'),
  user: userExample,
  account: { id: exampleId('account'), mode: 'live', organization_name: 'Northwind Staffing' },
  modes: ['live', 'test'],
  permissions: ['employee:view', 'employee:edit', 'task:view'],
  expires_at: '2026-11-24T02:00:00.000Z',
  redirect_path: null,
};
export const magicLinkExample: MagicLink = {
  url: 'https://onboarding.example.com/sign-in?link=fd_link_example',
  expire_at: '2026-11-23T14:10:00.000Z',
  redirect_path_deprecation_deadline: '2027-06-30T00:00:00.000Z',
  redirect_path_deprecation_note: 'Send people to the dashboard instead.',
};
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
export const themeExample: Theme = {
  id: exampleId('theme'),
  name: 'Harbor',
  light: { primary_background: '#0a7a5c', primary_foreground: '#ffffff', radius: '8px' },
  dark: { primary_background: '#3ad6a7', primary_foreground: '#00241a' },
  ...stamps,
  _tag: 'Theme',
};
export const webhookExample: Webhook = {
  id: exampleId('webhook'),
  url: 'https://hooks.example.com/firstday',
  token: 'whsec_ZXhhbXBsZS1leGFtcGxlLWV4YW1wbGUtMTIz',
  description: 'Payroll',
  ...stamps,
  last_used_at: null,
  subscribed_events: ['employee.created', 'task.updated'],
};
export const webhookSecretExample: WebhookSecret = {
  webhook_id: webhookExample.id,
  token: webhookExample.token,
  previous_token: null,
  previous_token_until: null,
};
export const webhookDeliveryExample: WebhookDelivery = {
  webhook_id: exampleId('webhook'),
  event_id: exampleId('event'),
  kind: 'employee.created',
  resource_id: exampleId('employee'),
  status: 'delivered',
  attempts: 1,
  next_attempt_at: null,
  created_at: stamps.created_at,
  finished_at: '2026-11-23T14:00:00.412Z',
};
export const webhookDeliveryDetailExample: WebhookDeliveryDetail = {
  ...webhookDeliveryExample,
  body: '{"type":"employee.created","timestamp":"2026-11-23T14:00:00.000Z","data":{}}',
  tries: [
    {
      number: 1,
      at: '2026-11-23T14:00:00.301Z',
      url: webhookExample.url,
      request_headers: { 'webhook-id': exampleId('event'), 'webhook-timestamp': '1795442400' },
      status: 200,
      answer: 'ok',
      duration_ms: 104,
      error: null,
    },
  ],
};
export const webhookHealthExample: WebhookHealth = {
  webhook_id: exampleId('webhook'),
  disabled_at: null,
  disabled_reason: null,
  failing_since: null,
  last_used_at: '2026-11-23T14:00:00.412Z',
  pending: 0,
  failed: 0,
  previous_token_until: null,
};
export const connectedOrganizationExample: ConnectedOrganization = {
  id: exampleId('organization'),
  name: 'Harbor Foods',
  dba_name: null,
  ein: '12-3456789',
  business_email: 'office@example.com',
  candidate_support_email: null,
  phone: '+1 518 555 0100',
  live_account_id: exampleId('account'),
  test_account_id: 'acct_1ChFExampLe11111111112',
  default_language: 'en',
  supported_languages: ['en', 'es'],
  address: { ...addressExample, country: 'USA' },
  ...stamps,
};
export const securityEventExample: SecurityEvent = {
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
