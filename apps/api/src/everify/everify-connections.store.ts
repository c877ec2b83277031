import { Injectable } from '@nestjs/common';
import type { Context } from '../context/index.js';
import { Database } from '../database/index.js';
import { EverifyConnectionEntity } from './everify-connection.entity.js';

/** How live accounts reach E-Verify. */
@Injectable()
export class EverifyConnectionsStore {
  constructor(private readonly database: Database) {}

  find(accountId: string): Promise<EverifyConnectionEntity | null> {
    return this.database.manager.findOneBy(EverifyConnectionEntity, { account_id: accountId });
  }

  async set({ account, db, now }: Context, baseUrl: string, sealed: Buffer): Promise<void> {
    const row = { account_id: account.id, base_url: baseUrl, sealed, updated_at: now };
    await db.manager.upsert(EverifyConnectionEntity, row, ['account_id']);
  }
}
