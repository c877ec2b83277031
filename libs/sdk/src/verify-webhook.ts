import { Webhook } from 'standardwebhooks';
import { FirstdayError } from './firstday-error.js';
import type { WebhookEvent } from './generated/types.js';
import { isRecord } from './to-api-error.js';

export type { WebhookEvent };

/** The delivery was not signed with the secret, was changed on its way, or is older than five minutes. */
export class WebhookVerificationError extends FirstdayError {
  override readonly name: string = 'WebhookVerificationError';
}

type HeaderValues = Headers | Readonly<Record<string, string | readonly string[] | undefined>>;

/**
 * The event of a delivery, once its signature holds.
 * @param payload the body exactly as it came, not parsed
 * @param headers all headers of the request; their case does not matter
 * @param secret the webhook's `token`, as `whsec_…`; several while it is being changed
 * @throws WebhookVerificationError otherwise
 */
export function verifyWebhook(
  payload: string | Uint8Array,
  headers: HeaderValues,
  secret: string | readonly string[],
): WebhookEvent {
  const text = typeof payload === 'string' ? payload : new TextDecoder().decode(payload);
  const sent = plain(headers);
  const secrets = typeof secret === 'string' ? [secret] : secret;
  if (!secrets.some((one) => holds(text, sent, one))) {
    throw new WebhookVerificationError(
      'The signature does not hold: compare the secret, pass the body unparsed, and check the clock',
      'webhooks.verify',
    );
  }
  return eventOf(text);
}

function eventOf(text: string): WebhookEvent {
  try {
    const event: unknown = JSON.parse(text);
    if (isEvent(event)) return event;
  } catch {
    // It is said below, without the text.
  }
  throw new WebhookVerificationError('What was signed is not an event', 'webhooks.verify');
}

/** What the library throws is not passed on: it may speak of the secret. */
function holds(text: string, headers: Record<string, string>, secret: string): boolean {
  try {
    new Webhook(secret).verify(text, headers, { jsonParse: false });
    return true;
  } catch {
    return false;
  }
}

function plain(headers: HeaderValues): Record<string, string> {
  const entries = headers instanceof Headers ? [...headers.entries()] : Object.entries(headers);
  return Object.fromEntries(
    entries.flatMap(([name, value]) => (typeof value === 'string' ? [[name.toLowerCase(), value]] : [])),
  );
}

const isEvent = (value: unknown): value is WebhookEvent =>
  isRecord(value) &&
  typeof value['type'] === 'string' &&
  typeof value['timestamp'] === 'string' &&
  isRecord(value['data']);
