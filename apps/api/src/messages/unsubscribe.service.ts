import type { Unsubscribed, UnsubscribeQuery } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import { Clock, systemContext } from '../context/index.js';
import { Database } from '../database/index.js';
import { AccountsService, SecurityLogService } from '../identity/index.js';
import { askedFor, MessageSuppressionsStore, OutboxStore, UnsubscribeLink } from '../outbox/index.js';
import type { LinkRequestVisit } from '../tasks/index.js';

/** Ends reminders to an address, for the account whose message it stood in. */
@Injectable()
export class UnsubscribeService {
  constructor(
    private readonly link: UnsubscribeLink,
    private readonly outbox: OutboxStore,
    private readonly suppressions: MessageSuppressionsStore,
    private readonly accounts: AccountsService,
    private readonly log: SecurityLogService,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async take({ token }: UnsubscribeQuery, visit: LinkRequestVisit): Promise<Unsubscribed> {
    const id = this.link.read(token);
    if (id !== undefined) await this.suppress(id, visit);
    return { is_received: true };
  }

  private async suppress(id: string, visit: LinkRequestVisit): Promise<void> {
    const accountId = await this.outbox.findAccountOf(this.database.ofCredential('message', id), id);
    const account = accountId === undefined ? undefined : await this.accounts.findOpen(accountId);
    if (!account) return;
    const ctx = {
      ...systemContext(account, this.clock.now(), this.database.ofAccount(account.id)),
      ...visit,
    };
    await ctx.db.transaction(async (db) => {
      const inside = { ...ctx, db };
      const message = await this.outbox.find(inside, id);
      if (!message || message.address_hash === '') return;
      const { address_hash: hash, employee_id: employee, user_id: user } = message;
      await this.suppressions.insertUnsubscribed(inside, hash);
      await this.outbox.suppressQueued(inside, 'address_suppressed', { hash, but: askedFor });
      await this.log.record(inside, {
        kind: 'settings.changed',
        subject: employee ? { type: 'employee', id: employee } : { type: 'user', id: user ?? '' },
        detail: { setting: 'messages', change: 'updated', fields: ['unsubscribed'] },
      });
    });
  }
}
