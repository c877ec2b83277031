import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto';

/** The headers of Standard Webhooks, as they came. */
export interface WebhookHeaders {
  readonly id: string;
  readonly timestamp: string;
  readonly signature: string;
}

/** How far the sender's clock may be from ours, and how long a delivery may be under way. */
const toleranceSeconds = 300;
/** A header holds a signature for each key that the sender has; nobody has so many. */
const mostSignatures = 10;

/** Whether a delivery by Standard Webhooks was signed with the key, over these very bytes, and a moment ago. */
export function verifyWebhook(
  { id, timestamp, signature }: WebhookHeaders,
  body: Buffer,
  { key, now }: { readonly key: KeyObject; readonly now: Date },
): boolean {
  if (id === '' || !/^\d{1,12}$/.test(timestamp)) return false;
  if (Math.abs(now.getTime() / 1000 - Number(timestamp)) > toleranceSeconds) return false;
  const expected = createHmac('sha256', key).update(`${id}.${timestamp}.`).update(body).digest();
  return signature
    .split(' ', mostSignatures)
    .filter((part) => part.startsWith('v1,'))
    .map((part) => Buffer.from(part.slice(3), 'base64'))
    .some((given) => given.length === expected.length && timingSafeEqual(given, expected));
}
