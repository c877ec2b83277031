import { randomBytes } from 'node:crypto';
import type {
  CreateWebhook,
  EventKind,
  Page,
  UpdateWebhook,
  Webhook,
  WebhookListQuery,
} from '@firstday/domain';
import { Inject, Injectable } from '@nestjs/common';
import type { Context } from '../platform/context.js';
import { newId } from '../platform/ids.js';
import { pageOf } from '../platform/paging.js';
import { SECRET } from '../platform/platform.module.js';
import { badRequest, notFound } from '../platform/problems.js';
import { Sealer } from '../platform/sealing.js';
import type { WebhookEntity } from './webhook.entity.js';
import { readWebhookUrl } from './webhook-url.js';
import { WebhooksStore } from './webhooks.store.js';

/** The subscriptions to an account's events. */
@Injectable()
export class WebhooksService {
  private readonly sealer: Sealer;

  constructor(
    private readonly store: WebhooksStore,
    @Inject(SECRET) secret: Buffer,
  ) {
    this.sealer = new Sealer(secret, 'webhooks');
  }

  async list(ctx: Context, query: WebhookListQuery): Promise<Page<Webhook>> {
    const { rows, total } = await this.store.list(ctx, query);
    return pageOf(
      rows.map((row) => this.toWebhook(row)),
      total,
      query,
    );
  }

  async create(ctx: Context, given: CreateWebhook): Promise<Webhook> {
    const url = readWebhookUrl(given.url, ctx.account.mode === 'test');
    if ('wrong' in url) throw badRequest(url.wrong);
    const id = newId('webhook', ctx.now);
    const row: WebhookEntity = {
      id,
      account_id: ctx.account.id,
      url: given.url,
      sealed_token: this.sealer.seal(Buffer.from(newSigningKey()), id),
      description: given.description ?? null,
      subscribed_events: once(given.subscribed_events ?? []),
      last_used_at: null,
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

  private toWebhook(row: WebhookEntity): Webhook {
    return {
      id: row.id,
      url: row.url,
      token: this.sealer.open(row.sealed_token, row.id).toString(),
      description: row.description,
      created_at: row.created_at.toISOString(),
      updated_at: row.updated_at.toISOString(),
      last_used_at: row.last_used_at?.toISOString() ?? null,
      subscribed_events: row.subscribed_events,
    };
  }
}

/** A key as Standard Webhooks writes it: 24 to 64 random bytes in base64. */
function newSigningKey(): string {
  return `whsec_${randomBytes(32).toString('base64')}`;
}

function once(kinds: readonly EventKind[]): EventKind[] {
  return [...new Set(kinds)];
}

function known(row: WebhookEntity | undefined): WebhookEntity {
  if (!row) throw notFound('webhook');
  return row;
}
