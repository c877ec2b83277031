import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import type { Keyring, SealingKey } from './keyring.js';

const digits = 8;

/** A code as it is stored: a keyed hash, so that someone with the database but without the key cannot try codes against it. */
interface StoredCode {
  readonly id: string;
  readonly code_hash: string;
}

/** One-time codes of one feature. */
export class OneTimeCodes {
  constructor(
    private readonly keyring: Keyring,
    /** Separates the codes of one feature from those of all others. */
    private readonly purpose: string,
  ) {}

  /** Eight digits: easy to say on the phone in any language, and five tries find one in twenty million. */
  create(): string {
    return String(randomInt(10 ** digits)).padStart(digits, '0');
  }

  /** @param id the record that the code belongs to */
  hash(id: string, code: string): string {
    return this.keyedHash(this.keyring.current, id, code).toString('base64url');
  }

  /** With or without spaces, under any key that is still in use. */
  isRight({ id, code_hash }: StoredCode, given: string): boolean {
    const known = Buffer.from(code_hash, 'base64url');
    const code = given.replaceAll(/\D/g, '');
    return this.keyring.keys
      .map((key) => this.keyedHash(key, id, code))
      .some((hash) => hash.length === known.length && timingSafeEqual(hash, known));
  }

  private keyedHash(key: SealingKey, id: string, code: string): Buffer {
    return createHmac('sha256', key.derive(this.purpose)).update(`${id}/${code}`).digest();
  }
}
