import type { Queries } from '../../context/index.js';
import type { Credential } from './credential.js';

const lifeMilliseconds = 1000;
const maxTokens = 10_000;

/**
 * Caches API tokens that this process resolved within the last second. A token revoked here is refused at once; one
 * revoked by another process, after a second at the latest (docs/adr/0013-few-round-trips.md).
 */
export class TokenCache {
  private readonly credentials = new Map<
    string,
    { readonly credential: Credential; readonly until: number }
  >();
  private generation = 0;

  /** The cached credential of a token. */
  get(hash: string): Credential | undefined {
    const known = this.credentials.get(hash);
    return known && known.until > performance.now() ? known.credential : undefined;
  }

  /** @param load queries the database; misses are not cached */
  async getOrLoad(
    hash: string,
    load: () => Promise<Credential | undefined>,
  ): Promise<Credential | undefined> {
    const known = this.get(hash);
    if (known) return known;
    const asked = performance.now();
    const { generation } = this;
    const credential = await load();
    // A lookup that overlapped a revocation may be stale.
    if (credential && generation === this.generation)
      this.set(hash, credential, asked + Math.min(lifeMilliseconds, credential.millisecondsLeft ?? Infinity));
    else this.credentials.delete(hash);
    return credential;
  }

  /** Call after a revocation, or the deletion of an organization, is committed. */
  clear(): void {
    this.generation += 1;
    this.credentials.clear();
  }

  private set(hash: string, credential: Credential, until: number): void {
    if (this.credentials.size >= maxTokens) this.credentials.clear();
    this.credentials.set(hash, { credential, until });
  }
}

const cachesOfDatabases = new WeakMap<object, TokenCache>();

/** The token cache of a process's database, whoever asks there. */
export function tokenCacheOf({ manager: { dataSource } }: Queries): TokenCache {
  const known = cachesOfDatabases.get(dataSource) ?? new TokenCache();
  cachesOfDatabases.set(dataSource, known);
  return known;
}
