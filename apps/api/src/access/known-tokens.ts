import type { Queries } from '../platform/queries.js';
import type { Holder } from './holder.js';

const lifeMilliseconds = 1000;
const most = 10_000;

/**
 * Whose the API tokens are that this process has seen within the last second. A token that is revoked here is refused
 * at once; one that is revoked by another process, after a second at the latest (docs/adr/0013-few-round-trips.md).
 */
export class KnownTokens {
  private readonly holders = new Map<string, { readonly holder: Holder; readonly until: number }>();
  private generation = 0;

  /** Whose a token is, where that was looked up within the last second. */
  remembered(hash: string): Holder | undefined {
    const known = this.holders.get(hash);
    return known && known.until > performance.now() ? known.holder : undefined;
  }

  /** @param look asks the database; what it does not find is not remembered */
  async holderOf(hash: string, look: () => Promise<Holder | undefined>): Promise<Holder | undefined> {
    const known = this.remembered(hash);
    if (known) return known;
    const asked = performance.now();
    const { generation } = this;
    const holder = await look();
    // What was looked up while something was revoked may be from before it.
    if (holder && generation === this.generation)
      this.remember(hash, holder, asked + Math.min(lifeMilliseconds, holder.millisecondsLeft ?? Infinity));
    else this.holders.delete(hash);
    return holder;
  }

  /** To be called once a revocation, or the deletion of an organization, is committed. */
  forget(): void {
    this.generation += 1;
    this.holders.clear();
  }

  private remember(hash: string, holder: Holder, until: number): void {
    if (this.holders.size >= most) this.holders.clear();
    this.holders.set(hash, { holder, until });
  }
}

const ofDatabase = new WeakMap<Queries, KnownTokens>();

/** The tokens that this process knows of a database. */
export function knownTokensOf(db: Queries): KnownTokens {
  const known = ofDatabase.get(db) ?? new KnownTokens();
  ofDatabase.set(db, known);
  return known;
}
