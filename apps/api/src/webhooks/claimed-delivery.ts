import type { Attempt } from './webhook-attempt.entity.js';
import type { WebhookDeliveryEntity } from './webhook-delivery.entity.js';

/** Where the deliveries of a webhook go, and what signs them. */
export interface Endpoint {
  readonly account_id: string;
  readonly url: string;
  readonly sealed_token: Buffer;
  readonly sealed_previous_token: Buffer | null;
  readonly previous_token_until: Date | null;
  readonly is_test: boolean;
}

/** A delivery that was claimed, with all that is needed to send it. */
export interface ClaimedDelivery extends Pick<
  WebhookDeliveryEntity,
  'webhook_id' | 'event_id' | 'kind' | 'resource_id' | 'attempts' | 'tries'
> {
  /** When the lease ends, which names the claim. */
  readonly run_at: Date;
  /** What the event says, as JSON. */
  readonly data: string;
  readonly happened_at: Date;
  /** Whether nothing but failures came back from its webhook of late. */
  readonly is_failing: boolean;
  readonly endpoint: Endpoint;
}

/** What came of a claimed delivery. */
export interface DeliveryResult {
  readonly delivery: ClaimedDelivery;
  readonly status: WebhookDeliveryEntity['status'];
  readonly next_in_seconds: number | null;
  readonly is_gone: boolean;
  readonly attempt: Attempt;
}
