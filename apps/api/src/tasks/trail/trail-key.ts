import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { addMacs } from './add-macs.store.js';
import { EvidenceKeysService, type EvidenceKeyPurpose } from '../../sealing/index.js';

/** RFC 2104 asks for as many bytes as the hash has. */
const keyBytes = 32;

const toMac = (secret: Buffer, hash: string): string =>
  createHmac('sha256', secret).update(hash).digest('hex');

export const trailKeyPurpose: EvidenceKeyPurpose = {
  name: 'trail',
  make: () => Promise.resolve({ secret: randomBytes(keyBytes), publicPart: null }),
  adopt: (db, secret) => addMacs(db, (hash) => toMac(secret, hash)),
};

/**
 * Signs the entries of audit trails with a key that is not in the database in the open (HMAC-SHA-256): who rewrites a
 * trail can make its hashes fit, and not this.
 */
@Injectable()
export class TrailKey implements OnModuleInit {
  private secret: Buffer | undefined;

  constructor(private readonly keys: EvidenceKeysService) {}

  async onModuleInit(): Promise<void> {
    this.secret = (await this.keys.current(trailKeyPurpose)).secret;
  }

  /** @param hash of an entry, which covers all before it */
  sign(hash: string): string {
    if (!this.secret) throw new Error('the key of the trail is loaded at the start');
    return toMac(this.secret, hash);
  }

  isGenuine(hash: string, signature: string | null): boolean {
    if (signature === null) return false;
    const [given, expected] = [Buffer.from(signature), Buffer.from(this.sign(hash))];
    return given.length === expected.length && timingSafeEqual(given, expected);
  }
}
