import { describe, expect, it, jest } from '@jest/globals';
import { TokenCache } from './token-cache.js';
import type { Credential } from './credential.js';

const holder: Credential = {
  account: { id: 'acct_1', organizationId: 'org_1', mode: 'live' },
  actor: {
    kind: 'api_token',
    tokenId: 'tok_1',
    permissions: null,
    limits: { expiresAt: null, networks: null, ownerId: null },
  },
};

/** Looks that are counted, of a token that somebody may revoke. */
function vault() {
  const state = { looks: 0, isRevoked: false };
  const look = async () => {
    state.looks += 1;
    return state.isRevoked ? undefined : holder;
  };
  return { state, look };
}

describe('a known API token', () => {
  it('is looked up once, and again when a second has passed', async () => {
    jest.useFakeTimers({ now: 0 });
    try {
      const known = new TokenCache();
      const { state, look } = vault();
      for (let time = 0; time < 3; time++) expect(await known.getOrLoad('a', look)).toBe(holder);
      expect(state.looks).toBe(1);
      state.isRevoked = true;
      jest.advanceTimersByTime(999);
      expect(await known.getOrLoad('a', look)).toBe(holder);
      jest.advanceTimersByTime(1);
      expect(await known.getOrLoad('a', look)).toBeUndefined();
      expect(await known.getOrLoad('a', look)).toBeUndefined();
      expect(state.looks).toBe(3);
    } finally {
      jest.useRealTimers();
    }
  });

  it('is not known for longer than it holds', async () => {
    jest.useFakeTimers({ now: 0 });
    try {
      const known = new TokenCache();
      let looks = 0;
      const look = async () => ((looks += 1) === 1 ? { ...holder, millisecondsLeft: 300 } : undefined);
      expect(await known.getOrLoad('a', look)).toBeDefined();
      jest.advanceTimersByTime(299);
      expect(known.get('a')).toBeDefined();
      jest.advanceTimersByTime(1);
      expect(await known.getOrLoad('a', look)).toBeUndefined();
    } finally {
      jest.useRealTimers();
    }
  });

  it('is forgotten at once when one is revoked', async () => {
    const known = new TokenCache();
    const { state, look } = vault();
    await known.getOrLoad('a', look);
    state.isRevoked = true;
    known.clear();
    expect(await known.getOrLoad('a', look)).toBeUndefined();
  });

  it('is not remembered from a look that began before the revocation', async () => {
    const known = new TokenCache();
    const { state, look } = vault();
    let answer = () => {};
    const slow = new Promise<void>((resolve) => (answer = resolve)).then(() => holder);
    const early = known.getOrLoad('a', () => slow);
    state.isRevoked = true;
    known.clear();
    answer();
    await early;
    expect(await known.getOrLoad('a', look)).toBeUndefined();
  });
});
