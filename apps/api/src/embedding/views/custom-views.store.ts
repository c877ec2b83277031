import type { ComponentName, CustomViewListQuery } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import { type Context, ofAccount } from '../../context/index.js';
import { Filter } from '../../database/index.js';
import { listRows } from '../../identity/index.js';
import { CustomViewEntity } from './custom-view.entity.js';

type Row = CustomViewEntity & Record<string, unknown>;

/** The custom views of an account. */
@Injectable()
export class CustomViewsStore {
  list(
    ctx: Context,
    query: CustomViewListQuery,
    component: ComponentName | undefined,
  ): Promise<{ rows: CustomViewEntity[]; total: number }> {
    return listRows<Row>(
      ctx,
      'custom_views',
      new Filter('').where('component', '=', component).whereTimes(query),
      query,
    );
  }

  find(ctx: Context, id: string): Promise<CustomViewEntity | null> {
    return ctx.db.manager.findOneBy(CustomViewEntity, ofAccount(ctx, id));
  }

  /** Like `find`, and locks it until the transaction ends. */
  lockForUpdate(ctx: Context, id: string): Promise<CustomViewEntity | null> {
    const where = ofAccount(ctx, id);
    return ctx.db.manager.findOne(CustomViewEntity, { where, lock: { mode: 'pessimistic_write' } });
  }

  async insert(ctx: Context, row: CustomViewEntity): Promise<void> {
    await ctx.db.manager.insert(CustomViewEntity, row);
  }

  async update(ctx: Context, { id, name, filters, columns, updated_at }: CustomViewEntity): Promise<void> {
    const changed = { name, filters, columns, updated_at };
    await ctx.db.manager.update(CustomViewEntity, ofAccount(ctx, id), changed);
  }

  async remove(ctx: Context, id: string): Promise<void> {
    await ctx.db.manager.delete(CustomViewEntity, ofAccount(ctx, id));
  }
}
