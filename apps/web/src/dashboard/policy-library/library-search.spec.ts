import { describe, expect, it } from '@jest/globals';
import { parseLibrarySearch } from './library-search';

describe('what the address asks of the library', () => {
  it('is a state and a kind', () => {
    expect(parseLibrarySearch({ jurisdiction: 'NY', kind: 'notice' })).toEqual({
      jurisdiction: 'NY',
      kind: 'notice',
    });
  });

  it('is left out where nobody can ask it', () => {
    const nothing = { jurisdiction: '', kind: '' };
    for (const given of [
      {},
      { jurisdiction: 'ny' },
      { jurisdiction: ['NY', 'NJ'] },
      { kind: 'poems' },
      { kind: ['notice'] },
    ])
      expect(parseLibrarySearch(given)).toEqual(nothing);
  });
});
