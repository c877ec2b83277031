import { Injectable } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { statement } from '../../database/index.js';

const find = statement('embedding_origins.find', `SELECT embedding_origins FROM accounts WHERE id = $1`);
const set = statement('embedding_origins.set', `UPDATE accounts SET embedding_origins = $2 WHERE id = $1`);

/** The origins whose pages may show an account's components in a frame. */
@Injectable()
export class EmbeddingOriginsStore {
  async find(ctx: Context): Promise<string[]> {
    const rows = await ctx.db.run<{ embedding_origins: string[] }>(find, [ctx.account.id]);
    return rows[0]?.embedding_origins ?? [];
  }

  async set(ctx: Context, origins: readonly string[]): Promise<void> {
    await ctx.db.run(set, [ctx.account.id, origins]);
  }
}
