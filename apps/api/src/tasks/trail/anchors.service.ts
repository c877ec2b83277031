import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock, type Queries } from '../../context/index.js';
import { Database } from '../../database/index.js';
import { type EvidenceKey, EvidenceKeysService, type EvidenceKeyPurpose } from '../../sealing/index.js';
import {
  type Anchor,
  type AnchoredHead,
  anchorStart,
  isAnchorGenuine,
  isAnchored,
  isMadeOf,
  signAnchor,
  toLeaf,
  type TrailHead,
} from './anchor.js';
import { anchorsStore, type HeadsToAnchor } from './anchors.store.js';
import { merkleTree } from './merkle-tree.js';

/** How many heads one anchor holds at most: its tree is hashed in some milliseconds. */
const mostHeads = 5000;
/** How many heads are hashed anew where a trail is read. */
const mostHeadsAtARead = 20_000;
/** Where nothing happens, an anchor an hour says so. */
const quietMilliseconds = 3_600_000;

export const anchorKeyPurpose: EvidenceKeyPurpose = {
  name: 'anchors',
  make: () => {
    const { privateKey, publicKey } = generateKeyPairSync('ed25519');
    return Promise.resolve({
      secret: Buffer.from(privateKey.export({ type: 'pkcs8', format: 'pem' })),
      publicPart: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    });
  },
};

export interface AnchoredTrail {
  readonly head: AnchoredHead;
  readonly anchor: Anchor;
}

/** The signed log of anchors, which holds what the heads of all trails were and when. */
@Injectable()
export class AnchorsService implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly keys: EvidenceKeysService,
    private readonly clock: Clock,
  ) {}

  /** Loads the key, so that no one who verifies a trail within a transaction has to. */
  async onModuleInit(): Promise<void> {
    await this.keys.current(anchorKeyPurpose);
  }

  /** Anchors all heads that changed, as many as fit into an anchor at a time. */
  async addAll(most = mostHeads): Promise<void> {
    const now = this.clock.now();
    for (let after: string | undefined = ''; after !== undefined;)
      after = await this.add({ after, most, now });
  }

  /** @returns the last task of the anchor where there may be more heads behind it */
  private async add(from: HeadsToAnchor): Promise<string | undefined> {
    const { now } = from;
    const key = await this.keys.current(anchorKeyPurpose);
    return this.database.transaction(async (db) => {
      await anchorsStore.lock(db);
      const last = await anchorsStore.last(db);
      const heads = await anchorsStore.newHeads(from, db);
      const isQuiet = last !== undefined && now.getTime() - Date.parse(last.at) < quietMilliseconds;
      if (heads.length === 0 && (isQuiet || from.after !== '')) return undefined;
      await addAnchor(last, heads, { now, key, db });
      return heads.length < from.most ? undefined : heads.at(-1)?.task_id;
    });
  }

  /**
   * Whether a trail still holds all that was ever anchored of it, a trail that was not anchored yet too: one that was cut and has
   * grown past where it ended since holds the last of its heads, and not the earlier ones.
   */
  async isHeld(db: Queries, taskId: string, entries: readonly TrailHead[]): Promise<boolean> {
    const known = await anchorsStore.ofTask(taskId, db);
    if (!known) return true;
    const { head, anchor } = known;
    const publicKey = await this.publicKey();
    if (!anchor || !isAnchorGenuine(anchor, publicKey) || !isAnchored(head, anchor)) return false;
    const hashes = new Map(entries.map((entry) => [entry.sequence, entry.hash]));
    const heads = await anchorsStore.headsOfTask(taskId, db);
    return heads.every(({ sequence, hash }) => hashes.get(sequence) === hash);
  }

  /**
   * Whether the anchors since a time, the last entry's of a trail, still have as many heads as they were made of: who cuts a trail
   * and takes the heads away that it had would otherwise leave no gap. Of the newest, as many as are hashed in some hundredths of a
   * second are made anew from their heads: in these another cannot stand in the place of one.
   */
  async areWholeSince(db: Queries, at: string): Promise<boolean> {
    if (!(await anchorsStore.areWholeSince(at, db))) return false;
    const anchors = await anchorsStore.since(at, mostHeadsAtARead, db);
    const heads = await anchorsStore.leavesOf(anchors, db);
    return anchors.every((anchor) => isMadeOf(anchor, heads.get(anchor.sequence) ?? []));
  }

  /** A trail up to its last anchored head, with what shows that the anchor holds it; nothing where none was anchored. */
  async proofOf(db: Queries, taskId: string): Promise<AnchoredTrail | undefined> {
    const known = await anchorsStore.ofTask(taskId, db);
    if (!known?.anchor) return undefined;
    const { sequence, hash, leaf_index, path } = known.head;
    return { head: { task_id: taskId, sequence, hash, leaf_index, path }, anchor: known.anchor };
  }

  /** Signs a statement of another kind than anchors are: its name stands before the hash. */
  async sign(kind: string, sha256: string): Promise<{ readonly key_id: string; readonly signature: string }> {
    const key = await this.keys.current(anchorKeyPurpose);
    const secret = createPrivateKey(key.secret.toString());
    const signature = sign(null, Buffer.from(`${kind}\n${sha256}`), secret).toString('base64');
    return { key_id: key.id, signature };
  }

  async publicKey(): Promise<KeyObject> {
    const { publicPart, secret } = await this.keys.current(anchorKeyPurpose);
    // The one that the secret has: the other is in the open, where it may have been changed.
    const key = createPublicKey(createPrivateKey(secret.toString()));
    if (publicPart !== key.export({ type: 'spki', format: 'pem' }).toString())
      throw new Error('The public key of the anchors was changed');
    return key;
  }
}

interface Adding {
  readonly now: Date;
  readonly key: EvidenceKey;
  readonly db: Queries;
}

async function addAnchor(
  last: Anchor | undefined,
  heads: readonly TrailHead[],
  { now, key, db }: Adding,
): Promise<void> {
  const { root, paths } = merkleTree(heads.map(toLeaf));
  const body = {
    sequence: (last?.sequence ?? 0) + 1,
    at: now.toISOString(),
    heads: heads.length,
    root,
    previous_hash: last?.hash ?? anchorStart,
  };
  const anchor = signAnchor(body, { id: key.id, secret: createPrivateKey(key.secret.toString()) });
  const anchored = heads.map((head, index) => ({ ...head, leaf_index: index, path: paths[index] ?? [] }));
  await anchorsStore.insert(anchor, anchored, db);
}
