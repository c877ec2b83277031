import { Injectable } from '@nestjs/common';
import { Clock, type Context, type Queries, systemContext } from '../../context/index.js';
import { Database } from '../../database/index.js';
import { AccountsService } from './accounts.service.js';

/** Contexts for work in an account that nobody asked for. */
@Injectable()
export class SystemContexts {
  constructor(
    private readonly accounts: AccountsService,
    private readonly clock: Clock,
    private readonly database: Database,
  ) {}

  /**
   * @param db the transaction that the work is part of, if any
   * @returns nothing where there is no such account
   */
  async ofAccount(
    id: string,
    { now, db }: { readonly now?: Date; readonly db?: Queries } = {},
  ): Promise<Context | undefined> {
    const account = await this.accounts.findById(id, db);
    return (
      account && systemContext(account, now ?? this.clock.now(), db ?? this.database.ofAccount(account.id))
    );
  }
}
