import { Injectable } from '@nestjs/common';
import type { Context } from '../context/index.js';
import { Database, statement } from '../database/index.js';
import type { EverifyConnectionEntity } from './everify-connection.entity.js';

const find = statement('everify.connection', `SELECT * FROM everify_connections WHERE account_id = $1`);
const set = statement(
  'everify.setConnection',
  `INSERT INTO everify_connections (account_id, base_url, sealed, updated_at) VALUES ($1, $2, $3, $4)
   ON CONFLICT (account_id) DO UPDATE SET base_url = $2, sealed = $3, updated_at = $4`,
);

/** The SQL of connections to E-Verify. */
@Injectable()
export class EverifyConnectionsStore {
  constructor(private readonly database: Database) {}

  async find(accountId: string): Promise<EverifyConnectionEntity | undefined> {
    const rows = await this.database.run<EverifyConnectionEntity & Record<string, unknown>>(find, [
      accountId,
    ]);
    return rows[0];
  }

  async set(ctx: Context, baseUrl: string, sealed: Buffer): Promise<void> {
    await ctx.db.run(set, [ctx.account.id, baseUrl, sealed, ctx.now]);
  }
}
