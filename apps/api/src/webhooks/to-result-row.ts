import type { DeliveryResult } from './claimed-delivery.js';

/** In one order everywhere, so that nobody waits for a row that another holds who waits for his. */
export const inLockOrder = (results: readonly DeliveryResult[]): DeliveryResult[] =>
  [...results].sort(
    ({ delivery: one }, { delivery: other }) =>
      compare(one.webhook_id, other.webhook_id) || compare(one.resource_id, other.resource_id),
  );

const compare = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

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
