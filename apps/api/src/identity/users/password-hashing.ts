import { Injectable } from '@nestjs/common';

/** Loaded with the first password: a process that serves integrators alone sees none. */
const argon2 = () => import('@node-rs/argon2');

/** The binding's own choice is argon2id; memory and passes are what OWASP asks for at least. All of it is in the hash. */
const settings = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The slow part of passwords: what it costs to look at one is what it costs to guess one. */
@Injectable()
export class PasswordHashing {
  async hash(password: string, salt: Uint8Array): Promise<string> {
    return (await argon2()).hash(composed(password), { ...settings, salt });
  }

  async verify(password: string, hash: string): Promise<boolean> {
    return (await argon2()).verify(hash, composed(password));
  }
}

/** Keyboards differ in whether an accent is a character of its own (NIST SP 800-63B-4, 3.1.1.2). */
const composed = (password: string): string => password.normalize('NFC');
