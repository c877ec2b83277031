import type { ContactChannel, LinkIssuer } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { ResponsibleActorsStore, securityActorOf } from '../../identity/index.js';
import { Keyring, Sealer } from '../../sealing/index.js';
import { employeeContactChangesStore } from './employee-contact-changes.store.js';
import type { NamedContactChange } from './employee-contact-changes.store.js';
import type { ReplacedContact } from './employee-lifecycle.service.js';
import type { EmployeeEntity } from './employee.entity.js';

const channels = ['email', 'phone'] as const satisfies readonly ContactChannel[];
const settlingMilliseconds = 7 * 86_400_000;

/** How long no link is sent to a contact that replaced another one. */
const contactHoldMilliseconds = 86_400_000;

/** When links are sent to a contact that replaced another one, unless the change is confirmed before. */
export const holdEnd = (changedAt: Date): Date => new Date(changedAt.getTime() + contactHoldMilliseconds);

/** Until when links are not sent to each contact; absent for one that is not on hold. */
export type ContactHolds = Partial<Readonly<Record<ContactChannel, Date>>>;

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

  /**
   * In the transaction that writes the record.
   * @param before absent for a new record
   * @returns the contacts that were replaced or removed
   */
  async record(ctx: Context, row: EmployeeEntity, before?: Contacts): Promise<readonly ReplacedContact[]> {
    const changed = channels.filter((channel) => row[channel] !== (before?.[channel] ?? null));
    if (changed.length === 0) return [];
    const replaced: ReplacedContact[] = [];
    const { actor_kind, actor_id } = securityActorOf(ctx.actor);
    const responsible_ids = await this.responsible.ofRequest(ctx);
    for (const channel of changed) {
      const former = replacedValue(channel, before, row);
      if (former !== null) replaced.push({ employeeId: row.id, channel, former, changedAt: row.updated_at });
      await employeeContactChangesStore.insert(ctx, {
        employee_id: row.id,
        channel,
        changed_at: row.updated_at,
        account_id: ctx.account.id,
        sealed_former: former === null ? null : this.sealer.seal(Buffer.from(former), row.id),
        changed_by_type: actor_kind,
        changed_by_id: actor_id,
        responsible_ids,
        confirmed_at: null,
      });
    }
    return replaced;
  }

  /** The email address before the last change, where it was replaced since the given time. */
  async formerEmail(ctx: Context, employeeId: string, since: Date): Promise<string | null> {
    const sealed = await employeeContactChangesStore.findFormer(ctx, employeeId, 'email', since);
    return sealed && this.sealer.open(sealed, employeeId).toString();
  }

  /** @returns by the employee: until when links are not sent to contacts that were replaced, and are not confirmed */
  async holdsOf(ctx: Context, employees: readonly string[]): Promise<ReadonlyMap<string, ContactHolds>> {
    const since = new Date(ctx.now.getTime() - contactHoldMilliseconds);
    const holds = new Map<string, ContactHolds>();
    for (const change of await employeeContactChangesStore.listUnconfirmed(ctx, employees, since))
      holds.set(change.employee_id, {
        ...holds.get(change.employee_id),
        [change.channel]: holdEnd(change.changed_at),
      });
    return holds;
  }

  /** Confirms a change from the former contact. @returns whether it waited for that */
  confirm(ctx: Context, change: NamedContactChange): Promise<boolean> {
    const since = new Date(ctx.now.getTime() - contactHoldMilliseconds);
    return employeeContactChangesStore.confirm(ctx, change, since);
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

/** What a contact was, where it is another one now; null for a new contact, and where it is only written differently. */
function replacedValue(
  channel: ContactChannel,
  before: Contacts | undefined,
  after: Contacts,
): string | null {
  const former = before?.[channel] ?? null;
  const [one, other] = [former, after[channel]].map((value) => comparable(channel, value ?? ''));
  return former === null || one === other ? null : former;
}

const comparable = (channel: ContactChannel, value: string): string =>
  channel === 'email' ? value.trim().toLowerCase() : value.replaceAll(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
