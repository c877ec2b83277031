import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import type { Context, Queries } from '../context/index.js';
import { MessageSettingsEntity } from './message-settings.entity.js';

type Settings = Pick<MessageSettingsEntity, 'asked_since' | 'mode' | 'sender_name' | 'texts'>;

/** Nothing is sent until somebody says so. */
const untouched: Settings = { mode: 'off', sender_name: null, texts: 'off', asked_since: null };

/** An account that writes to people, and from when on those are told who were asked for something. */
export type TurnedOnAccount = Pick<MessageSettingsEntity, 'account_id' | 'asked_since'>;

/** How accounts send messages. */
@Injectable()
export class MessageSettingsStore {
  async find({ account, db }: Context): Promise<Settings> {
    return (await db.manager.findOneBy(MessageSettingsEntity, { account_id: account.id })) ?? untouched;
  }

  /** The accounts that turned messages on, or have events of them. */
  listTurnedOn({ manager }: Pick<Queries, 'manager'>): Promise<TurnedOnAccount[]> {
    return manager.findBy(MessageSettingsEntity, { mode: In(['on', 'events']) });
  }

  async save(
    ctx: Context,
    settings: Pick<Settings, 'mode' | 'sender_name'> & Partial<Settings>,
  ): Promise<void> {
    const { mode, sender_name, texts = untouched.texts, asked_since = null } = settings;
    const row = { account_id: ctx.account.id, mode, sender_name, texts, asked_since, updated_at: ctx.now };
    await ctx.db.manager.upsert(MessageSettingsEntity, row, ['account_id']);
  }
}
