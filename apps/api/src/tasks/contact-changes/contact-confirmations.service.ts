import type { ConfirmContactChange, ContactChangeConfirmed } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import { Clock, type Context, type Origin, systemContext } from '../../context/index.js';
import { Database } from '../../database/index.js';
import { AccountsService, SecurityLogService } from '../../identity/index.js';
import { OutboxStore } from '../../outbox/index.js';
import { EmployeeContactsService, type NamedContactChange } from '../../records/index.js';
import { ContactChangeLink } from './contact-change-link.js';

interface Visit {
  readonly origin: Origin;
  readonly requestId: string;
}

/** Confirms a replaced contact by the link that went to the former one: then links are sent to the new one at once. */
@Injectable()
export class ContactConfirmationsService {
  constructor(
    private readonly link: ContactChangeLink,
    private readonly contacts: EmployeeContactsService,
    private readonly outbox: OutboxStore,
    private readonly accounts: AccountsService,
    private readonly log: SecurityLogService,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async confirm({ token }: ConfirmContactChange, visit: Visit): Promise<ContactChangeConfirmed> {
    const found = this.link.read(token);
    const account = found && (await this.accounts.findOpen(found.accountId));
    if (!found || !account) return { is_confirmed: false };
    const ctx = {
      ...systemContext(account, this.clock.now(), this.database.ofAccount(account.id)),
      ...visit,
    };
    const is_confirmed = await ctx.db.transaction((db) => this.confirmChange({ ...ctx, db }, found.change));
    return { is_confirmed };
  }

  private async confirmChange(ctx: Context, change: NamedContactChange): Promise<boolean> {
    if (!(await this.contacts.confirm(ctx, change))) return false;
    const { employeeId, channel } = change;
    const holds = (await this.contacts.holdsOf(ctx, [employeeId])).get(employeeId);
    // Another change of the same contact may wait for a confirmation of its own.
    if (holds?.[channel] === undefined)
      await this.outbox.release(ctx, employeeId, channel === 'email' ? 'email' : 'sms');
    await this.log.record(ctx, {
      kind: 'employee.contact_confirmed',
      subject: { type: 'employee', id: employeeId },
      detail: { channel },
    });
    return true;
  }
}
