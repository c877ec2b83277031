import { describe, expect, it } from '@jest/globals';
import { catalog } from './catalog/catalog.js';
import { isOfSameSigner, showsCorrections } from './shows-corrections.js';

describe('a correction', () => {
  it('is shown on each form of the catalog that several people sign, and on no other', () => {
    const shown = catalog.filter(showsCorrections).map(({ form }) => form);
    expect([...new Set(shown)].toSorted()).toEqual([
      'ca-dwc-time-of-hire',
      'i-9',
      'irs-8233',
      'irs-8850',
      'minor-work-permit',
      'ny-ls-54',
      'ny-ls-59',
    ]);
  });

  // M-274, 9.0: a preparer corrects the block that they completed.
  it('opens one block of Supplement A of Form I-9, since each is another preparer’s', () => {
    const i9 = catalog.find(({ form }) => form === 'i-9');
    const [first, second] = i9?.sections.filter(({ signer }) => signer === 'preparer') ?? [];
    if (!first || !second) throw new Error('Form I-9 has several blocks for preparers');
    expect([isOfSameSigner(first, first), isOfSameSigner(first, second)]).toEqual([true, false]);
  });
});
