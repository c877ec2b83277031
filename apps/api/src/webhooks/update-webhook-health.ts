import type { Queries } from '../context/index.js';
import { groupBy } from '../database/index.js';
import type { DeliveryResult } from './claimed-delivery.js';
import { deliverySql } from './delivery-sql.js';

/** A webhook that is sent nothing any more since these results. */
export interface DisabledWebhook {
  readonly id: string;
  readonly account_id: string;
  readonly url: string;
  readonly disabled_at: Date;
  readonly reason: string;
}

interface HealthRow extends Record<string, unknown> {
  readonly id: string;
  readonly account_id: string;
  readonly url: string;
  readonly disabled_at: Date | null;
  readonly disabled_reason: string | null;
}

/** Of each webhook the best that came back: one success among failures is an answer. */
export async function updateWebhookHealth(
  db: Queries,
  results: readonly DeliveryResult[],
): Promise<DisabledWebhook[]> {
  const ofWebhook = groupBy(results, ({ delivery }) => delivery.webhook_id);
  const latest = (some: readonly DeliveryResult[]): Date | null =>
    some.reduce<Date | null>((last, { attempt }) => (!last || attempt.at > last ? attempt.at : last), null);
  const health = [...ofWebhook].map(([id, own]) => ({
    id,
    succeeded: latest(own.filter(({ attempt }) => attempt.error === null)),
    failed: latest(own.filter(({ attempt }) => attempt.error !== null)),
    isGone: own.some(({ is_gone }) => is_gone),
  }));
  // Always in the same order: two workers that write the same webhooks must not wait for each other.
  health.sort((one, other) => (one.id < other.id ? -1 : 1));
  const rows = await db.run<HealthRow>(deliverySql.updateHealth, [
    health.map(({ id }) => id),
    health.map(({ succeeded }) => succeeded),
    health.map(({ failed }) => failed),
    health.map(({ isGone }) => isGone),
  ]);
  const disabled = rows.flatMap(({ disabled_at, disabled_reason, ...row }) =>
    disabled_at === null ? [] : { ...row, disabled_at, reason: disabled_reason ?? '' },
  );
  if (disabled.length > 0) await db.run(deliverySql.failPending, [disabled.map(({ id }) => id)]);
  return disabled;
}
