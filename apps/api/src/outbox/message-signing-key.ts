import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EvidenceKeysService, type EvidenceKeyPurpose } from '../sealing/index.js';

export const messageKeyPurpose: EvidenceKeyPurpose = {
  name: 'messages',
  make: () => Promise.resolve({ secret: randomBytes(32), publicPart: null }),
};

/** What is signed: for one purpose it proves nothing of another. */
type MessageKeyUse = 'bank_change' | 'bounce' | 'contact_change' | 'text_number' | 'unsubscribe';

const tokenMacBytes = 16;

/** The installation's own key for what messages bear outside: who knows all that the database holds cannot make it. */
@Injectable()
export class MessageSigningKey implements OnModuleInit {
  private secret: Buffer | undefined;

  constructor(private readonly keys: EvidenceKeysService) {}

  async onModuleInit(): Promise<void> {
    this.secret = (await this.keys.current(messageKeyPurpose)).secret;
  }

  sign(use: MessageKeyUse, value: string): Buffer {
    if (!this.secret) throw new Error('the key of messages is loaded at the start');
    return createHmac('sha256', this.secret).update(`${use}\n${value}`).digest();
  }

  /** @param given as many bytes of the signature as whoever made it kept: no fewer than eight */
  isGenuine(use: MessageKeyUse, value: string, given: Buffer): boolean {
    if (given.length < 8) return false;
    const expected = this.sign(use, value).subarray(0, given.length);
    return expected.length === given.length && timingSafeEqual(expected, given);
  }

  /** A token of a link in a message: parts that have no dots, and their signature. It is good for one use. */
  tokenOf(use: MessageKeyUse, parts: readonly string[]): string {
    const value = parts.join('.');
    return `${value}.${this.sign(use, value).subarray(0, tokenMacBytes).toString('base64url')}`;
  }

  /** @returns the parts; nothing where the token is not ours, or for another use */
  readToken(use: MessageKeyUse, token: string): readonly string[] | undefined {
    const [, value, mac = ''] = /^(.{1,250})\.([\w-]{22})$/.exec(token) ?? [];
    if (value === undefined || !this.isGenuine(use, value, Buffer.from(mac, 'base64url'))) return undefined;
    return value.split('.');
  }

  /** Finds a number again without naming it, in whatever account: who tries all numbers does not find it without the key. */
  hashNumber(number: string): string {
    return this.sign('text_number', number).toString('hex');
  }
}
