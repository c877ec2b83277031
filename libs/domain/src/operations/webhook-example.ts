import type {
  Webhook,
  WebhookDelivery,
  WebhookDeliveryDetail,
  WebhookHealth,
  WebhookSecret,
} from '../webhook.js';
import { exampleId, stamps } from './example-id.js';

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
  previous_tokens: [],
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
