import { mostCounted } from '@firstday/domain';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { hashedStatement } from '../../database/index.js';
import { actorWithPermission, recordScope } from '../../identity/index.js';
import { type HealthFinding, SystemHealthChecks } from '../../observability/index.js';
import { toBoundedCount } from '../to-bounded-count.js';

/** A sweep comes every hour; two that did not are too many. */
const late = `interval '3 hours'`;

interface LateDeletions extends Record<string, unknown> {
  readonly count: number;
  readonly since: Date | null;
}

/** Whether forms are deleted when their day has come. */
@Injectable()
export class RetentionHealthStore implements OnApplicationBootstrap {
  constructor(private readonly checks: SystemHealthChecks) {}

  onApplicationBootstrap(): void {
    this.checks.register({ kind: 'retention', read: (ctx) => this.read(ctx) });
  }

  private async read(caller: Context): Promise<HealthFinding[]> {
    const actor = actorWithPermission(caller.actor, 'task:view');
    if (!actor) return [];
    const found = await this.findLate({ ...caller, actor });
    const count = found?.count ?? 0;
    return [
      {
        state: count > 0 ? 'late' : 'ok',
        since: found?.since?.toISOString() ?? null,
        waiting: toBoundedCount(count),
      },
    ];
  }

  /** As the sweep finds them, of those that the caller sees. */
  private async findLate(ctx: Context): Promise<LateDeletions | undefined> {
    const values: unknown[] = [ctx.account.id, ctx.now];
    const scope = recordScope(ctx.actor, 'tasks', (value) => `$${values.push(value)}`) ?? 'TRUE';
    const text = `SELECT count(*)::int AS count, min(deletion_scheduled_at) AS since FROM (
       SELECT tasks.deletion_scheduled_at FROM tasks
        WHERE tasks.account_id = $1 AND tasks.deleted_at IS NULL
          AND tasks.deletion_scheduled_at <= $2::timestamptz - ${late}
          AND (tasks.deletion_allowed_at IS NULL OR tasks.deletion_allowed_at <= $2::timestamptz - ${late}) AND ${scope}
        ORDER BY tasks.deletion_scheduled_at LIMIT ${mostCounted + 1}) AS late`;
    return (await ctx.db.run<LateDeletions>(hashedStatement('retention.late', text), values))[0];
  }
}
