import { createHash } from 'node:crypto';

/*
 * Merkle trees as RFC 9162 has them (section 2.1): one hash stands for many values, and a few hashes show that one of
 * them is among these. All hashes are SHA-256.
 */

const leafHash = (leaf: string): Buffer => createHash('sha256').update('\0').update(leaf).digest();

const nodeHash = (left: Uint8Array, right: Uint8Array): Buffer =>
  createHash('sha256').update('\x01').update(left).update(right).digest();

/** The largest power of two below a size above one: how many leaves are on the left. */
const leftSize = (size: number): number => 2 ** Math.floor(Math.log2(size - 1));

/** Hashes in hex. */
export interface MerkleTree {
  readonly root: string;
  /** What shows that each leaf is in the tree, from the leaf to the root: some logarithm of their number. */
  readonly paths: readonly (readonly string[])[];
}

interface Subtree {
  readonly root: Buffer;
  /** Of each leaf, upwards; added to as the tree grows above. */
  readonly paths: readonly string[][];
}

function subtreeOf(hashes: readonly Buffer[]): Subtree {
  const [only] = hashes;
  if (!only) return { root: createHash('sha256').digest(), paths: [] };
  if (hashes.length === 1) return { root: only, paths: [[]] };
  const middle = leftSize(hashes.length);
  const [left, right] = [subtreeOf(hashes.slice(0, middle)), subtreeOf(hashes.slice(middle))];
  const [leftRoot, rightRoot] = [left.root.toString('hex'), right.root.toString('hex')];
  for (const path of left.paths) path.push(rightRoot);
  for (const path of right.paths) path.push(leftRoot);
  return { root: nodeHash(left.root, right.root), paths: [...left.paths, ...right.paths] };
}

export function merkleTree(leaves: readonly string[]): MerkleTree {
  const { root, paths } = subtreeOf(leaves.map(leafHash));
  return { root: root.toString('hex'), paths };
}

export interface MerkleProof {
  readonly leaf: string;
  readonly index: number;
  /** How many leaves the tree has. */
  readonly size: number;
  readonly path: readonly string[];
}

/** RFC 9162, 2.1.3.2: whether a leaf is where it is said to be in the tree of a root. */
export function isInMerkleTree({ leaf, index, size, path }: MerkleProof, root: string): boolean {
  if (!Number.isSafeInteger(index) || index < 0 || index >= size) return false;
  let [at, last, hash] = [index, size - 1, leafHash(leaf)];
  for (const beside of path) {
    if (last === 0) return false;
    const other = Buffer.from(beside, 'hex');
    if (at % 2 === 1 || at === last) {
      hash = nodeHash(other, hash);
      while (at % 2 === 0 && at !== 0) [at, last] = [at >> 1, last >> 1];
    } else hash = nodeHash(hash, other);
    [at, last] = [at >> 1, last >> 1];
  }
  return last === 0 && hash.toString('hex') === root;
}
