import type { MessageSettings, UpdateMessageSettings } from '@firstday/domain';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config, type Context, inTransaction } from '../context/index.js';
import { SecurityLogService } from '../identity/index.js';
import { MessageSettingsStore, OutboxService, OutboxStore } from '../outbox/index.js';

/** Whether and how an account writes to people. */
@Injectable()
export class MessageSettingsService {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly store: MessageSettingsStore,
    private readonly outbox: OutboxService,
    private readonly messages: OutboxStore,
    private readonly log: SecurityLogService,
  ) {}

  async find(ctx: Context): Promise<MessageSettings> {
    const { smtpUrl, from } = this.config.mail;
    const { mode, sender_name, texts } = await this.store.find(ctx);
    return {
      mode,
      sender_name,
      texts,
      is_configured: smtpUrl !== undefined,
      can_send_texts: this.config.texts.url !== undefined,
      from_address: from?.address ?? null,
      is_sending: (await this.outbox.effectiveMode(ctx)) === 'on',
    };
  }

  /** What waits is not sent once they are not on any more. */
  update(ctx: Context, given: UpdateMessageSettings): Promise<MessageSettings> {
    return inTransaction(ctx, async (ctx) => {
      const before = await this.store.find(ctx);
      const { mode = before.mode, sender_name = before.sender_name, texts = before.texts } = given;
      await this.store.save(ctx, { mode, sender_name: sender_name?.trim() || null, texts });
      if (mode !== 'on') await this.messages.suppressQueued(ctx, 'turned_off');
      await this.log.record(ctx, {
        kind: 'settings.changed',
        subject: { type: 'account', id: ctx.account.id },
        detail: { setting: 'messages', change: 'updated', fields: Object.keys(given).sort() },
      });
      return this.find(ctx);
    });
  }
}
