import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  type AuditEntry,
  type ChainedAuditEntry,
  auditChainHash,
  auditChainStart,
  isAuditChainIntact,
} from './audit-chain-hash.js';

const detail = fc.dictionary(fc.string(), fc.oneof(fc.string(), fc.integer(), fc.array(fc.string())));

function chained(details: readonly Record<string, unknown>[]): ChainedAuditEntry[] {
  const chain: ChainedAuditEntry[] = [];
  for (const [at, given] of details.entries()) {
    const entry: AuditEntry = {
      task_id: 'task_1',
      sequence: at + 1,
      kind: 'answered',
      at: '2026-11-21T09:00:00.000Z',
      actor: { kind: 'system' },
      detail: given,
    };
    const previous_hash = chain.at(-1)?.hash ?? auditChainStart;
    chain.push({ ...entry, previous_hash, hash: auditChainHash(previous_hash, entry), mac: null });
  }
  return chain;
}

const some = fc.array(detail, { minLength: 2, maxLength: 8 });

describe('the audit chain', () => {
  it('holds as it was made, in whatever order the keys of an entry are kept', () => {
    fc.assert(
      fc.property(some, (details) => {
        const turned = chained(details).map((entry) => ({
          ...entry,
          detail: Object.fromEntries(Object.entries(entry.detail).reverse()),
        }));
        expect(isAuditChainIntact(turned)).toBe(true);
      }),
    );
  });

  it('breaks where an entry is left out, moved or changed', () => {
    fc.assert(
      fc.property(some, fc.nat(), (details, seed) => {
        const chain = chained(details);
        const at = seed % (chain.length - 1);
        const without = chain.filter((_, index) => index !== at);
        const moved = [...without, ...chain.slice(at, at + 1)];
        const changed = chain.map((entry, index) => (index === at ? { ...entry, kind: 'signed' } : entry));
        for (const broken of [without, moved, changed]) expect(isAuditChainIntact(broken)).toBe(false);
      }),
    );
  });

  it('that was cut at its end is found by the head that it should have', () => {
    const chain = chained([{}, {}, {}]);
    const head = { sequence: 3, hash: chain[2]?.hash ?? '' };
    expect(isAuditChainIntact(chain, head)).toBe(true);
    expect(isAuditChainIntact(chain.slice(0, 2), head)).toBe(false);
  });
});
