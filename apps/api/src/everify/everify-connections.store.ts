import { Injectable } from '@nestjs/common';
import type { Context } from '../context/index.js';
import { EverifyConnectionEntity } from './everify-connection.entity.js';

/** How live accounts reach E-Verify. */
@Injectable()
export class EverifyConnectionsStore {
  find({ account, db }: Context): Promise<EverifyConnectionEntity | null> {
    return db.manager.findOneBy(EverifyConnectionEntity, { account_id: account.id });
  }

  async set({ account, db, now }: Context, baseUrl: string, sealed: Buffer): Promise<void> {
    const row = { account_id: account.id, base_url: baseUrl, sealed, updated_at: now };
    await db.manager.upsert(EverifyConnectionEntity, row, ['account_id']);
  }
}
