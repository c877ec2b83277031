import type { ComponentName, CustomViewListQuery } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { Filter, statement } from '../../database/index.js';
import { listRows } from '../../identity/index.js';
import type { CustomViewEntity } from './custom-view.entity.js';

const whereId = `account_id = $1 AND id = $2`;
const find = statement('custom_views.find', `SELECT * FROM custom_views WHERE ${whereId}`);
const lock = statement('custom_views.lock', `SELECT * FROM custom_views WHERE ${whereId} FOR UPDATE`);
const insert = statement(
  'custom_views.insert',
  `INSERT INTO custom_views (account_id, id, component, name, filters, columns, updated_at, created_at)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $7)`,
);
const update = statement(
  'custom_views.update',
  `UPDATE custom_views SET name = $3, filters = $4, columns = $5, updated_at = $6 WHERE ${whereId}`,
);
const remove = statement('custom_views.remove', `DELETE FROM custom_views WHERE ${whereId} RETURNING *`);
type Row = CustomViewEntity & Record<string, unknown>;

/** The SQL of custom views. */
@Injectable()
export class CustomViewsStore {
  list(
    ctx: Context,
    query: CustomViewListQuery,
    component: ComponentName | undefined,
  ): Promise<{ rows: CustomViewEntity[]; total: number }> {
    return listRows<Row>(ctx, 'custom_views', new Filter('').where('component', '=', component), query);
  }

  async find(ctx: Context, id: string): Promise<CustomViewEntity | undefined> {
    return (await ctx.db.run<Row>(find, [ctx.account.id, id]))[0];
  }

  /** Like `find`, and locks it until the transaction ends. */
  async lockForUpdate(ctx: Context, id: string): Promise<CustomViewEntity | undefined> {
    return (await ctx.db.run<Row>(lock, [ctx.account.id, id]))[0];
  }

  async insert(ctx: Context, row: CustomViewEntity): Promise<void> {
    const { account_id, id, component, name, filters, columns, updated_at } = row;
    await ctx.db.run(insert, [account_id, id, component, name, filters, columns, updated_at]);
  }

  async update(ctx: Context, row: CustomViewEntity): Promise<void> {
    const { account_id, id, name, filters, columns, updated_at } = row;
    await ctx.db.run(update, [account_id, id, name, filters, columns, updated_at]);
  }

  async remove(ctx: Context, id: string): Promise<CustomViewEntity | undefined> {
    return (await ctx.db.run<Row>(remove, [ctx.account.id, id]))[0];
  }
}
