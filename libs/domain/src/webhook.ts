import { z } from 'zod';
import { EventKind } from './event.js';
import { WebhookId } from './ids.js';
import { pageQuery } from './paging.js';
import { DateTimeUtc, text } from './scalars.js';

/** Where events are sent. Without `subscribed_events` it gets every kind. */
export const Webhook = z
  .strictObject({
    id: WebhookId,
    url: z.string(),
    /** The key of its signatures, as Standard Webhooks writes it: `whsec_` and base64. */
    token: z.string(),
    description: z.string().nullable(),
    created_at: DateTimeUtc,
    updated_at: DateTimeUtc,
    last_used_at: DateTimeUtc.nullable(),
    subscribed_events: z.array(EventKind),
  })
  .meta({ id: 'Webhook' });
export type Webhook = z.infer<typeof Webhook>;

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
