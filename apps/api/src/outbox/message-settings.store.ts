import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import type { Context, Queries } from '../context/index.js';
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

  /** The accounts that turned messages on, or have events of them. */
  async listTurnedOn({ manager }: Pick<Queries, 'manager'>): Promise<string[]> {
    const rows = await manager.findBy(MessageSettingsEntity, { mode: In(['on', 'events']) });
    return rows.map(({ account_id }) => account_id);
  }

  async save(ctx: Context, settings: Omit<Settings, 'texts'> & Partial<Settings>): Promise<void> {
    const { mode, sender_name, texts = untouched.texts } = settings;
    const row = { account_id: ctx.account.id, mode, sender_name, texts, updated_at: ctx.now };
    await ctx.db.manager.upsert(MessageSettingsEntity, row, ['account_id']);
  }
}
