import { Injectable } from '@nestjs/common';
import type { Context } from '../context/index.js';
import { MessageSettingsEntity } from './message-settings.entity.js';

type Settings = Pick<MessageSettingsEntity, 'mode' | 'sender_name' | 'texts'>;

/** Nothing is sent until somebody says so. */
const untouched: Settings = { mode: 'off', sender_name: null, texts: 'off' };

/** How accounts send messages. */
@Injectable()
export class MessageSettingsStore {
  async find({ account, db }: Context): Promise<Settings> {
    return (await db.manager.findOneBy(MessageSettingsEntity, { account_id: account.id })) ?? untouched;
  }

  async save(ctx: Context, settings: Omit<Settings, 'texts'> & Partial<Settings>): Promise<void> {
    const { mode, sender_name, texts = untouched.texts } = settings;
    const row = { account_id: ctx.account.id, mode, sender_name, texts, updated_at: ctx.now };
    await ctx.db.manager.upsert(MessageSettingsEntity, row, ['account_id']);
  }
}
