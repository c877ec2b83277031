import { type BoundedCount, mostCounted, type WorkItemBucket, type WorkItemFilters } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { hashedStatement } from '../../database/index.js';
import type { BindValue } from '../../identity/index.js';
import type { WorkItemRow } from './work-item-row.js';
import { type WorkAsked, type WorkSource, WorkItemSources } from './work-item-sources.js';

type FoundRow = WorkItemRow & Record<string, unknown>;

/** The SQL that finds what waits for the employer, whichever table knows of it. */
@Injectable()
export class WorkItemsStore {
  constructor(private readonly sources: WorkItemSources) {}

  /** @param most how many rows to read, the earliest first */
  async list(ctx: Context, { cursor, ...asked }: WorkPageAsked, most: number): Promise<WorkItemRow[]> {
    const values: unknown[] = [ctx.account.id];
    const mark: BindValue = (value) => `$${values.push(value)}`;
    const sources = await this.sources.list(ctx, asked, mark);
    if (sources.length === 0) return [];
    const limit = mark(most);
    const parts = sources.map((source) => {
      const where = [...source.conditions, ...afterCursor(source, cursor, mark)].join(' AND ');
      return `(SELECT found.*${webhookColumns(source)}, '${source.source}' AS source
        FROM (${source.select} WHERE ${where} ORDER BY ${source.dueAt}, ${source.id} LIMIT ${limit}) AS found)`;
    });
    const text = `SELECT * FROM (${parts.join(' UNION ALL ')}) work ORDER BY due_at, id LIMIT ${limit}`;
    return ctx.db.run<FoundRow>(hashedStatement('work_items', text), values);
  }

  /** One after the other where there are several: each is bounded. */
  async count(
    ctx: Context,
    bucket: Exclude<WorkItemBucket, 'waiting_on_others'>,
    filters: WorkItemFilters,
  ): Promise<BoundedCount> {
    const values: unknown[] = [ctx.account.id];
    const mark: BindValue = (value) => `$${values.push(value)}`;
    const sources = await this.sources.list(ctx, { ...filters, bucket }, mark);
    if (sources.length === 0) return { count: 0, is_exact: true };
    const limit = mark(mostCounted + 1);
    const parts = sources.map(
      ({ select, conditions }) =>
        `(SELECT 1 FROM (${select} WHERE ${conditions.join(' AND ')} LIMIT ${limit}) AS found)`,
    );
    const text = `SELECT count(*)::int AS count FROM (${parts.join(' UNION ALL ')}) work`;
    const rows = await ctx.db.run<{ count: number }>(hashedStatement('work_items', text), values);
    return toBoundedCount(rows[0]?.count ?? 0);
  }
}

interface WorkPageAsked extends WorkAsked {
  readonly cursor?: string | undefined;
}

export const toBoundedCount = (found: number): BoundedCount => ({
  count: Math.min(found, mostCounted),
  is_exact: found <= mostCounted,
});

/** Only rows of webhooks say something of one. */
const webhookColumns = ({ source }: WorkSource): string =>
  source === 'webhook'
    ? ''
    : ', NULL::text AS webhook_id, NULL::text AS webhook_url, NULL::boolean AS is_disabled';

function afterCursor({ dueAt, id }: WorkSource, cursor: string | undefined, mark: BindValue): string[] {
  const [moment, last] = cursor?.split('~') ?? [];
  if (!moment || !last) return [];
  return [`(${dueAt}, ${id}) > (${mark(moment)}::timestamptz, ${mark(last)}::text)`];
}
