import type { PageQuery } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import type { Context } from '../platform/context.js';
import { statement } from '../platform/database.js';
import { Filter } from '../records/filter.js';
import { listRows } from '../records/list-rows.js';
import type { ApiTokenEntity } from './api-token.entity.js';

const insert = statement(
  'api_tokens.insert',
  `INSERT INTO api_tokens (account_id, id, name, hash, last_four, created_at) VALUES ($1, $2, $3, $4, $5, $6)`,
);
const find = statement('api_tokens.find', `SELECT * FROM api_tokens WHERE account_id = $1 AND id = $2`);
const revoke = statement(
  'api_tokens.revoke',
  `UPDATE api_tokens SET revoked_at = COALESCE(revoked_at, $3) WHERE account_id = $1 AND id = $2 RETURNING *`,
);

/** The SQL of API tokens; whose a token is, is asked in `access`. */
@Injectable()
export class ApiTokensStore {
  list(ctx: Context, query: PageQuery): Promise<{ rows: ApiTokenEntity[]; total: number }> {
    return listRows(ctx, 'api_tokens', new Filter(''), query);
  }

  async insert(ctx: Context, row: ApiTokenEntity): Promise<void> {
    await ctx.db.run(insert, [ctx.account.id, row.id, row.name, row.hash, row.last_four, row.created_at]);
  }

  async find(ctx: Context, id: string): Promise<ApiTokenEntity | undefined> {
    return (await ctx.db.run<ApiTokenEntity & Record<string, unknown>>(find, [ctx.account.id, id]))[0];
  }

  /** Once revoked, always revoked: the first moment stays. */
  async revoke(ctx: Context, id: string): Promise<ApiTokenEntity | undefined> {
    return (
      await ctx.db.run<ApiTokenEntity & Record<string, unknown>>(revoke, [ctx.account.id, id, ctx.now])
    )[0];
  }
}
