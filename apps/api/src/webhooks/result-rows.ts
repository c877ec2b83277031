import type { DeliveryResult } from './claimed-delivery.js';

/** In one order everywhere, so that nobody waits for a row that another holds who waits for his. */
export function inOrder(results: readonly DeliveryResult[]): DeliveryResult[] {
  const place = ({ delivery }: DeliveryResult) => `${delivery.webhook_id} ${delivery.resource_id}`;
  return [...results].sort((one, other) => (place(one) < place(other) ? -1 : 1));
}

/** As `finish` reads it. */
export const toResultRow = ({ delivery, status, next_in_seconds, attempt }: DeliveryResult) => ({
  webhook_id: delivery.webhook_id,
  event_id: delivery.event_id,
  claimed_until: delivery.run_at,
  status,
  next_in_seconds,
  first_try: delivery.tries === 1 ? attempt : null,
});

/** As `keepAttempts` reads it. */
export const toAttemptRow = ({ delivery, attempt }: DeliveryResult) => ({
  webhook_id: delivery.webhook_id,
  event_id: delivery.event_id,
  number: delivery.tries,
  account_id: delivery.endpoint.account_id,
  ...attempt,
});
