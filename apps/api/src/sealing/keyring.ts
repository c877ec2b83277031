import { type KeyObject, createSecretKey, hkdfSync } from 'node:crypto';
import { ProblemError } from '../context/index.js';

/** How many bytes of randomness a key has. */
export const keyLength = 32;

const derivedFrom = (secret: Uint8Array, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, 'firstday', purpose, 32));

/** One key of the installation. It is not used directly: a key is derived from it for each purpose. */
export class SealingKey {
  /** One-way hash, by which the database identifies the key. */
  readonly fingerprint: string;
  /** The start of the fingerprint, eight hex digits: written in the header of sealed values. */
  readonly id: string;
  // Private to the language, so that no log or inspection of this object shows it.
  readonly #secret: Buffer;
  readonly #derived = new Map<string, KeyObject>();

  constructor(secret: Buffer) {
    this.#secret = secret;
    this.fingerprint = derivedFrom(secret, 'key-fingerprint').toString('hex');
    this.id = this.fingerprint.slice(0, 8);
  }

  /** @param purpose separates keys, e.g. `answers`: what is sealed for one purpose does not open for another */
  derive(purpose: string): KeyObject {
    const known = this.#derived.get(purpose);
    if (known) return known;
    const key = createSecretKey(derivedFrom(this.#secret, purpose));
    this.#derived.set(purpose, key);
    return key;
  }
}

/** A value names a key that this process does not have, even after reloading its keys. */
export class UnknownKeyError extends Error {
  override readonly name = 'UnknownKeyError';

  constructor(readonly keyId: string) {
    super(`no key ${keyId} is known`);
  }
}

/**
 * This process has not confirmed for a while which key is current, and must not go on with one that may be about to
 * be removed.
 */
export class StaleKeyringError extends ProblemError {
  constructor() {
    const message = 'The keys of this installation could not be checked. Try again in a moment.';
    super(503, 'ServiceUnavailableError', message, {}, { 'retry-after': '2' });
  }
}

const shortestPause = 1000;

/** How long a process may seal without confirming that its current key is still current. */
export const staleAfterSeconds = 10;

/** The known keys, and the current one that seals. */
export class Keyring {
  private readonly known = new Map<string, SealingKey>();
  private sealing: SealingKey;
  private reloadedAt = -Infinity;
  private confirmedAt = Infinity;

  /**
   * @param keys the first of them seals until `use` names another
   * @param readKeys what the key files hold now: another process may have added a key a moment ago
   */
  constructor(
    keys: readonly SealingKey[],
    private readonly readKeys: () => readonly SealingKey[] = () => [],
  ) {
    const [first] = keys;
    if (!first) throw new Error('a keyring has at least one key');
    this.sealing = first;
    this.add(keys);
  }

  /** A keyring of one key. */
  static of(secret: Buffer): Keyring {
    return new Keyring([new SealingKey(secret)]);
  }

  /** The key for sealing. @throws StaleKeyringError */
  get current(): SealingKey {
    this.assertFresh();
    return this.sealing;
  }

  /** @throws StaleKeyringError where nothing can be sealed at this moment */
  assertFresh(): void {
    if (performance.now() - this.confirmedAt > staleAfterSeconds * 1000) throw new StaleKeyringError();
  }

  /** In the order in which they were added. */
  get keys(): readonly SealingKey[] {
    return [...this.known.values()];
  }

  /** A key by its id. For an unknown id the key files are reread, at most once a second. */
  find(id: string): SealingKey | undefined {
    return this.known.get(id) ?? this.reload().get(id);
  }

  has(id: string): boolean {
    return this.known.has(id);
  }

  add(keys: readonly SealingKey[]): void {
    for (const key of keys) if (!this.known.has(key.id)) this.known.set(key.id, key);
  }

  /** Makes this the current key. @throws UnknownKeyError */
  use(id: string): void {
    const key = this.find(id);
    if (!key) throw new UnknownKeyError(id);
    this.sealing = key;
  }

  /** Confirms that the current key is still current; once called, it has to be called regularly. */
  confirm(): void {
    this.confirmedAt = performance.now();
  }

  private reload(): ReadonlyMap<string, SealingKey> {
    const now = performance.now();
    if (now - this.reloadedAt < shortestPause) return this.known;
    this.reloadedAt = now;
    this.add(this.readKeys());
    return this.known;
  }
}
