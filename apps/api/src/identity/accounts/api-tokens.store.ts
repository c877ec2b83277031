import type { PageQuery } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { Filter, statement } from '../../database/index.js';
import { listRows } from '../access/list-rows.js';
import type { ApiTokenEntity } from './api-token.entity.js';

const columns = [
  'account_id',
  'id',
  'name',
  'permissions',
  'allowed_networks',
  'expires_at',
  'hash',
  'last_four',
  'owner_user_id',
  'issuer_token_id',
  'created_at',
] as const;
const one = `account_id = $1 AND id = $2`;
const insert = statement(
  'api_tokens.insert',
  `INSERT INTO api_tokens (${columns.join(', ')}) VALUES (${columns.map((_, at) => `$${at + 1}`).join(', ')})`,
);
const find = statement('api_tokens.find', `SELECT * FROM api_tokens WHERE ${one}`);
const lock = statement('api_tokens.lock', `SELECT * FROM api_tokens WHERE ${one} FOR UPDATE`);
const update = statement(
  'api_tokens.update',
  `UPDATE api_tokens SET name = $3, permissions = $4, allowed_networks = $5, expires_at = $6 WHERE ${one}`,
);
/**
 * Revokes a token and those that it issued, recursively; not the token that asks, nor those that it issued. A token
 * that revokes itself leaves what it issued.
 */
const revoke = statement(
  'api_tokens.revoke',
  `WITH RECURSIVE ended AS (
     SELECT id FROM api_tokens WHERE ${one}
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

/** The SQL of API tokens; authentication is in `access`. */
@Injectable()
export class ApiTokensStore {
  list(ctx: Context, query: PageQuery): Promise<{ rows: ApiTokenEntity[]; total: number }> {
    return listRows(ctx, 'api_tokens', new Filter(''), query);
  }

  async insert(ctx: Context, row: ApiTokenEntity): Promise<void> {
    await ctx.db.run(
      insert,
      columns.map((name) => row[name]),
    );
  }

  async find(ctx: Context, id: string): Promise<ApiTokenEntity | undefined> {
    return (await ctx.db.run<ApiTokenEntity & Record<string, unknown>>(find, [ctx.account.id, id]))[0];
  }

  /** Like `find`, and locks it until the transaction ends. */
  async lock(ctx: Context, id: string): Promise<ApiTokenEntity | undefined> {
    return (await ctx.db.run<ApiTokenEntity & Record<string, unknown>>(lock, [ctx.account.id, id]))[0];
  }

  async update(ctx: Context, row: ApiTokenEntity): Promise<void> {
    await ctx.db.run(
      update,
      columns.slice(0, 6).map((name) => row[name]),
    );
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
