import { Injectable } from '@nestjs/common';
import { Accounts } from '../accounts/accounts.service.js';
import { KeyHistory } from '../keys/key-history.js';
import type { Context } from '../platform/context.js';
import { Database } from '../platform/database.js';
import type { Queries } from '../platform/queries.js';
import { systemContext } from '../platform/system-context.js';
import { SecurityLog } from './security-log.service.js';

/** What happens to keys is in the security log of the account of whoever runs the installation: its first live one. */
@Injectable()
export class KeyRecord extends KeyHistory {
  constructor(
    private readonly database: Database,
    private readonly log: SecurityLog,
  ) {
    super();
  }

  async added(db: Queries, id: string): Promise<void> {
    const ctx = await this.contextOf(db);
    if (ctx) await this.log.record(ctx, { kind: 'key.added', detail: { key: named(id) } });
  }

  async rotated(db: Queries, id: string, count: number): Promise<void> {
    const ctx = await this.contextOf(db);
    if (ctx) await this.log.record(ctx, { kind: 'key.rotated', detail: { key: named(id), count } });
  }

  async removed(db: Queries, id: string): Promise<void> {
    const ctx = await this.contextOf(db);
    if (ctx) await this.log.record(ctx, { kind: 'key.removed', detail: { key: named(id) } });
  }

  private async contextOf(db: Queries): Promise<Context | undefined> {
    const account = await new Accounts(this.database).named('live');
    return account && systemContext(account, new Date(), db);
  }
}

const named = (id: string): string => `key_${id}`;
