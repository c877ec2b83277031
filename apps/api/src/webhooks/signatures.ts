import { createHmac } from 'node:crypto';

/**
 * The headers of a delivery by Standard Webhooks: the event's id, the seconds of this attempt, and a signature of both
 * with the body for each key, newest first.
 *
 * @param keys as the webhook's tokens are written, `whsec_` and base64
 */
export function signedHeaders(
  id: string,
  at: Date,
  body: string,
  keys: readonly string[],
): Readonly<Record<'webhook-id' | 'webhook-timestamp' | 'webhook-signature', string>> {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const signatures = keys.map((key) => `v1,${sign(key, `${id}.${timestamp}.${body}`)}`);
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures.join(' ') };
}

function sign(key: string, content: string): string {
  const secret = Buffer.from(key.replace(/^whsec_/, ''), 'base64');
  return createHmac('sha256', secret).update(content).digest('base64');
}
