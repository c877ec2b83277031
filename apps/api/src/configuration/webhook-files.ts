import { CreateWebhook } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import type { Context } from '../context/index.js';
import { WebhooksService } from '../webhooks/index.js';
import { ConfigurationKind, type Configured } from './configuration-kind.js';
import { listAll } from './list-all.js';

const WebhookFile = z
  .strictObject({
    url: CreateWebhook.shape.url,
    description: CreateWebhook.shape.description,
    subscribed_events: CreateWebhook.shape.subscribed_events,
  })
  .transform(({ url, description, subscribed_events = [] }) => ({
    url,
    ...(description && { description }),
    subscribed_events: [...new Set(subscribed_events)].sort(),
  }));
type WebhookFile = z.infer<typeof WebhookFile>;

/** `webhooks/`: told apart by their addresses. What signs their deliveries stays in the account. */
@Injectable()
export class WebhookFiles extends ConfigurationKind<WebhookFile> {
  readonly folder = 'webhooks';
  readonly schema = WebhookFile;
  readonly canRetire = false;

  constructor(private readonly webhooks: WebhooksService) {
    super();
  }

  identityOf({ url }: WebhookFile): string {
    return url;
  }

  mayShareName(): boolean {
    return true;
  }

  async list(ctx: Context): Promise<Configured<WebhookFile>[]> {
    const webhooks = await listAll((query) => this.webhooks.list(ctx, query));
    return webhooks.map(({ id, url, description, subscribed_events }) => ({
      id,
      identity: url,
      isRetired: false,
      content: WebhookFile.parse({ url, description: description ?? undefined, subscribed_events }),
    }));
  }

  async create(ctx: Context, content: WebhookFile): Promise<void> {
    await this.webhooks.create(ctx, content);
  }

  async update(ctx: Context, { id }: Configured<WebhookFile>, content: WebhookFile): Promise<void> {
    const { description = '', subscribed_events } = content;
    await this.webhooks.updateById(ctx, id, { description, subscribed_events });
  }

  retire(): Promise<boolean> {
    return Promise.resolve(false);
  }
}
