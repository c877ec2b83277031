import { Injectable } from '@nestjs/common';
import { MessageSigningKey } from './message-signing-key.js';
import type { OutboxMessageEntity } from './outbox-message.entity.js';
import { toMailAddress } from './to-mail-address.js';
import { toTextNumber } from './to-text-number.js';

/** Where somebody is written to, as they are on record. */
export interface PersonAddresses {
  readonly email: string | null;
  readonly phone: string | null;
}

/** Knows addresses again by what is kept of them. */
@Injectable()
export class MessageAddresses {
  constructor(private readonly key: MessageSigningKey) {}

  /** Whether a message went where one to these would go now. Those of test accounts, and to representatives, go elsewhere anyhow. */
  isCurrent(
    { account_id, address_hash, channel, is_test, representative_id }: OutboxMessageEntity,
    person: PersonAddresses | undefined,
  ): boolean {
    if (is_test || representative_id !== null) return true;
    if (channel === 'email') return address_hash === (toMailAddress(account_id, person?.email)?.hash ?? '');
    const number = toTextNumber(person?.phone);
    return number !== undefined && address_hash === this.key.hashNumber(number);
  }
}
