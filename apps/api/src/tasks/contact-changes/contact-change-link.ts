import { ContactChannel } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import { MessageSigningKey } from '../../outbox/index.js';
import type { NamedContactChange } from '../../records/index.js';

interface ReadChange {
  readonly accountId: string;
  readonly change: NamedContactChange;
}

/** Signs the link that confirms one change of a contact: it is good for nothing else. */
@Injectable()
export class ContactChangeLink {
  constructor(private readonly key: MessageSigningKey) {}

  tokenOf(accountId: string, { employeeId, channel, changedAt }: NamedContactChange): string {
    return this.key.tokenOf('contact_change', [accountId, employeeId, channel, String(changedAt.getTime())]);
  }

  /** @returns nothing where the token is not ours */
  read(token: string): ReadChange | undefined {
    const [accountId, employeeId, named, at] = this.key.readToken('contact_change', token) ?? [];
    const channel = ContactChannel.safeParse(named);
    if (accountId === undefined || employeeId === undefined || !channel.success) return undefined;
    return { accountId, change: { employeeId, channel: channel.data, changedAt: new Date(Number(at)) } };
  }
}
