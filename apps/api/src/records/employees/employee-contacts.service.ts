import type { ContactChannel, LinkIssuer } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { ResponsibleActorsStore, securityActorOf } from '../../identity/index.js';
import { Keyring, Sealer } from '../../sealing/index.js';
import { employeeContactChangesStore } from './employee-contact-changes.store.js';
import type { EmployeeEntity } from './employee.entity.js';

const channels = ['email', 'phone'] as const satisfies readonly ContactChannel[];
const settlingMilliseconds = 7 * 86_400_000;

type Contacts = Pick<EmployeeEntity, ContactChannel>;

/** A contact of an employee that someone else than a given actor set. */
export interface TrustedContact {
  readonly channel: ContactChannel;
  readonly value: string;
}

/** Records who changes the contacts of employees, and says which of them a given actor does not control. */
@Injectable()
export class EmployeeContactsService {
  private readonly sealer: Sealer;

  constructor(
    keyring: Keyring,
    private readonly responsible: ResponsibleActorsStore,
  ) {
    this.sealer = new Sealer(keyring, 'employee_contacts');
  }

  /** In the transaction that writes the record. @param before absent for a new record */
  async record(ctx: Context, row: EmployeeEntity, before?: Contacts): Promise<readonly ContactChannel[]> {
    const changed = channels.filter((channel) => row[channel] !== (before?.[channel] ?? null));
    if (changed.length === 0) return changed;
    const { actor_kind, actor_id } = securityActorOf(ctx.actor);
    const responsible_ids = await this.responsible.ofRequest(ctx);
    for (const channel of changed) {
      const former = before?.[channel];
      await employeeContactChangesStore.insert(ctx, {
        employee_id: row.id,
        channel,
        changed_at: row.updated_at,
        account_id: ctx.account.id,
        sealed_former: former ? this.sealer.seal(Buffer.from(former), row.id) : null,
        changed_by_type: actor_kind,
        changed_by_id: actor_id,
        responsible_ids,
        confirmed_at: null,
      });
    }
    return changed;
  }

  /**
   * The employee's contacts that were not set or last changed by the given actor (such as the issuer of a link, or anyone behind it),
   * nor by anyone since the given time, which is 7 days ago by default. A contact whose source is unknown, as one from before changes
   * were recorded, is not among them.
   */
  async contactsUnchangedBy(
    ctx: Context,
    employeeId: string,
    { actor, since = new Date(ctx.now.getTime() - settlingMilliseconds) }: UnchangedBy,
  ): Promise<TrustedContact[]> {
    const changes = await employeeContactChangesStore.listLast(ctx, employeeId);
    const settled = changes.filter(({ changed_at }) => changed_at < since);
    if (settled.length === 0) return [];
    const asking = await this.responsible.ofIssuer(ctx, actor);
    const trusted: TrustedContact[] = [];
    for (const { channel, value, responsible_ids } of settled) {
      const behind = await this.responsible.withMakers(ctx, responsible_ids);
      const isShared = [...behind].some((id) => asking.has(id));
      if (behind.size > 0 && !isShared) trusted.push({ channel, value });
    }
    return trusted;
  }
}

interface UnchangedBy {
  readonly actor: LinkIssuer;
  readonly since?: Date;
}
