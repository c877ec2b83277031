import type {
  CreatedBy,
  CreateWebhook,
  EventKind,
  NumberedPage,
  UpdateWebhook,
  Webhook,
  WebhookListQuery,
  WebhookSecret,
} from '@firstday/domain';
import { Injectable, Logger } from '@nestjs/common';
import {
  assertHasPermissionsForAll,
  creatorOf,
  CreatorsStore,
  hasPermissionForAll,
  SecurityLogService,
} from '../identity/index.js';
import { badRequest, type Context, inTransaction, newId, notFound } from '../context/index.js';
import { toSafeError } from '../observability/index.js';
import { toPage } from '../http/index.js';
import type { WebhookEntity } from './webhook.entity.js';
import { parseWebhookUrl } from './address-policy.js';
import { permissionsToSee } from './permissions-to-see.js';
import { WebhookKeys } from './webhook-keys.js';
import { WebhookSender } from './webhook-sender.js';
import { type NewWebhook, WebhooksStore } from './webhooks.store.js';

/** The subscriptions to an account's events. */
@Injectable()
export class WebhooksService {
  private readonly logger = new Logger('webhooks');

  constructor(
    private readonly store: WebhooksStore,
    private readonly keys: WebhookKeys,
    private readonly sender: WebhookSender,
    private readonly log: SecurityLogService,
    private readonly creators: CreatorsStore,
  ) {}

  async list(ctx: Context, query: WebhookListQuery): Promise<NumberedPage<Webhook>> {
    const { rows, total } = await this.store.list(ctx, query);
    const creatorOfRow = await this.creators.describe(ctx, rows);
    return toPage(
      rows.map((row) => this.toListed(ctx, row, creatorOfRow(row))),
      total,
      query,
    );
  }

  async create(ctx: Context, given: CreateWebhook): Promise<Webhook> {
    // It is sent every record of its kinds: whoever makes it may see them all.
    assertHasPermissionsForAll(ctx, permissionsToSee(given.subscribed_events ?? []));
    const url = parseWebhookUrl(given.url, this.sender.addressPolicyFor(ctx.account.mode === 'test'));
    if ('wrong' in url) throw badRequest(url.wrong);
    const id = newId('webhook', ctx.now);
    const row: NewWebhook = {
      id,
      account_id: ctx.account.id,
      url: given.url,
      sealed_token: this.keys.createSealedToken(id),
      description: given.description ?? null,
      subscribed_events: unique(given.subscribed_events ?? []),
      last_used_at: null,
      sealed_previous_token: null,
      previous_token_until: null,
      failing_since: null,
      disabled_at: null,
      disabled_reason: null,
      ...creatorOf(ctx.actor),
      created_at: ctx.now,
      updated_at: ctx.now,
    };
    return inTransaction(ctx, async (ctx) => {
      await this.store.insert(ctx, row);
      await this.log.record(ctx, { kind: 'webhook.created', subject: subjectOf(row) });
      return this.toWebhook(ctx, row);
    });
  }

  async findById(ctx: Context, id: string): Promise<Webhook> {
    return this.toWebhook(ctx, webhookOrNotFound(await this.store.find(ctx, id)));
  }

  updateById(ctx: Context, id: string, given: UpdateWebhook): Promise<Webhook> {
    const { subscribed_events: kinds } = given;
    return inTransaction(ctx, async (ctx) => {
      const before = webhookOrNotFound(await this.store.lockForUpdate(ctx, id));
      if (kinds) assertHasPermissionsForAll(ctx, permissionsToSee(kinds));
      const changes = {
        description: given.description ?? before.description,
        subscribed_events: kinds ? unique(kinds) : before.subscribed_events,
      };
      await this.store.update(ctx, id, changes);
      const detail = { fields: Object.keys(given) };
      await this.log.record(ctx, { kind: 'webhook.updated', subject: { type: 'webhook', id }, detail });
      return this.toWebhook(ctx, { ...before, ...changes, updated_at: ctx.now });
    });
  }

  deleteById(ctx: Context, id: string): Promise<Webhook> {
    return inTransaction(ctx, async (ctx) => {
      const row = webhookOrNotFound(await this.store.remove(ctx, id));
      await this.log.record(ctx, { kind: 'webhook.deleted', subject: subjectOf(row) });
      return this.toListed(ctx, row, await this.creatorOfOne(ctx, row));
    });
  }

  async getSecret(ctx: Context, id: string): Promise<WebhookSecret> {
    const row = webhookOrNotFound(await this.store.find(ctx, id));
    assertHasPermissionsForAll(ctx, ['webhook:view_secret']);
    await this.log.record(ctx, { kind: 'webhook.secret_read', subject: subjectOf(row) });
    const previous = this.keys.previousTokens(id, row, ctx.now);
    return {
      webhook_id: id,
      token: this.keys.open(id, row.sealed_token),
      previous_token: previous[0]?.token ?? null,
      previous_token_until: previous[0]?.until ?? null,
      previous_tokens: previous,
    };
  }

  /** A new token; for a day deliveries are signed with the old one too, so that no receiver has to change at that moment. */
  rotateToken(ctx: Context, id: string): Promise<Webhook> {
    return inTransaction(ctx, async (ctx) => {
      const before = webhookOrNotFound(await this.store.lockForUpdate(ctx, id));
      const tokens = this.keys.rotated(id, before, ctx.now);
      await this.store.update(ctx, id, tokens);
      await this.log.record(ctx, { kind: 'webhook.secret_rotated', subject: subjectOf(before) });
      return this.toWebhook(ctx, { ...before, ...tokens, updated_at: ctx.now });
    });
  }

  private async toWebhook(ctx: Context, row: NewWebhook): Promise<Webhook> {
    return this.withToken(ctx, row, await this.creatorOfOne(ctx, row));
  }

  private async creatorOfOne(ctx: Context, row: NewWebhook): Promise<CreatedBy | null> {
    const creatorOfRow = await this.creators.describe(ctx, [row]);
    return creatorOfRow(row);
  }

  private withToken(ctx: Context, row: NewWebhook, createdBy: CreatedBy | null): Webhook {
    const token = this.keys.open(row.id, row.sealed_token);
    const shown = hasPermissionForAll(ctx.actor, 'webhook:view_secret') ? token : maskToken(token);
    return toWebhookWith(row, shown, createdBy);
  }

  /** One whose key does not open hides none of the others, and can be deleted. */
  private toListed(ctx: Context, row: NewWebhook, createdBy: CreatedBy | null): Webhook {
    try {
      return this.withToken(ctx, row, createdBy);
    } catch (error) {
      this.logger.error({ webhook_id: row.id, ...toSafeError(error) });
      return toWebhookWith(row, 'whsec_…', createdBy);
    }
  }
}

function toWebhookWith(row: NewWebhook, token: string, createdBy: CreatedBy | null): Webhook {
  return {
    id: row.id,
    url: row.url,
    token,
    description: row.description,
    created_by: createdBy,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    last_used_at: row.last_used_at?.toISOString() ?? null,
    subscribed_events: row.subscribed_events,
  };
}

const subjectOf = ({ id }: Pick<WebhookEntity, 'id'>) => ({ type: 'webhook', id }) as const;

/** Enough to tell two apart. */
const maskToken = (token: string): string => `whsec_…${token.slice(-4)}`;

function unique(kinds: readonly EventKind[]): EventKind[] {
  return [...new Set(kinds)];
}

export function webhookOrNotFound(row: WebhookEntity | null | undefined): WebhookEntity {
  if (!row) throw notFound('webhook');
  return row;
}
