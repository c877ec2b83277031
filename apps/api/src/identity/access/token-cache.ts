import type { Queries } from '../../context/index.js';
import type { Credential } from './credential.js';

const lifeMilliseconds = 1000;
const maxTokens = 10_000;

/**
 * Whose the API tokens are that this process has seen within the last second. A token that is revoked here is refused
 * at once; one that is revoked by another process, after a second at the latest (docs/adr/0013-few-round-trips.md).
 */
export class TokenCache {
  private readonly credentials = new Map<string, { readonly holder: Credential; readonly until: number }>();
  private generation = 0;

  /** Whose a token is, where that was looked up within the last second. */
  get(hash: string): Credential | undefined {
    const known = this.credentials.get(hash);
    return known && known.until > performance.now() ? known.holder : undefined;
  }

  /** @param look asks the database; what it does not find is not remembered */
  async getOrLoad(
    hash: string,
    look: () => Promise<Credential | undefined>,
  ): Promise<Credential | undefined> {
    const known = this.get(hash);
    if (known) return known;
    const asked = performance.now();
    const { generation } = this;
    const holder = await look();
    // What was looked up while something was revoked may be from before it.
    if (holder && generation === this.generation)
      this.set(hash, holder, asked + Math.min(lifeMilliseconds, holder.millisecondsLeft ?? Infinity));
    else this.credentials.delete(hash);
    return holder;
  }

  /** To be called once a revocation, or the deletion of an organization, is committed. */
  clear(): void {
    this.generation += 1;
    this.credentials.clear();
  }

  private set(hash: string, holder: Credential, until: number): void {
    if (this.credentials.size >= maxTokens) this.credentials.clear();
    this.credentials.set(hash, { holder, until });
  }
}

const cachesOfDatabases = new WeakMap<Queries, TokenCache>();

/** The tokens that this process knows of a database. */
export function tokenCacheOf(db: Queries): TokenCache {
  const known = cachesOfDatabases.get(db) ?? new TokenCache();
  cachesOfDatabases.set(db, known);
  return known;
}
