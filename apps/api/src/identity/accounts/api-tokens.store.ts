import type { ApiTokenListQuery } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import { type Context, ofAccount } from '../../context/index.js';
import { Filter, statement } from '../../database/index.js';
import { listRows } from '../access/list-rows.store.js';
import { ApiTokenEntity } from './api-token.entity.js';

/**
 * Revokes a token and those that it issued, recursively; not the token that asks, nor those that it issued. A token
 * that revokes itself leaves what it issued.
 */
const revoke = statement(
  'api_tokens.revoke',
  `WITH RECURSIVE ended AS (
     SELECT id FROM api_tokens WHERE account_id = $1 AND id = $2
      UNION
     SELECT issued.id FROM api_tokens issued JOIN ended ON issued.issuer_token_id = ended.id
      WHERE issued.account_id = $1 AND issued.id IS DISTINCT FROM $4::text AND $2 IS DISTINCT FROM $4::text
   ) UPDATE api_tokens SET revoked_at = $3
      WHERE account_id = $1 AND revoked_at IS NULL AND id IN (SELECT id FROM ended) RETURNING *`,
);
const names = statement(
  'api_tokens.ownersNames',
  `SELECT id, email AS name FROM users WHERE account_id = $1 AND id = ANY ($2::text[])
    UNION ALL SELECT id, name FROM api_tokens WHERE account_id = $1 AND id = ANY ($2::text[])`,
);

/** The API tokens of an account; authentication is in `access`. */
@Injectable()
export class ApiTokensStore {
  list(ctx: Context, query: ApiTokenListQuery): Promise<{ rows: ApiTokenEntity[]; total: number }> {
    return listRows(ctx, 'api_tokens', new Filter('').whereTimes(query), query);
  }

  async insert(ctx: Context, row: ApiTokenEntity): Promise<void> {
    await ctx.db.manager.insert(ApiTokenEntity, row);
  }

  find(ctx: Context, id: string): Promise<ApiTokenEntity | null> {
    return ctx.db.manager.findOneBy(ApiTokenEntity, ofAccount(ctx, id));
  }

  /** Like `find`, and locks it until the transaction ends. */
  lock(ctx: Context, id: string): Promise<ApiTokenEntity | null> {
    const where = ofAccount(ctx, id);
    return ctx.db.manager.findOne(ApiTokenEntity, { where, lock: { mode: 'pessimistic_write' } });
  }

  /** When it was last used is written beside this, without a lock: it is left alone. */
  async update(ctx: Context, row: ApiTokenEntity): Promise<void> {
    const { name, permissions, allowed_networks, expires_at } = row;
    const changed = { name, permissions, allowed_networks, expires_at };
    await ctx.db.manager.update(ApiTokenEntity, ofAccount(ctx, row.id), changed);
  }

  /**
   * Revocation is final: the first time is kept.
   * @returns the revoked tokens
   */
  revoke({ account, actor, db, now }: Context, id: string): Promise<ApiTokenEntity[]> {
    const asking = actor.kind === 'api_token' ? actor.tokenId : null;
    return db.run<ApiTokenEntity & Record<string, unknown>>(revoke, [account.id, id, now, asking]);
  }

  /** Names of users and tokens of the account, by id. */
  async namesOf(ctx: Context, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    if (ids.length === 0) return new Map();
    const rows = await ctx.db.run<{ id: string; name: string }>(names, [ctx.account.id, ids]);
    return new Map(rows.map(({ id, name }) => [id, name]));
  }
}
