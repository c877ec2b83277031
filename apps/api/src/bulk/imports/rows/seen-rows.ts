import { hash } from 'node:crypto';
import type { RowKey } from './row-key.js';

/** Whom the rows of a file are about, as far as it was read: by hashes, so that a long file takes little memory. */
export class SeenRows {
  private readonly rows = new Map<string, number>();

  /** The earlier row that is about the same record. */
  earlierThan(number: number, [primary]: readonly RowKey[]): number | undefined {
    const found = primary && this.rows.get(hashOf(primary));
    return found !== undefined && found < number ? found : undefined;
  }

  remember(number: number, keys: readonly RowKey[]): void {
    for (const key of keys) {
      const hashed = hashOf(key);
      if (!this.rows.has(hashed)) this.rows.set(hashed, number);
    }
  }
}

const hashOf = ({ by, value }: RowKey) =>
  hash('sha1', `${by}\n${value.toLowerCase()}`, 'base64url').slice(0, 16);
