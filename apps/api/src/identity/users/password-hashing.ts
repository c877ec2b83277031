import { Injectable } from '@nestjs/common';

/** Loaded on first use: a process that only serves API clients never needs it. */
const argon2 = () => import('@node-rs/argon2');

/** argon2id is the binding's default; memory and passes follow OWASP's minimum. All parameters are in the hash. */
const settings = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The slow part: verifying a password costs as much as guessing one. */
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
