import type { MessageMode, MessageSettings, UpdateMessageSettings } from '@firstday/domain';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config, type Context, inTransaction } from '../context/index.js';
import { SecurityLogService } from '../identity/index.js';
import { MessageSettingsStore, OutboxService, OutboxStore } from '../outbox/index.js';
import { askedBefore } from '../tasks/index.js';

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
      const asked_since = askedSince(ctx, before, { mode, include_waiting: given.include_waiting });
      await this.store.save(ctx, { mode, sender_name: sender_name?.trim() || null, texts, asked_since });
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

/** Those who wait are written to by whoever turns messages on, and by nobody afterwards. */
function askedSince(
  { now }: Context,
  before: { readonly mode: MessageMode; readonly asked_since: Date | null },
  { mode, include_waiting }: { readonly mode: MessageMode; readonly include_waiting: boolean | undefined },
): Date | null {
  if (mode === 'off') return null;
  if (before.mode !== 'off') return before.asked_since;
  return include_waiting ? askedBefore(now) : null;
}
