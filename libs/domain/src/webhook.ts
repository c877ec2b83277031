import { z } from 'zod';
import { DeliveredKind, EventKind } from './event-kind.js';
import { WebhookId } from './id-kind.js';
import { pageQuery } from './page.js';
import { DateTimeInput, DateTimeUtc, text } from './scalar-value.js';

/** Where events are sent. Without `subscribed_events` it gets every kind. */
export const Webhook = z
  .strictObject({
    id: WebhookId,
    url: z.string(),
    /**
     * The key of its signatures, as Standard Webhooks writes it: `whsec_` and base64. Callers without
     * `webhook:view_secret` are answered its last four characters only.
     */
    token: z.string(),
    description: z.string().nullable(),
    created_at: DateTimeUtc,
    updated_at: DateTimeUtc,
    last_used_at: DateTimeUtc.nullable(),
    subscribed_events: z.array(EventKind),
  })
  .meta({ id: 'Webhook' });
export type Webhook = z.infer<typeof Webhook>;

/** Beyond the contract: what signs a webhook's deliveries. */
export const WebhookSecret = z
  .strictObject({
    webhook_id: WebhookId,
    token: z.string(),
    /** The token before the last rotation, while deliveries bear its signature too. */
    previous_token: z.string().nullable(),
    previous_token_until: DateTimeUtc.nullable(),
    /** All of those that it bears the signatures of, the last first: each for a day after it was rotated away. */
    previous_tokens: z.array(z.strictObject({ token: z.string(), until: DateTimeUtc })),
  })
  .meta({ id: 'WebhookSecret' });
export type WebhookSecret = z.infer<typeof WebhookSecret>;

const webhookOptions = {
  description: text(1000).optional(),
  subscribed_events: z.array(EventKind).max(100).optional(),
};
export const CreateWebhook = z.strictObject({ url: text(2048, 1), ...webhookOptions });
export type CreateWebhook = z.infer<typeof CreateWebhook>;
export const UpdateWebhook = z.strictObject(webhookOptions);
export type UpdateWebhook = z.infer<typeof UpdateWebhook>;
export const WebhookListQuery = z.object(pageQuery());
export type WebhookListQuery = z.infer<typeof WebhookListQuery>;

/** `pending` until it is answered with success, `failed` once it is given up. */
export const DeliveryStatus = z.enum(['pending', 'delivered', 'failed']);
export type DeliveryStatus = z.infer<typeof DeliveryStatus>;

/** One try to deliver an event: what was sent, and what came back. */
export const DeliveryAttempt = z.strictObject({
  number: z.number(),
  at: DateTimeUtc,
  url: z.string(),
  request_headers: z.record(z.string(), z.string()),
  /** The status of the answer; null where there was none. */
  status: z.number().nullable(),
  /** The beginning of the answer, at most 4 KB. */
  answer: z.string().nullable(),
  duration_ms: z.number(),
  /** What went wrong, in words; null for success. */
  error: z.string().nullable(),
});
export type DeliveryAttempt = z.infer<typeof DeliveryAttempt>;

const delivery = {
  webhook_id: WebhookId,
  /** The `webhook-id` of each attempt. */
  event_id: z.string(),
  kind: DeliveredKind,
  resource_id: z.string(),
  status: DeliveryStatus,
  attempts: z.number(),
  /** When it is tried next; null where an earlier one of the same resource goes first, and at the end. */
  next_attempt_at: DateTimeUtc.nullable(),
  created_at: DateTimeUtc,
  finished_at: DateTimeUtc.nullable(),
};
/** Beyond the contract: an event on its way to a webhook. */
export const WebhookDelivery = z.strictObject(delivery).meta({ id: 'WebhookDelivery' });
export type WebhookDelivery = z.infer<typeof WebhookDelivery>;

/** A delivery with its body and every attempt; people who do not see every record are shown neither body nor answers. */
export const WebhookDeliveryDetail = z
  .strictObject({ ...delivery, body: z.string().nullable(), tries: z.array(DeliveryAttempt) })
  .meta({ id: 'WebhookDeliveryDetail' });
export type WebhookDeliveryDetail = z.infer<typeof WebhookDeliveryDetail>;

export const DeliveryListQuery = z.object({
  ...pageQuery(),
  status: DeliveryStatus.optional(),
  kind: DeliveredKind.optional(),
});
export type DeliveryListQuery = z.infer<typeof DeliveryListQuery>;

/** How a webhook fares. */
export const WebhookHealth = z
  .strictObject({
    webhook_id: WebhookId,
    /** Set once it is sent nothing any more. */
    disabled_at: DateTimeUtc.nullable(),
    disabled_reason: z.enum(['failing_for_five_days', 'gone']).nullable(),
    /** Since when nothing but failures came back; null while it answers. */
    failing_since: DateTimeUtc.nullable(),
    last_used_at: DateTimeUtc.nullable(),
    pending: z.number(),
    failed: z.number(),
    /** Until when deliveries bear a second signature, made with the token before the last rotation. */
    previous_token_until: DateTimeUtc.nullable(),
  })
  .meta({ id: 'WebhookHealth' });
export type WebhookHealth = z.infer<typeof WebhookHealth>;

export const RedeliverFailed = z.strictObject({ since: DateTimeInput });
export type RedeliverFailed = z.infer<typeof RedeliverFailed>;
export const Redelivered = z.strictObject({ count: z.number() }).meta({ id: 'Redelivered' });
