import { Injectable } from '@nestjs/common';
import { MessageSigningKey } from './message-signing-key.js';

const prefix = 'msg_';
const longestLocalPart = 64;
const macBytes = 8;

/**
 * An address of its own for each message, as the sender of its envelope: what comes back to it is about that message. It
 * is signed, so that nobody who knows a message's id can say that it came back.
 */
@Injectable()
export class BounceAddress {
  constructor(private readonly key: MessageSigningKey) {}

  /** @returns nothing where it would be longer than mail servers take */
  of(messageId: string, address: string): string | undefined {
    const [local = '', domain = ''] = address.split('@');
    // Mail servers may turn capitals into small letters.
    const id = messageId.slice(prefix.length).replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    const mac = this.key.sign('bounce', messageId).subarray(0, macBytes).toString('hex');
    const ownLocal = `${local}+${id}-${mac}`;
    return ownLocal.length > longestLocalPart ? undefined : `${ownLocal}@${domain}`;
  }

  /** @returns the message that the address belongs to; nothing where somebody made it up */
  read(given: string): string | undefined {
    const [, id, mac = ''] = /\+([0-9a-z_]{22,44})-([0-9a-f]{16})@/i.exec(given) ?? [];
    if (id === undefined) return undefined;
    const capitals = (_: string, letter: string) => letter.toUpperCase();
    const messageId = prefix + id.toLowerCase().replaceAll(/_([a-z])/g, capitals);
    return this.key.isGenuine('bounce', messageId, Buffer.from(mac, 'hex')) ? messageId : undefined;
  }
}
