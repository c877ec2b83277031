import type { ThemeListQuery } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import { type Context, ofAccount } from '../../context/index.js';
import { Filter } from '../../database/index.js';
import { listRows } from '../access/list-rows.store.js';
import { ThemeEntity } from './theme.entity.js';

/** The themes of an account. */
@Injectable()
export class ThemesStore {
  list(ctx: Context, query: ThemeListQuery): Promise<{ rows: ThemeEntity[]; total: number }> {
    return listRows(
      ctx,
      'themes',
      new Filter('').whereTextContains('name', query.name).whereTimes(query),
      query,
    );
  }

  find(ctx: Context, id: string): Promise<ThemeEntity | null> {
    return ctx.db.manager.findOneBy(ThemeEntity, ofAccount(ctx, id));
  }

  /** Like `find`, and locks it until the transaction ends. */
  lock(ctx: Context, id: string): Promise<ThemeEntity | null> {
    const where = ofAccount(ctx, id);
    return ctx.db.manager.findOne(ThemeEntity, { where, lock: { mode: 'pessimistic_write' } });
  }

  async insert(ctx: Context, row: ThemeEntity): Promise<void> {
    await ctx.db.manager.insert(ThemeEntity, row);
  }

  async update(ctx: Context, row: ThemeEntity): Promise<void> {
    await ctx.db.manager.update(ThemeEntity, ofAccount(ctx, row.id), row);
  }

  async remove(ctx: Context, id: string): Promise<void> {
    await ctx.db.manager.delete(ThemeEntity, ofAccount(ctx, id));
  }
}
