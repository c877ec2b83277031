import type { ThemeListQuery } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { Filter, statement } from '../../database/index.js';
import { listRows } from '../access/list-rows.js';
import type { ThemeEntity } from './theme.entity.js';

const one = `account_id = $1 AND id = $2`;
const find = statement('themes.find', `SELECT * FROM themes WHERE ${one}`);
const lock = statement('themes.lock', `SELECT * FROM themes WHERE ${one} FOR UPDATE`);
const insert = statement(
  'themes.insert',
  `INSERT INTO themes (account_id, id, name, light, dark, updated_at, created_at)
   VALUES ($1, $2, $3, $4, $5, $6, $6)`,
);
const update = statement(
  'themes.update',
  `UPDATE themes SET name = $3, light = $4, dark = $5, updated_at = $6 WHERE ${one}`,
);
const remove = statement('themes.remove', `DELETE FROM themes WHERE ${one} RETURNING *`);

/** The SQL of themes. */
@Injectable()
export class ThemesStore {
  list(ctx: Context, query: ThemeListQuery): Promise<{ rows: ThemeEntity[]; total: number }> {
    return listRows(ctx, 'themes', new Filter('').whereTextContains('name', query.name), query);
  }

  async find(ctx: Context, id: string): Promise<ThemeEntity | undefined> {
    return (await ctx.db.run<ThemeEntity>(find, [ctx.account.id, id]))[0];
  }

  /** Like `find`, and locks it until the transaction ends. */
  async lock(ctx: Context, id: string): Promise<ThemeEntity | undefined> {
    return (await ctx.db.run<ThemeEntity>(lock, [ctx.account.id, id]))[0];
  }

  async insert(ctx: Context, row: ThemeEntity): Promise<void> {
    await ctx.db.run(insert, valuesOf(row));
  }

  async update(ctx: Context, row: ThemeEntity): Promise<void> {
    await ctx.db.run(update, valuesOf(row));
  }

  async remove(ctx: Context, id: string): Promise<ThemeEntity | undefined> {
    return (await ctx.db.run<ThemeEntity>(remove, [ctx.account.id, id]))[0];
  }
}

function valuesOf(row: ThemeEntity): unknown[] {
  return [row.account_id, row.id, row.name, row.light, row.dark, row.updated_at];
}
