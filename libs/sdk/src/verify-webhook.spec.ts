import { describe, expect, it } from '@jest/globals';
import { Webhook } from 'standardwebhooks';
import { WebhookVerificationError, verifyWebhook } from './verify-webhook.js';

const secret = `whsec_${Buffer.from('a-secret-of-24-bytes-long').toString('base64')}`;
const body = JSON.stringify({
  type: 'employee.created',
  timestamp: '2026-11-21T07:00:00.000Z',
  data: { id: 'ee_1', first_name: 'Zoë' },
});

function delivered(text = body, by = secret, at = new Date()) {
  return {
    'Webhook-Id': 'ev_1',
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': new Webhook(by).sign('ev_1', at, text),
  };
}

describe('a delivery', () => {
  it('is the event that was sent, however its body and headers are given', () => {
    const event = JSON.parse(body);
    expect(verifyWebhook(body, delivered(), secret)).toEqual(event);
    expect(verifyWebhook(new TextEncoder().encode(body), new Headers(delivered()), secret)).toEqual(event);
    expect(verifyWebhook(Buffer.from(body), { ...delivered(), accept: undefined }, secret)).toEqual(event);
  });

  it('tells its kind, and with it what its data is', () => {
    const event = verifyWebhook(body, delivered(), secret);
    if (event.type !== 'employee.created') throw new Error(event.type);
    expect(event.data.first_name).toBe('Zoë');
  });

  it('may be signed with either secret while it is being changed', () => {
    const other = `whsec_${Buffer.from('another-secret-of-24-bytes').toString('base64')}`;
    expect(verifyWebhook(body, delivered(), [other, secret]).type).toBe('employee.created');
    expect(() => verifyWebhook(body, delivered(), [other])).toThrow(WebhookVerificationError);
    expect(() => verifyWebhook(body, delivered(), [])).toThrow(WebhookVerificationError);
  });

  it.each([
    ['changed on its way', () => verifyWebhook(body.replace('ee_1', 'ee_2'), delivered(), secret)],
    ['from another id', () => verifyWebhook(body, { ...delivered(), 'webhook-id': 'ev_2' }, secret)],
    [
      'six minutes old',
      () => verifyWebhook(body, delivered(body, secret, new Date(Date.now() - 360_000)), secret),
    ],
    ['without a signature', () => verifyWebhook(body, { 'webhook-id': 'ev_1' }, secret)],
    ['checked with no secret', () => verifyWebhook(body, delivered(), '')],
    ['checked with something that is no secret', () => verifyWebhook(body, delivered(), 'whsec_§§§')],
    ['signed, but not JSON', () => verifyWebhook('{', delivered('{'), secret)],
    ['signed, but not an event', () => verifyWebhook('[]', delivered('[]'), secret)],
  ])('is refused: %s', (_, verify) => {
    expect(verify).toThrow(WebhookVerificationError);
    expect(verify).not.toThrow(/whsec|a-secret|ee_2/);
  });
});
