import { describe, expect, it } from '@jest/globals';
import { parseLibrarySearch } from './library-search';

describe('what the address asks of the library', () => {
  it('is a state, a kind and words', () => {
    expect(parseLibrarySearch({ jurisdiction: 'NY', kind: 'notice', q: ' pay ' })).toEqual({
      jurisdiction: 'NY',
      kind: 'notice',
      q: 'pay',
    });
  });

  it('is left out where nobody can ask it', () => {
    const nothing = { jurisdiction: '', kind: '', q: '' };
    for (const given of [
      {},
      { jurisdiction: 'ny' },
      { jurisdiction: ['NY', 'NJ'] },
      { kind: 'poems' },
      { kind: ['notice'] },
      { q: ['pay', 'day'] },
    ])
      expect(parseLibrarySearch(given)).toEqual(nothing);
  });
});
