import {
  mostCounted,
  type WorkItemBucket,
  type WorkItemCount,
  type WorkItemFilters,
  WorkItemKind,
} from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { hashedStatement } from '../../database/index.js';
import type { BindValue } from '../../identity/index.js';
import { toBoundedCount } from '../to-bounded-count.js';
import type { WorkItemRow } from './work-item-row.js';
import { WorkItemSources } from './work-item-sources.js';
import type { WorkAsked, WorkSource } from './work-source.js';

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
      return `(SELECT found.*${otherColumns(source)}, '${source.source}' AS source
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
  ): Promise<WorkItemCount> {
    const values: unknown[] = [ctx.account.id];
    const mark: BindValue = (value) => `$${values.push(value)}`;
    const sources = await this.sources.list(ctx, { ...filters, bucket }, mark);
    if (sources.length === 0) return { count: 0, is_exact: true, kinds: [] };
    const limit = mark(mostCounted + 1);
    const parts = sources.map(
      ({ source, select, conditions }) =>
        `(SELECT ${source === 'correction' || source === 'confirmation' ? `'${source}'` : 'kind'} AS kind
            FROM (${select} WHERE ${conditions.join(' AND ')} LIMIT ${limit}) AS found)`,
    );
    const text = `SELECT kind, count(*)::int AS count FROM (${parts.join(' UNION ALL ')}) work GROUP BY kind ORDER BY kind`;
    const rows = await ctx.db.run<{ kind: string; count: number }>(
      hashedStatement('work_items', text),
      values,
    );
    const kinds = rows.map(({ kind, count }) => ({ kind: WorkItemKind.parse(kind), count }));
    return { ...toBoundedCount(kinds.reduce((sum, { count }) => sum + count, 0)), kinds };
  }
}

interface WorkPageAsked extends WorkAsked {
  readonly cursor?: string | undefined;
}

/** Rows of tasks have nothing in these columns. */
const otherColumns = ({ source }: WorkSource): string =>
  source === 'deadline' || source === 'correction' || source === 'confirmation'
    ? `, NULL::text AS webhook_id, NULL::text AS webhook_url, NULL::boolean AS is_disabled, NULL::text AS form_name, NULL::int AS open_forms,
       NULL::text AS everify_problem, NULL::jsonb AS notice, NULL::int AS placements_count`
    : '';

function afterCursor({ dueAt, id }: WorkSource, cursor: string | undefined, mark: BindValue): string[] {
  const [moment, last] = cursor?.split('~') ?? [];
  if (!moment || !last) return [];
  return [`(${dueAt}, ${id}) > (${mark(moment)}::timestamptz, ${mark(last)}::text)`];
}
