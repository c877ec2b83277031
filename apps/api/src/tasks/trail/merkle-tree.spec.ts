import { describe, expect, it } from '@jest/globals';
import { isInMerkleTree, merkleTree } from './merkle-tree.js';

const leaves = (size: number) => Array.from({ length: size }, (_, at) => `leaf ${at}`);

describe('a Merkle tree', () => {
  it('has the roots of RFC 9162', () => {
    // The hash of nothing, and the leaf of no bytes: the test vectors that Certificate Transparency's tools share.
    expect(merkleTree([]).root).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
    expect(merkleTree(['']).root).toBe('6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d');
  });

  it('shows of each leaf that it is in it, whatever its size', () => {
    for (let size = 1; size <= 40; size++) {
      const { root, paths } = merkleTree(leaves(size));
      for (const [index, path] of paths.entries()) {
        expect(path.length).toBeLessThanOrEqual(Math.ceil(Math.log2(size)));
        expect(isInMerkleTree({ leaf: `leaf ${index}`, index, size, path }, root)).toBe(true);
      }
    }
  });

  it('shows nothing of a leaf that is not there, is elsewhere, or has another path', () => {
    const size = 13;
    const { root, paths } = merkleTree(leaves(size));
    for (const [index, path] of paths.entries()) {
      const proof = { leaf: `leaf ${index}`, index, size, path };
      expect(isInMerkleTree({ ...proof, leaf: 'leaf' }, root)).toBe(false);
      expect(isInMerkleTree({ ...proof, index: (index + 1) % size }, root)).toBe(false);
      expect(isInMerkleTree({ ...proof, index: -1 }, root)).toBe(false);
      expect(isInMerkleTree({ ...proof, index: size }, root)).toBe(false);
      expect(isInMerkleTree({ ...proof, path: path.slice(1) }, root)).toBe(false);
      expect(isInMerkleTree({ ...proof, path: [...path, root] }, root)).toBe(false);
      expect(isInMerkleTree(proof, merkleTree(leaves(size + 1)).root)).toBe(false);
    }
  });
});
