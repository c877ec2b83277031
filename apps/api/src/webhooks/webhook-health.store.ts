import { mostCounted } from '@firstday/domain';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { Context } from '../context/index.js';
import { statement } from '../database/index.js';
import { holdsPermission } from '../identity/index.js';
import { type HealthFinding, SystemHealthChecks } from '../observability/index.js';

/** Of each webhook the first that wait, as an index has them: those that are next, and whether any waits behind those. */
const find = statement(
  'webhooks.health',
  `SELECT webhooks.id, webhooks.url, webhooks.failing_since, webhooks.disabled_at,
          next.waiting + behind.waiting AS waiting, next.failing, next.since, next.is_late
     FROM webhooks
    CROSS JOIN LATERAL (
      SELECT count(*)::int AS waiting, count(*) FILTER (WHERE attempts > 0)::int AS failing, min(created_at) AS since,
             coalesce(bool_or(run_at < now() - interval '60 seconds'), FALSE) AS is_late
        FROM (SELECT attempts, created_at, run_at FROM webhook_deliveries
               WHERE webhook_id = webhooks.id AND status = 'pending' AND run_at IS NOT NULL
               ORDER BY run_at LIMIT ${mostCounted + 1}) AS first) AS next
    CROSS JOIN LATERAL (
      SELECT count(*)::int AS waiting
        FROM (SELECT FROM webhook_deliveries WHERE webhook_id = webhooks.id AND status = 'pending' AND run_at IS NULL
               LIMIT ${mostCounted + 1}) AS later) AS behind
    WHERE webhooks.account_id = $1 ORDER BY webhooks.id`,
);

interface WebhookHealthRow extends Record<string, unknown> {
  readonly id: string;
  readonly url: string;
  readonly failing_since: Date | null;
  readonly disabled_at: Date | null;
  readonly waiting: number;
  readonly failing: number;
  readonly since: Date | null;
  readonly is_late: boolean;
}

/** Whether what happens arrives at the account's webhooks. */
@Injectable()
export class WebhookHealthStore implements OnApplicationBootstrap {
  constructor(private readonly checks: SystemHealthChecks) {}

  onApplicationBootstrap(): void {
    this.checks.register({ kind: 'webhook', read: (ctx) => this.read(ctx) });
  }

  /** A line for each that has something to say; one for all of them where none has. */
  private async read(ctx: Context): Promise<HealthFinding[]> {
    if (!holdsPermission(ctx.actor, 'webhook:view')) return [];
    const rows = await ctx.db.run<WebhookHealthRow>(find, [ctx.account.id]);
    const findings = rows.map(toFinding).filter(({ state }) => state !== 'ok');
    return findings.length === 0 ? [{}] : findings;
  }
}

const toFinding = (row: WebhookHealthRow): HealthFinding => ({
  state: stateOf(row),
  reason: row.disabled_at ? 'turned_off' : null,
  since: (row.disabled_at ?? row.failing_since ?? row.since)?.toISOString() ?? null,
  waiting: countOf(row.waiting),
  failing: countOf(row.failing),
  webhook_id: row.id,
  webhook_url: row.url,
});

function stateOf({ disabled_at, failing_since, is_late, waiting }: WebhookHealthRow) {
  if (disabled_at || failing_since) return 'failing';
  if (is_late) return 'late';
  return waiting > 0 ? 'waiting' : 'ok';
}

const countOf = (found: number) => ({
  count: Math.min(found, mostCounted),
  is_exact: found <= mostCounted,
});
