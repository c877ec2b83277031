import { Injectable } from '@nestjs/common';
import { type EmployeeViewListQuery } from '@firstday/domain';
import { type Context, ofAccount } from '../../context/index.js';
import { EmployeeViewEntity } from './employee-view.entity.js';

/** The views of employees that people of an account keep. */
@Injectable()
export class EmployeeViewsStore {
  /** A person's own and those that others share, by name. */
  async list(
    ctx: Context,
    userId: string,
    { page = 1, per_page: perPage = 20 }: EmployeeViewListQuery,
  ): Promise<{ rows: EmployeeViewEntity[]; total: number }> {
    const account_id = ctx.account.id;
    const [rows, total] = await ctx.db.manager.findAndCount(EmployeeViewEntity, {
      where: [
        { account_id, user_id: userId },
        { account_id, is_shared: true },
      ],
      order: { name: 'ASC', id: 'ASC' },
      take: perPage,
      skip: (page - 1) * perPage,
    });
    return { rows, total };
  }

  countOf(ctx: Context, userId: string): Promise<number> {
    return ctx.db.manager.countBy(EmployeeViewEntity, { account_id: ctx.account.id, user_id: userId });
  }

  /** Locked until the transaction ends. */
  lockForUpdate(ctx: Context, id: string): Promise<EmployeeViewEntity | null> {
    const where = ofAccount(ctx, id);
    return ctx.db.manager.findOne(EmployeeViewEntity, { where, lock: { mode: 'pessimistic_write' } });
  }

  async insert(ctx: Context, row: EmployeeViewEntity): Promise<void> {
    await ctx.db.manager.insert(EmployeeViewEntity, row);
  }

  async update(ctx: Context, row: EmployeeViewEntity): Promise<void> {
    const { id, name, is_shared, search, columns, updated_at } = row;
    const changed = { name, is_shared, search, columns, updated_at };
    await ctx.db.manager.update(EmployeeViewEntity, ofAccount(ctx, id), changed);
  }

  async remove(ctx: Context, id: string): Promise<void> {
    await ctx.db.manager.delete(EmployeeViewEntity, ofAccount(ctx, id));
  }
}
