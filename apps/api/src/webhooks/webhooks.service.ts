import type {
  CreateWebhook,
  EventKind,
  Page,
  UpdateWebhook,
  Webhook,
  WebhookListQuery,
} from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import { isHeldToRules } from '../access/permit.js';
import type { Context } from '../platform/context.js';
import { newId } from '../platform/ids.js';
import { pageOf } from '../platform/paging.js';
import { badRequest, forbidden, notFound } from '../platform/problems.js';
import type { WebhookEntity } from './webhook.entity.js';
import { readWebhookUrl } from './address-guard.js';
import { WebhookKeys } from './webhook-keys.js';
import { WebhookSender } from './webhook-sender.js';
import { type NewWebhook, WebhooksStore } from './webhooks.store.js';

/** The subscriptions to an account's events. */
@Injectable()
export class WebhooksService {
  constructor(
    private readonly store: WebhooksStore,
    private readonly keys: WebhookKeys,
    private readonly sender: WebhookSender,
  ) {}

  async list(ctx: Context, query: WebhookListQuery): Promise<Page<Webhook>> {
    const { rows, total } = await this.store.list(ctx, query);
    return pageOf(
      rows.map((row) => this.toWebhook(row)),
      total,
      query,
    );
  }

  async create(ctx: Context, given: CreateWebhook): Promise<Webhook> {
    // It would be sent what they may not see.
    if (isHeldToRules(ctx.actor))
      throw forbidden('Your groups do not let you see every record of the account');
    const url = readWebhookUrl(given.url, this.sender.reachOf(ctx.account.mode === 'test'));
    if ('wrong' in url) throw badRequest(url.wrong);
    const id = newId('webhook', ctx.now);
    const row: NewWebhook = {
      id,
      account_id: ctx.account.id,
      url: given.url,
      sealed_token: this.keys.newSealed(id),
      description: given.description ?? null,
      subscribed_events: once(given.subscribed_events ?? []),
      last_used_at: null,
      sealed_previous_token: null,
      previous_token_until: null,
      failing_since: null,
      disabled_at: null,
      disabled_reason: null,
      created_at: ctx.now,
      updated_at: ctx.now,
    };
    await this.store.insert(ctx, row);
    return this.toWebhook(row);
  }

  async findById(ctx: Context, id: string): Promise<Webhook> {
    return this.toWebhook(known(await this.store.find(ctx, id)));
  }

  async updateById(ctx: Context, id: string, given: UpdateWebhook): Promise<Webhook> {
    const changed = await this.store.update(ctx, id, {
      description: given.description ?? null,
      subscribed_events: given.subscribed_events ? once(given.subscribed_events) : null,
    });
    return this.toWebhook(known(changed));
  }

  async deleteById(ctx: Context, id: string): Promise<Webhook> {
    return this.toWebhook(known(await this.store.remove(ctx, id)));
  }

  /** A new token; for a day deliveries are signed with the old one too, so that no receiver has to change at that moment. */
  async rotateToken(ctx: Context, id: string): Promise<Webhook> {
    const until = new Date(ctx.now.getTime() + 24 * 3_600_000);
    return this.toWebhook(known(await this.store.rotate(ctx, id, this.keys.newSealed(id), until)));
  }

  private toWebhook(row: NewWebhook): Webhook {
    return {
      id: row.id,
      url: row.url,
      token: this.keys.open(row.id, row.sealed_token),
      description: row.description,
      created_at: row.created_at.toISOString(),
      updated_at: row.updated_at.toISOString(),
      last_used_at: row.last_used_at?.toISOString() ?? null,
      subscribed_events: row.subscribed_events,
    };
  }
}

function once(kinds: readonly EventKind[]): EventKind[] {
  return [...new Set(kinds)];
}

export function known(row: WebhookEntity | undefined): WebhookEntity {
  if (!row) throw notFound('webhook');
  return row;
}
