import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config, type Queries } from '../context/index.js';
import { SystemContexts, UserMessagesService } from '../identity/index.js';
import type { DisabledWebhook } from './update-webhook-health.js';

/** Writes to whoever may change webhooks that one is sent nothing any more: they are the ones to turn it on again. */
@Injectable()
export class WebhookNoticesService {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly contexts: SystemContexts,
    private readonly messages: UserMessagesService,
  ) {}

  /** In the transaction in which they are disabled: each is told of once, and again only when it is disabled again. */
  async record(db: Queries, disabled: readonly DisabledWebhook[]): Promise<void> {
    for (const { id, account_id, url, disabled_at } of disabled) {
      const ctx = await this.contexts.ofAccount(account_id, { db });
      if (!ctx) continue;
      await this.messages.notify(ctx, {
        kind: 'webhook_disabled',
        permission: 'webhook:edit',
        url: `${this.config.baseUrl}/dashboard/webhooks/${id}`,
        // Path and query may hold a secret of the receiver's.
        endpoint: new URL(url).host,
        once: `webhook_disabled ${id} ${disabled_at.getTime()}`,
      });
    }
  }
}
