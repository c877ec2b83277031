import type { ApiTokenListQuery, CreatedByToken, CreatedByTokenListQuery } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import { type Context, ofAccount } from '../../context/index.js';
import { Filter, statement } from '../../database/index.js';
import { CreatedRows } from '../access/created-rows.js';
import { listRows, toPageWindow } from '../access/list-rows.store.js';
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
const createdUsers = `SELECT 'user' AS type, id, email AS name, created_at, created_by_id FROM users WHERE account_id = $1`;

/**
 * What a token created that still works, and what that created in turn: a user whom it made may have made a webhook, and was
 * deleted since. Ids are unique across these tables.
 *
 * @param more SQL of what other rooms store with its creator
 */
const createdSql = (more: readonly string[]): string => `WITH RECURSIVE things AS (
     SELECT type, id, name, created_at, created_by_id, true AS works
       FROM (${[createdUsers, ...more].join(' UNION ALL ')}) AS kept
      UNION ALL
     SELECT 'api_token', id, name, created_at, COALESCE(issuer_token_id, owner_user_id),
            revoked_at IS NULL AND (expires_at IS NULL OR expires_at > $3)
       FROM api_tokens WHERE account_id = $1
      UNION ALL
     SELECT 'user', subject_id COLLATE "C", '', at, actor_id, false FROM security_events
      WHERE account_id = $1 AND kind = 'user.created' AND outcome = 'succeeded'
   ), made AS (
     SELECT $2::text COLLATE "C" AS id
      UNION SELECT thing.id FROM things thing JOIN made ON thing.created_by_id = made.id
   )`;
const createdWithin = `FROM things JOIN made USING (id) WHERE id <> $2 AND works
        AND created_at >= COALESCE($4::timestamptz, '-infinity') AND created_at <= COALESCE($5::timestamptz, 'infinity')`;
const listCreated = (more: readonly string[]) =>
  statement(
    'api_tokens.listCreated',
    `${createdSql(more)} SELECT type, id, name, created_at ${createdWithin}
      ORDER BY created_at DESC, id DESC LIMIT $6 OFFSET $7`,
  );
const countCreated = (more: readonly string[]) =>
  statement('api_tokens.countCreated', `${createdSql(more)} SELECT count(*)::int AS total ${createdWithin}`);

interface CreatedRow {
  readonly type: CreatedByToken['type'];
  readonly id: string;
  readonly name: string;
  readonly created_at: Date;
}

/** The API tokens of an account; authentication is in `access`. */
@Injectable()
export class ApiTokensStore {
  constructor(private readonly createdRows: CreatedRows) {}

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

  /** What the token created that still works, newest first. */
  async listCreated(
    { account, db, now }: Context,
    id: string,
    query: CreatedByTokenListQuery,
  ): Promise<{ rows: CreatedRow[]; total: number }> {
    const { limit, offset } = toPageWindow(query);
    const which = [account.id, id, now, query.created_at_gte ?? null, query.created_at_lte ?? null];
    const more = this.createdRows.sql();
    const rows = await db.run<CreatedRow & Record<string, unknown>>(listCreated(more), [
      ...which,
      limit,
      offset,
    ]);
    const [counted] = await db.run<{ total: number }>(countCreated(more), which);
    return { rows, total: counted?.total ?? 0 };
  }
}
