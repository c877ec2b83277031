import type {
  ApiToken,
  ApiTokenListQuery,
  ApiTokenCreated,
  CreateApiToken,
  CreatedBy,
  CreatedByToken,
  CreatedByTokenListQuery,
  NumberedPage,
  Permission,
  UpdateApiToken,
} from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import { assertMayIssueToken, isWidened } from '../access/assert-may-grant.js';
import { type CreatorColumns, CreatorsStore } from '../access/creators.store.js';
import { tokenCacheOf } from '../access/token-cache.js';
import { canonicalNetwork } from '../access/is-in-networks.js';
import { holdsPermission } from '../access/permit.js';
import {
  badRequest,
  type Context,
  invalidInput,
  inTransaction,
  newId,
  notFound,
} from '../../context/index.js';
import { toPage } from '../../http/index.js';
import { hashToken, newToken } from '../../sealing/index.js';
import { SecurityLogService } from '../security-log/security-log.service.js';
import type { ApiTokenEntity } from './api-token.entity.js';
import { ApiTokensStore } from './api-tokens.store.js';

/** An account's API tokens: shown once, then known by their last four characters. */
@Injectable()
export class ApiTokensService {
  constructor(
    private readonly store: ApiTokensStore,
    private readonly log: SecurityLogService,
    private readonly creators: CreatorsStore,
  ) {}

  async list(ctx: Context, query: ApiTokenListQuery): Promise<NumberedPage<ApiToken>> {
    const { rows, total } = await this.store.list(ctx, query);
    return toPage(await this.respondAll(ctx, rows), total, query);
  }

  create(ctx: Context, given: CreateApiToken): Promise<ApiTokenCreated> {
    return inTransaction(ctx, async (ctx) => {
      const token = newToken(ctx.account.mode);
      const row: ApiTokenEntity = {
        id: newId('apiToken', ctx.now),
        account_id: ctx.account.id,
        name: given.name,
        hash: hashToken(token),
        last_four: token.slice(-4),
        ...toLimits(ctx, given, unlimited(ctx)),
        ...ownerOf(ctx),
        created_at: ctx.now,
        last_used_at: null,
        revoked_at: null,
      };
      assertMayIssueToken(ctx, row);
      await this.store.insert(ctx, row);
      const detail = row.permissions ? { permissions: row.permissions } : {};
      await this.log.record(ctx, { kind: 'api_token.created', subject: subjectOf(row), detail });
      return { ...(await this.respond(ctx, row)), token };
    });
  }

  async findById(ctx: Context, id: string): Promise<ApiToken> {
    return this.respond(ctx, orNotFound(await this.store.find(ctx, id)));
  }

  /** What it created, at any remove, that revoking it does not end. Names are for those who may see what they name. */
  async listCreated(
    ctx: Context,
    id: string,
    query: CreatedByTokenListQuery,
  ): Promise<NumberedPage<CreatedByToken>> {
    orNotFound(await this.store.find(ctx, id));
    const { rows, total } = await this.store.listCreated(ctx, id, query);
    const sees = (permission: Permission) => holdsPermission(ctx.actor, permission);
    const shown = { api_token: true, user: sees('user:view'), webhook: sees('webhook:view') };
    const data = rows.map(({ type, id, name, created_at }) => ({
      type,
      id,
      name: shown[type] ? name : null,
      created_at: created_at.toISOString(),
    }));
    return toPage(data, total, query);
  }

  /** Who may revoke a token may make it do less; to let it do more is to issue what it can do then. */
  async update(ctx: Context, id: string, given: UpdateApiToken): Promise<ApiToken> {
    const changed = await inTransaction(ctx, async (ctx) => {
      const before = orNotFound(await this.store.lock(ctx, id));
      if (before.revoked_at) throw badRequest('This API token is revoked: make another one');
      const row = { ...before, ...toLimits(ctx, given, before), name: given.name ?? before.name };
      if (isWidened(before, row)) assertMayIssueToken(ctx, row);
      await this.store.update(ctx, row);
      const detail = { fields: Object.keys(given) };
      await this.log.record(ctx, { kind: 'api_token.updated', subject: subjectOf(row), detail });
      return this.respond(ctx, row);
    });
    tokenCacheOf(ctx.db).clear();
    return changed;
  }

  /**
   * Revoking a token also revokes those that it issued, since whoever had it may have created another. The token
   * that revokes stays: this is how a token is replaced by one that it created.
   */
  async revoke(ctx: Context, id: string): Promise<ApiToken> {
    const revoked = await inTransaction(ctx, async (ctx) => {
      const revoked = await this.store.revoke(ctx, id);
      const { total: left } = await this.store.listCreated(ctx, id, { per_page: 1 });
      for (const row of revoked) {
        const detail = row.id === id ? { left } : {};
        await this.log.record(ctx, { kind: 'api_token.revoked', subject: subjectOf(row), detail });
      }
      return this.respond(ctx, orNotFound(await this.store.find(ctx, id)));
    });
    tokenCacheOf(ctx.db).clear();
    return revoked;
  }

  private async respondAll(ctx: Context, rows: readonly ApiTokenEntity[]): Promise<ApiToken[]> {
    const creatorOfRow = await this.creators.describe(ctx, rows.map(toCreator));
    return rows.map((row) => toApiToken(row, creatorOfRow(toCreator(row))));
  }

  private async respond(ctx: Context, row: ApiTokenEntity): Promise<ApiToken> {
    const [token] = await this.respondAll(ctx, [row]);
    if (!token) throw new Error('a token was not presented');
    return token;
  }
}

type Limits = Pick<ApiTokenEntity, 'permissions' | 'allowed_networks' | 'expires_at'>;
type GivenLimits = Omit<CreateApiToken, 'name'>;

/** Limits of a new token: those given, within its issuer's. */
function unlimited({ actor }: Context): Limits {
  const { expiresAt, networks } =
    actor.kind === 'api_token' ? actor.limits : { expiresAt: null, networks: null };
  return { permissions: null, allowed_networks: networks && [...networks], expires_at: expiresAt };
}

/** Merges changes: what was not given stays, and null removes a limit. */
function toLimits(ctx: Context, given: GivenLimits, before: Limits): Limits {
  const { permissions, allowed_networks: networks, expires_at: expires } = given;
  const expiresAt = expires ? new Date(expires) : null;
  if (expiresAt && expiresAt <= ctx.now) throw badRequest('expires_at: Expected a time that is yet to come');
  return {
    permissions: permissions === undefined ? before.permissions : permissions && [...new Set(permissions)],
    allowed_networks: networks === undefined ? before.allowed_networks : networks && networksOf(networks),
    expires_at: expires === undefined ? before.expires_at : expiresAt,
  };
}

function networksOf(given: readonly string[]): string[] {
  const networks = given.map((text) => canonicalNetwork(text));
  const wrong = networks.flatMap((network, at) => (network === undefined ? [at] : []));
  const message = 'Expected an IP address, or a network such as 192.0.2.0/24';
  if (wrong.length > 0)
    throw invalidInput(wrong.map((at) => ({ _tag: 'Refinement', path: ['allowed_networks', at], message })));
  return [...new Set(networks.flatMap((network) => network ?? []))];
}

/** A token that another one created draws on the same user as that one. */
function ownerOf({ actor }: Context): Pick<ApiTokenEntity, 'owner_user_id' | 'issuer_token_id'> {
  if (actor.kind === 'api_token')
    return { owner_user_id: actor.limits.ownerId, issuer_token_id: actor.tokenId };
  return { owner_user_id: actor.kind === 'user_session' ? actor.userId : null, issuer_token_id: null };
}

function orNotFound(row: ApiTokenEntity | null): ApiTokenEntity {
  if (!row) throw notFound('API token');
  return row;
}

const subjectOf = ({ id }: ApiTokenEntity) => ({ type: 'api_token', id }) as const;

/** The token that issued it, or the person who made it. */
const toCreator = ({ issuer_token_id, owner_user_id }: ApiTokenEntity): CreatorColumns =>
  issuer_token_id === null
    ? { created_by_kind: owner_user_id === null ? null : 'user', created_by_id: owner_user_id }
    : { created_by_kind: 'api_token', created_by_id: issuer_token_id };

function toApiToken(row: ApiTokenEntity, owner: CreatedBy | null): ApiToken {
  return {
    id: row.id,
    name: row.name,
    last_four: row.last_four,
    permissions: row.permissions,
    allowed_networks: row.allowed_networks,
    owner,
    created_at: row.created_at.toISOString(),
    last_used_at: row.last_used_at?.toISOString() ?? null,
    expires_at: row.expires_at?.toISOString() ?? null,
    revoked_at: row.revoked_at?.toISOString() ?? null,
  };
}
