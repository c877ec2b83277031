import { type KeyObject, createHmac, createSecretKey } from 'node:crypto';

/**
 * The headers of a delivery by Standard Webhooks: the event's id, the seconds of this attempt, and a signature of both
 * with the body for each key, newest first.
 *
 * @param keys see {@link toSigningKey}
 */
export function signWebhook(
  id: string,
  at: Date,
  body: string | Buffer,
  keys: readonly KeyObject[],
): Readonly<Record<'webhook-id' | 'webhook-timestamp' | 'webhook-signature', string>> {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const signatures = keys.map((key) => `v1,${hmac(key, `${id}.${timestamp}.`, body)}`);
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures.join(' ') };
}

/** @param token as Standard Webhooks writes it, `whsec_` and base64 */
export const toSigningKey = (token: string): KeyObject =>
  createSecretKey(Buffer.from(token.replace(/^whsec_/, ''), 'base64'));

const hmac = (key: KeyObject, head: string, body: string | Buffer): string =>
  createHmac('sha256', key).update(head).update(body).digest('base64');
