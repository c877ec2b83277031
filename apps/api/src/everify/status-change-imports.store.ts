import { randomUUID } from 'node:crypto';
import type { PageQuery } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import type { Context } from '../context/index.js';
import { statement } from '../database/index.js';
import { actorSql } from '../identity/index.js';
import { StatusChangeImportEntity } from './status-change-import.entity.js';

/** An import, and what the user or token is called now. */
export type NamedImport = StatusChangeImportEntity & { readonly by_name: string | null };

const list = statement(
  'statusChangeImports.list',
  `SELECT entry.*, ${actorSql.name} AS by_name FROM status_change_imports entry ${actorSql.join('entry')}
    WHERE entry.account_id = $1 ORDER BY entry.imported_at DESC, entry.id LIMIT $2 OFFSET $3`,
);

/** When Status Change Reports were carried out. */
@Injectable()
export class StatusChangeImportsStore {
  async insert(ctx: Context, row: Omit<StatusChangeImportEntity, 'account_id' | 'id'>): Promise<void> {
    await ctx.db.manager.insert(StatusChangeImportEntity, {
      ...row,
      id: randomUUID(),
      account_id: ctx.account.id,
    });
  }

  async list({ db, account }: Context, { page = 1, per_page: perPage = 20 }: PageQuery) {
    const offset = Math.min((page - 1) * perPage, Number.MAX_SAFE_INTEGER);
    const rows = await db.run<NamedImport & Record<string, unknown>>(list, [account.id, perPage, offset]);
    const total = await db.manager.countBy(StatusChangeImportEntity, { account_id: account.id });
    return { rows, total };
  }
}
