import {
  WorkItemBucket,
  type WorkItem,
  type WorkItemCount,
  type WorkItemCounts,
  type WorkItemCountsQuery,
  type WorkItemFilters,
  type WorkItemPage,
  type WorkItemsQuery,
} from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { DeadlinePresenter } from '../compliance/deadline-presenter.js';
import { PlacementNoticeItems } from './placement-notice-items.js';
import { toDaylessItem, toEditionItem, toEverifyItem, toWebhookItem, toWorkItem } from './to-work-item.js';
import { WaitingEmployeesService } from './waiting-employees.service.js';
import type { WorkItemRow } from './work-item-row.js';
import { WorkItemsStore } from './work-items.store.js';

/** What waits for somebody, by the day on which it is due. */
@Injectable()
export class WorkItemsService {
  constructor(
    private readonly store: WorkItemsStore,
    private readonly presenter: DeadlinePresenter,
    private readonly waiting: WaitingEmployeesService,
    private readonly notices: PlacementNoticeItems,
  ) {}

  async list(ctx: Context, { per_page: perPage = 20, ...asked }: WorkItemsQuery): Promise<WorkItemPage> {
    const { bucket, ...query } = asked;
    const items =
      bucket === 'waiting_on_others'
        ? await this.waiting.list(ctx, query, perPage + 1)
        : await this.present(ctx, await this.store.list(ctx, { ...query, bucket }, perPage + 1));
    const data = items.slice(0, perPage);
    const last = items.length > perPage ? data.at(-1) : undefined;
    return { data, next_cursor: last ? `${sortedBy(last)}~${last.id}` : null };
  }

  async count(ctx: Context, { bucket: asked, ...filters }: WorkItemCountsQuery): Promise<WorkItemCounts> {
    const counts: WorkItemCounts = {
      late: null,
      today: null,
      week: null,
      later: null,
      waiting_on_others: null,
    };
    for (const bucket of asked ?? WorkItemBucket.options)
      counts[bucket] = await this.countOf(ctx, bucket, filters);
    return counts;
  }

  private async countOf(
    ctx: Context,
    bucket: WorkItemBucket,
    filters: WorkItemFilters,
  ): Promise<WorkItemCount> {
    if (bucket !== 'waiting_on_others') return this.store.count(ctx, bucket, filters);
    const counted = await this.waiting.count(ctx, filters);
    const kinds = counted.count === 0 ? [] : [{ kind: 'employee_forms' as const, count: counted.count }];
    return { ...counted, kinds };
  }

  private async present(ctx: Context, rows: readonly WorkItemRow[]): Promise<WorkItem[]> {
    const deadlines = await this.presenter.present(
      ctx,
      rows.flatMap((row) =>
        row.source === 'deadline' || row.source === 'correction' || row.source === 'confirmation'
          ? [row]
          : [],
      ),
    );
    const notices = await this.notices.present(
      ctx,
      rows.filter((row) => row.source === 'undecided_facts' || row.source === 'everify_mandate'),
    );
    const byId = new Map(deadlines.map((deadline) => [deadline.id, deadline]));
    return rows.flatMap((row) => {
      if (row.source === 'webhook') return [toWebhookItem(row)];
      if (row.source === 'form_edition') return [toEditionItem(row)];
      if (row.source === 'everify_connection') return [toEverifyItem(row)];
      if (row.source === 'undecided_facts' || row.source === 'everify_mandate')
        return notices.get(row.id) ?? [];
      const deadline = byId.get(row.id);
      if (!deadline) return [];
      return [row.source === 'deadline' ? toWorkItem(deadline) : toDaylessItem(deadline, row.source)];
    });
  }
}

/** Of employees who wait: when anything was done last, whatever is due of theirs. */
const sortedBy = ({ kind, due_at, since }: WorkItem): string | null =>
  kind === 'employee_forms' ? since : (due_at ?? since);
