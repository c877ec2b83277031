import { describe, expect, it } from '@jest/globals';
import { officialDocuments, officialPdfs } from '@firstday/forms';

import { pages } from './pages.ts';

const text = pages.text('docs/official-files.md');
const [filled = '', shown = ''] = text.split('## Shown and acknowledged');
const hashesIn = (part: string) => [...part.matchAll(/`([0-9a-f]{64})`/g)].map(([, hash]) => hash);

describe('docs/official-files.md', () => {
  it('has the hash of each file that is filled in', () => {
    expect(hashesIn(filled).toSorted()).toEqual(officialPdfs.map(({ sha256 }) => sha256).toSorted());
  });

  it('has the hash of each file that is shown, with its form', () => {
    expect(hashesIn(shown).toSorted()).toEqual(officialDocuments.map(({ sha256 }) => sha256).toSorted());
    for (const { form, sha256 } of officialDocuments)
      expect(shown).toMatch(new RegExp(`\`${form}\` +\\| \`${sha256}\``));
  });
});
