import { Injectable } from '@nestjs/common';
import { AccountsService } from '../accounts/accounts.service.js';
import { KeyHistory } from '../../sealing/index.js';
import { type Context, type Queries, systemContext } from '../../context/index.js';
import { Database } from '../../database/index.js';
import { SecurityLogService } from './security-log.service.js';

/** Records key changes in the security log of the operator's account: the installation's first live account. */
@Injectable()
export class KeyLogService extends KeyHistory {
  constructor(
    private readonly database: Database,
    private readonly log: SecurityLogService,
  ) {
    super();
  }

  async recordAdded(db: Queries, id: string): Promise<void> {
    const ctx = await this.contextOf(db);
    if (ctx) await this.log.record(ctx, { kind: 'key.added', detail: { key: publicName(id) } });
  }

  async recordRotated(db: Queries, id: string, count: number): Promise<void> {
    const ctx = await this.contextOf(db);
    if (ctx) await this.log.record(ctx, { kind: 'key.rotated', detail: { key: publicName(id), count } });
  }

  async recordRemoved(db: Queries, id: string): Promise<void> {
    const ctx = await this.contextOf(db);
    if (ctx) await this.log.record(ctx, { kind: 'key.removed', detail: { key: publicName(id) } });
  }

  private async contextOf(db: Queries): Promise<Context | undefined> {
    const account = await AccountsService.on(this.database).findByName('live', db);
    return account && systemContext(account, new Date(), db);
  }
}

const publicName = (id: string): string => `key_${id}`;
