import { Injectable } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { AccountEntity } from './account.entity.js';

/** The origins whose pages may show an account's components in a frame. */
@Injectable()
export class EmbeddingOriginsStore {
  async find({ account, db }: Context): Promise<string[]> {
    const row = await db.manager.findOneBy(AccountEntity, { id: account.id });
    return row?.embedding_origins ?? [];
  }

  async set({ account, db }: Context, origins: readonly string[]): Promise<void> {
    await db.manager.update(AccountEntity, { id: account.id }, { embedding_origins: [...origins] });
  }
}
