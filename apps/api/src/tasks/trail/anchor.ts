import { type KeyObject, sign, verify } from 'node:crypto';
import { z } from 'zod';
import { canonicalJson } from '../../sealing/index.js';
import { sha256 } from '../signing/sha256.js';
import { isInMerkleTree, merkleTree } from './merkle-tree.js';

export interface TrailHead {
  readonly task_id: string;
  readonly sequence: number;
  readonly hash: string;
}

/** Times are ISO 8601 UTC, hashes hex. */
export const Anchor = z.object({
  sequence: z.int().min(1),
  at: z.iso.datetime(),
  heads: z.int().min(0),
  root: z.string(),
  previous_hash: z.string(),
  hash: z.string(),
  signature: z.string(),
  key_id: z.string(),
});
export type Anchor = Readonly<z.infer<typeof Anchor>>;
type AnchorBody = Omit<Anchor, 'hash' | 'signature' | 'key_id'>;

/** What the first anchor follows. */
export const anchorStart = sha256('firstday.anchors');

/** A head as a leaf of the tree. */
export const toLeaf = ({ task_id, sequence, hash }: TrailHead): string =>
  canonicalJson({ task_id, sequence, hash });

export const anchorHash = ({ sequence, at, heads, root, previous_hash }: AnchorBody): string =>
  sha256(canonicalJson({ sequence, at, heads, root, previous_hash }));

export function signAnchor(
  body: AnchorBody,
  key: { readonly id: string; readonly secret: KeyObject },
): Anchor {
  const hash = anchorHash(body);
  const signature = sign(null, Buffer.from(hash), key.secret).toString('base64');
  return { ...body, hash, signature, key_id: key.id };
}

/** Whether an anchor is as it was signed. */
export const isAnchorGenuine = (anchor: Anchor, publicKey: KeyObject): boolean =>
  anchor.hash === anchorHash(anchor) &&
  verify(null, Buffer.from(anchor.hash), publicKey, Buffer.from(anchor.signature, 'base64'));

export interface AnchoredHead extends TrailHead {
  readonly leaf_index: number;
  readonly path: readonly string[];
}

/** Whether an anchor holds a head. */
export const isAnchored = (head: AnchoredHead, anchor: AnchorBody): boolean =>
  isInMerkleTree(
    { leaf: toLeaf(head), index: head.leaf_index, size: anchor.heads, path: head.path },
    anchor.root,
  );

/** Whether an anchor was made of these heads, in the order of their leaves. */
export const isMadeOf = (anchor: Pick<Anchor, 'heads' | 'root'>, heads: readonly AnchoredHead[]): boolean =>
  heads.length === anchor.heads &&
  heads.every(({ leaf_index }, index) => leaf_index === index) &&
  merkleTree(heads.map(toLeaf)).root === anchor.root;
