import type { BoundedCount, WorkItem, WorkItemFilters } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { actorWithPermission } from '../../identity/index.js';
import { RecordNamesStore } from '../../records/index.js';
import { toBoundedCount } from '../to-bounded-count.js';
import { toWaitingItem } from './to-work-item.js';
import { WaitingEmployeesStore } from './waiting-employees.store.js';

/** Employees whose forms wait for themselves. */
@Injectable()
export class WaitingEmployeesService {
  constructor(
    private readonly store: WaitingEmployeesStore,
    private readonly names: RecordNamesStore,
  ) {}

  async list(
    ctx: Context,
    asked: WorkItemFilters & { readonly cursor?: string | undefined },
    most: number,
  ): Promise<WorkItem[]> {
    const rows = await this.store.list(ctx, asked, most);
    if (rows.length === 0) return [];
    const names = await this.names.find(ctx, rows);
    const seesLinks = actorWithPermission(ctx.actor, 'employee:view') !== undefined;
    const ids = rows.map(({ employee_id }) => employee_id);
    const states = seesLinks ? await this.store.findLinkStates(ctx, ids) : undefined;
    return rows.map((row, at) =>
      toWaitingItem({
        row,
        names: names[at],
        linkState: states ? (states.get(row.employee_id) ?? 'none') : null,
        now: ctx.now,
      }),
    );
  }

  async count(ctx: Context, filters: WorkItemFilters): Promise<BoundedCount> {
    return toBoundedCount(await this.store.count(ctx, filters));
  }
}
