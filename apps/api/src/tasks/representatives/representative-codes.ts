import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Keyring, type SealingKey } from '../../sealing/index.js';
import type { RepresentativeEntity } from './representative.entity.js';

const purpose = 'representative-codes';
const digits = 8;

/** The codes that go with the links of representatives. Only a keyed hash of them is kept. */
@Injectable()
export class RepresentativeCodes {
  constructor(private readonly keyring: Keyring) {}

  /** Eight digits: easy to say on the phone in any language, and five tries find one in twenty million. */
  create(): string {
    return String(randomInt(10 ** digits)).padStart(digits, '0');
  }

  hash(representativeId: string, code: string): string {
    return keyedHash(this.keyring.current, representativeId, code).toString('base64url');
  }

  isRight({ id, code_hash }: Pick<RepresentativeEntity, 'id' | 'code_hash'>, given: string): boolean {
    const known = Buffer.from(code_hash, 'base64url');
    const code = given.replaceAll(/\D/g, '');
    return this.keyring.keys
      .map((key) => keyedHash(key, id, code))
      .some((hash) => hash.length === known.length && timingSafeEqual(hash, known));
  }
}

const keyedHash = (key: SealingKey, representativeId: string, code: string): Buffer =>
  createHmac('sha256', key.derive(purpose)).update(`${representativeId}/${code}`).digest();
