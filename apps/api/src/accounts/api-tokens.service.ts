import type { ApiToken, ApiTokenCreated, CreateApiToken, Page, PageQuery } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import { knownTokensOf } from '../access/known-tokens.js';
import { refuseHeldToRules } from '../access/refuse-beyond-own.js';
import type { Context } from '../platform/context.js';
import { newId } from '../platform/ids.js';
import { pageOf } from '../platform/paging.js';
import { notFound } from '../platform/problems.js';
import { hashToken, newToken } from '../platform/tokens.js';
import type { ApiTokenEntity } from './api-token.entity.js';
import { ApiTokensStore } from './api-tokens.store.js';

/** An account's API tokens: shown once, then known by their last four characters. */
@Injectable()
export class ApiTokensService {
  constructor(private readonly store: ApiTokensStore) {}

  async list(ctx: Context, query: PageQuery): Promise<Page<ApiToken>> {
    const { rows, total } = await this.store.list(ctx, query);
    return pageOf(rows.map(toApiToken), total, query);
  }

  async create(ctx: Context, { name }: CreateApiToken): Promise<ApiTokenCreated> {
    refuseHeldToRules(ctx);
    const token = newToken(ctx.account.mode);
    const row: ApiTokenEntity = {
      id: newId('apiToken', ctx.now),
      account_id: ctx.account.id,
      name,
      hash: hashToken(token),
      last_four: token.slice(-4),
      created_at: ctx.now,
      revoked_at: null,
    };
    await this.store.insert(ctx, row);
    return { ...toApiToken(row), token };
  }

  async findById(ctx: Context, id: string): Promise<ApiToken> {
    return toApiToken(known(await this.store.find(ctx, id)));
  }

  async revoke(ctx: Context, id: string): Promise<ApiToken> {
    const row = known(await this.store.revoke(ctx, id));
    knownTokensOf(ctx.db).forget();
    return toApiToken(row);
  }
}

function known(row: ApiTokenEntity | undefined): ApiTokenEntity {
  if (!row) throw notFound('API token');
  return row;
}

function toApiToken(row: ApiTokenEntity): ApiToken {
  return {
    id: row.id,
    name: row.name,
    last_four: row.last_four,
    created_at: row.created_at.toISOString(),
    revoked_at: row.revoked_at?.toISOString() ?? null,
  };
}
