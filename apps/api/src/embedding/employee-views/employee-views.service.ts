import type {
  CreateEmployeeView,
  EmployeeView,
  EmployeeViewListQuery,
  NumberedPage,
  UpdateEmployeeView,
} from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import { badRequest, type Context, forbidden, inTransaction, newId, notFound } from '../../context/index.js';
import { toPage } from '../../http/index.js';
import { holdsPermission } from '../../identity/index.js';
import type { EmployeeViewEntity } from './employee-view.entity.js';
import { EmployeeViewsStore } from './employee-views.store.js';

/** So many fit in a menu, and more than anybody looks through. */
const mostViews = 50;

/** Lists of employees that people keep for themselves or for everybody. */
@Injectable()
export class EmployeeViewsService {
  constructor(private readonly store: EmployeeViewsStore) {}

  async list(ctx: Context, query: EmployeeViewListQuery): Promise<NumberedPage<EmployeeView>> {
    const { rows, total } = await this.store.list(ctx, userOf(ctx), query);
    return toPage(
      rows.map((row) => toEmployeeView(ctx, row)),
      total,
      query,
    );
  }

  /** @throws ProblemError 400 for one too many */
  async create(ctx: Context, given: CreateEmployeeView): Promise<EmployeeView> {
    const user_id = userOf(ctx);
    if ((await this.store.countOf(ctx, user_id)) >= mostViews)
      throw badRequest(`Nobody keeps more than ${mostViews} views`);
    const row: EmployeeViewEntity = {
      id: newId('employeeView', ctx.now),
      account_id: ctx.account.id,
      user_id,
      name: given.name.trim(),
      is_shared: given.is_shared ?? false,
      search: given.search ?? {},
      columns: given.columns ?? [],
      created_at: ctx.now,
      updated_at: ctx.now,
    };
    await this.store.insert(ctx, row);
    return toEmployeeView(ctx, row);
  }

  updateById(ctx: Context, id: string, given: UpdateEmployeeView): Promise<EmployeeView> {
    return inTransaction(ctx, async (ctx) => {
      const before = await this.lockChangeable(ctx, id);
      const row: EmployeeViewEntity = {
        ...before,
        name: given.name?.trim() ?? before.name,
        is_shared: given.is_shared ?? before.is_shared,
        search: given.search ?? before.search,
        columns: given.columns ?? before.columns,
        updated_at: ctx.now,
      };
      await this.store.update(ctx, row);
      return toEmployeeView(ctx, row);
    });
  }

  deleteById(ctx: Context, id: string): Promise<EmployeeView> {
    return inTransaction(ctx, async (ctx) => {
      const row = await this.lockChangeable(ctx, id);
      await this.store.remove(ctx, id);
      return toEmployeeView(ctx, row);
    });
  }

  /**
   * One's own; who manages users also mends what somebody shares, who may be gone.
   * @throws ProblemError 404 for another's, 403 for what another shares
   */
  private async lockChangeable(ctx: Context, id: string): Promise<EmployeeViewEntity> {
    const row = await this.store.lockForUpdate(ctx, id);
    if (!row || (row.user_id !== userOf(ctx) && !row.is_shared)) throw notFound('view');
    if (row.user_id !== userOf(ctx) && !holdsPermission(ctx.actor, 'user:edit'))
      throw forbidden('A shared view is changed by whoever made it, or with user:edit');
    return row;
  }
}

function userOf({ actor }: Context): string {
  if (actor.kind !== 'user_session') throw forbidden();
  return actor.userId;
}

const toEmployeeView = (ctx: Context, row: EmployeeViewEntity): EmployeeView => ({
  id: row.id,
  name: row.name,
  is_shared: row.is_shared,
  is_own: row.user_id === userOf(ctx),
  search: row.search,
  columns: row.columns,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
});
