import type { DeliveryResult } from './claimed-delivery.js';

type Outcome = 'delivered' | 'failed' | 'retried';

/** What became of a delivery by one try. */
export const deliveryOutcome = ({ status }: Pick<DeliveryResult, 'status'>): Outcome =>
  status === 'pending' ? 'retried' : status;

/**
 * What the log says of a try, so that the way of an event can be followed. Neither the address, whose path may be a
 * secret, nor anything that was sent or answered.
 */
export function deliveryTrace({
  delivery,
  attempt,
  ...result
}: DeliveryResult): Record<string, string | number> {
  const { event_id, kind, webhook_id, tries } = delivery;
  const { account_id } = delivery.endpoint;
  return {
    account_id,
    event_id,
    kind,
    webhook_id,
    try: tries,
    outcome: deliveryOutcome(result),
    responseTime: attempt.duration_ms,
    ...(attempt.status !== null && { status: attempt.status }),
    ...(attempt.error !== null && { error: attempt.error }),
  };
}
