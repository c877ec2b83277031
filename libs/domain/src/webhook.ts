import { z } from 'zod';
import { CreatedBy } from './created-by.js';
import { DeliveredKind, EventKind } from './event-kind.js';
import { EventId, WebhookId } from './id-kind.js';
import { pageQuery } from './page.js';
import { DateTimeInput, DateTimeUtc, text } from './scalar-value.js';
import { creationTimesQuery, timesQuery } from './times-query.js';

/** Where events are sent. Without `subscribed_events` it gets every kind. */
export const Webhook = z
  .strictObject({
    id: WebhookId,
    url: z.string().describe('Where events are sent.'),
    token: z
      .string()
      .describe(
        'The key of its signatures, as Standard Webhooks writes it: `whsec_` and base64. Callers without `webhook:view_secret` are answered its last four characters only./',
      ),
    description: z.string().nullable().describe('What the account notes of it; null where there is nothing.'),
    created_by: CreatedBy.nullable()
      .optional()
      .describe('Who created it; null where that is not known. Beyond the published contract.'),
    created_at: DateTimeUtc.describe('When it was created.'),
    updated_at: DateTimeUtc.describe('When it last changed.'),
    last_used_at: DateTimeUtc.nullable().describe(
      'When something was sent to it last; null before the first delivery.',
    ),
    subscribed_events: z.array(EventKind).describe('The kinds that it is sent; empty for every kind.'),
  })
  .meta({ id: 'Webhook' });
export type Webhook = z.infer<typeof Webhook>;

/** Beyond the contract: what signs a webhook's deliveries. */
export const WebhookSecret = z
  .strictObject({
    webhook_id: WebhookId,
    token: z
      .string()
      .describe('The key of its signatures, as Standard Webhooks writes it: `whsec_` and base64.'),
    previous_token: z
      .string()
      .nullable()
      .describe('The token before the last rotation, while deliveries bear its signature too.'),
    previous_token_until: DateTimeUtc.nullable().describe(
      'Until when that is; null where no token was rotated within a day.',
    ),
    previous_tokens: z
      .array(
        z.strictObject({
          token: z.string().describe('The earlier key.'),
          until: DateTimeUtc.describe('Until when deliveries bear its signature.'),
        }),
      )
      .describe(
        'All of those that it bears the signatures of, the last first: each for a day after it was rotated away.',
      ),
  })
  .meta({ id: 'WebhookSecret' });
export type WebhookSecret = z.infer<typeof WebhookSecret>;

const webhookOptions = {
  description: text(1000).optional().describe("A note for the account's own people."),
  subscribed_events: z
    .array(EventKind)
    .max(100)
    .optional()
    .meta({
      description: 'The kinds to be sent; without it, or with an empty list, every kind.',
      examples: [['task.updated']],
    }),
};
export const CreateWebhook = z.strictObject({
  url: text(2048, 1).meta({
    description: 'Where events are sent: a public https address.',
    examples: ['https://example.com/hooks/firstday'],
  }),
  ...webhookOptions,
});
export type CreateWebhook = z.infer<typeof CreateWebhook>;
export const UpdateWebhook = z.strictObject(webhookOptions);
export type UpdateWebhook = z.infer<typeof UpdateWebhook>;
export const WebhookListQuery = z.object({ ...pageQuery(), ...timesQuery });
export type WebhookListQuery = z.infer<typeof WebhookListQuery>;

/** `pending` until it is answered with success, `failed` once it is given up. */
export const DeliveryStatus = z.enum(['pending', 'delivered', 'failed']);
export type DeliveryStatus = z.infer<typeof DeliveryStatus>;

/** One try to deliver an event: what was sent, and what came back. */
export const DeliveryAttempt = z.strictObject({
  number: z.number().describe('Which try it was, from 1.'),
  at: DateTimeUtc.describe('When it was made.'),
  url: z.string().describe('Where it was sent.'),
  request_headers: z
    .record(z.string(), z.string())
    .describe('What it was sent with, by the names of the headers.'),
  status: z.number().nullable().describe('The status of the answer; null where there was none.'),
  answer: z.string().nullable().describe('The beginning of the answer, at most 4 KB.'),
  duration_ms: z.number().describe('How long it took, in milliseconds.'),
  error: z.string().nullable().describe('What went wrong, in words; null for success.'),
});
export type DeliveryAttempt = z.infer<typeof DeliveryAttempt>;

const delivery = {
  webhook_id: WebhookId,
  event_id: z.string().describe('The `webhook-id` of each attempt.'),
  kind: DeliveredKind.describe('What happened.'),
  resource_id: z.string().describe('Id of the record that it happened to.'),
  status: DeliveryStatus.describe('How far it is: `pending`, `delivered`, or `failed` once it is given up.'),
  attempts: z.number().describe('How often it was tried.'),
  next_attempt_at: DateTimeUtc.nullable().describe(
    'When it is tried next; null where an earlier one of the same resource goes first, and at the end.',
  ),
  created_at: DateTimeUtc.describe('When it was queued.'),
  finished_at: DateTimeUtc.nullable().describe('When it was delivered or given up; null before.'),
};
/** Beyond the contract: an event on its way to a webhook. */
export const WebhookDelivery = z.strictObject(delivery).meta({ id: 'WebhookDelivery' });
export type WebhookDelivery = z.infer<typeof WebhookDelivery>;

/** A delivery with its body and every attempt; people who do not see every record are shown neither body nor answers. */
export const WebhookDeliveryDetail = z
  .strictObject({
    ...delivery,
    body: z
      .string()
      .nullable()
      .describe('The body, exactly as it is signed and sent; null for people who do not see every record.'),
    tries: z.array(DeliveryAttempt).describe('Every attempt, oldest first.'),
  })
  .meta({ id: 'WebhookDeliveryDetail' });
export type WebhookDeliveryDetail = z.infer<typeof WebhookDeliveryDetail>;

export const DeliveryListQuery = z.object({
  ...pageQuery(),
  ...creationTimesQuery,
  status: DeliveryStatus.optional().describe('Of this status.'),
  kind: DeliveredKind.optional().describe('Of this kind of event.'),
  starting_after: EventId.optional().describe(
    'The `event_id` of the last delivery that was read: those made before it follow, and `total` counts them alone.',
  ),
});
export type DeliveryListQuery = z.infer<typeof DeliveryListQuery>;

/** How a webhook fares. */
export const WebhookHealth = z
  .strictObject({
    webhook_id: WebhookId,
    disabled_at: DateTimeUtc.nullable().describe('Set once it is sent nothing any more.'),
    disabled_reason: z
      .enum(['failing_for_five_days', 'gone'])
      .nullable()
      .describe(
        'Why: five days of nothing but failures, or an answer of 410 (`gone`). Null while it is sent events.',
      ),
    failing_since: DateTimeUtc.nullable().describe(
      'Since when nothing but failures came back; null while it answers.',
    ),
    last_used_at: DateTimeUtc.nullable().describe(
      'When something was sent to it last; null before the first delivery.',
    ),
    pending: z.number().describe('How many deliveries wait to be made.'),
    failed: z.number().describe('How many were given up and can be sent again.'),
    previous_token_until: DateTimeUtc.nullable().describe(
      'Until when deliveries bear a second signature, made with the token before the last rotation.',
    ),
  })
  .meta({ id: 'WebhookHealth' });
export type WebhookHealth = z.infer<typeof WebhookHealth>;

export const RedeliverFailed = z.strictObject({
  since: DateTimeInput.describe('Deliveries given up then or later are sent again.'),
});
export type RedeliverFailed = z.infer<typeof RedeliverFailed>;
export const Redelivered = z
  .strictObject({ count: z.number().describe('How many are sent again.') })
  .meta({ id: 'Redelivered' });
