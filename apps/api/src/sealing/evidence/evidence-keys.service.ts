import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock, type Queries } from '../../context/index.js';
import { Database } from '../../database/index.js';
import { Keyring } from '../keyring.js';
import { Sealer } from '../sealer.js';
import type { EvidenceKeyEntity } from './evidence-key.entity.js';
import { evidenceKeysStore } from './evidence-keys.store.js';

/** How a key for a purpose is made where there is none yet. */
export interface EvidenceKeyPurpose {
  readonly name: string;
  make(now: Date): Promise<{ readonly secret: Buffer; readonly publicPart: string | null }>;
  /** What is there from before the key was made, in the transaction that makes it. */
  adopt?(db: Queries, secret: Buffer): Promise<void>;
}

export interface EvidenceKey {
  readonly id: string;
  readonly secret: Buffer;
  readonly publicPart: string | null;
}

const isNotPermitted = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '42501';

/**
 * The keys that evidence is made with, one a purpose, sealed with the keyring. `migrate` makes them: the role that serves only reads them.
 * Where the owner serves, a missing one is made when it is first needed.
 */
@Injectable()
export class EvidenceKeysService {
  private readonly sealer: Sealer;
  private readonly opened = new Map<string, Promise<EvidenceKey>>();

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    keyring: Keyring,
  ) {
    this.sealer = new Sealer(keyring, 'evidence-keys');
  }

  /** @throws Error where the key that is kept was changed */
  current(purpose: EvidenceKeyPurpose): Promise<EvidenceKey> {
    const known = this.opened.get(purpose.name);
    if (known) return known;
    const key = this.load(purpose);
    this.opened.set(purpose.name, key);
    key.catch(() => this.opened.delete(purpose.name));
    return key;
  }

  private async load(purpose: EvidenceKeyPurpose): Promise<EvidenceKey> {
    const known = await evidenceKeysStore.findCurrent(purpose.name, this.database);
    return this.open(known ?? (await this.create(purpose)));
  }

  private async create(purpose: EvidenceKeyPurpose): Promise<EvidenceKeyEntity> {
    const now = this.clock.now();
    // Before the transaction: to make an RSA key takes seconds.
    const { secret, publicPart } = await purpose.make(now);
    const id = randomUUID();
    const key = {
      id,
      purpose: purpose.name,
      public_part: publicPart,
      sealed: this.sealer.seal(secret, id),
      created_at: now,
      retired_at: null,
    };
    const insert = this.database.transaction(async (db) => {
      await evidenceKeysStore.lock(db);
      const meanwhile = await evidenceKeysStore.findCurrent(purpose.name, db);
      if (meanwhile) return meanwhile;
      await evidenceKeysStore.insert(key, db);
      await purpose.adopt?.(db, secret);
      return key;
    });
    return insert.catch((error: unknown) => {
      if (!isNotPermitted(error)) throw error;
      throw new Error(
        `The evidence key "${purpose.name}" is missing, and only the owner of the database may make it: run \`migrate\` where DATABASE_OWNER_URL is set.`,
        { cause: error },
      );
    });
  }

  private open({ id, sealed, public_part }: EvidenceKeyEntity): EvidenceKey {
    return { id, secret: this.sealer.open(sealed, id), publicPart: public_part };
  }
}
