import { randomBytes } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { Webhook } from 'standardwebhooks';
import { signWebhook, toSigningKey } from './sign-webhook.js';
import { verifyWebhook } from './verify-webhook.js';

const secret = `whsec_${randomBytes(32).toString('base64')}`;
const key = toSigningKey(secret);
const now = new Date('2026-11-26T10:00:00Z');
const body = Buffer.from('{"from":"+15185550142","text":"STOP"}');

/** As a library signs that is not ours. */
function signed(at = now, id = 'reply-1', by = secret) {
  const signature = new Webhook(by).sign(id, at, body.toString());
  return { id, timestamp: String(at.getTime() / 1000), signature };
}

describe('a signature by Standard Webhooks', () => {
  it('holds as other libraries make it, and as we do', () => {
    expect(verifyWebhook(signed(), body, { key, now })).toBe(true);
    const {
      'webhook-id': id,
      'webhook-timestamp': timestamp,
      'webhook-signature': signature,
    } = signWebhook('reply-1', now, body, [toSigningKey(`whsec_${randomBytes(32).toString('base64')}`), key]);
    expect(verifyWebhook({ id, timestamp, signature }, body, { key, now })).toBe(true);
  });

  it('holds for five minutes, and for these bytes, this id and this moment alone', () => {
    for (const seconds of [301, -301, 86_400])
      expect(verifyWebhook(signed(new Date(now.getTime() - seconds * 1000)), body, { key, now })).toBe(false);
    const other = Buffer.from(body.toString().replace('STOP', 'START'));
    expect(verifyWebhook(signed(), other, { key, now })).toBe(false);
    expect(verifyWebhook({ ...signed(), id: 'reply-2' }, body, { key, now })).toBe(false);
    const later = String(now.getTime() / 1000 + 1);
    expect(verifyWebhook({ ...signed(), timestamp: later }, body, { key, now })).toBe(false);
    expect(
      verifyWebhook(signed(now, 'reply-1', `whsec_${randomBytes(32).toString('base64')}`), body, {
        key,
        now,
      }),
    ).toBe(false);
  });

  it('is none where it is missing, of another kind, or long', () => {
    const { signature } = signed();
    for (const given of ['', 'v1,', 'v1,AAAA', signature.replace('v1,', 'v1a,'), 'v1, '.repeat(1_000_000)])
      expect(verifyWebhook({ ...signed(), signature: given }, body, { key, now })).toBe(false);
    for (const timestamp of ['', 'NaN', '1e9', '-1', '9'.repeat(1000)])
      expect(verifyWebhook({ ...signed(), timestamp }, body, { key, now })).toBe(false);
    expect(verifyWebhook({ ...signed(), id: '' }, body, { key, now })).toBe(false);
  });
});
