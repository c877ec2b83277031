import { describe, expect, it } from '@jest/globals';

import { root } from '../setup/root.mjs';
import { libraryDocs } from './library-docs.ts';

describe('docs/policy-library.md', () => {
  it('has the policies of each state as the library has them: `npm run generate`', () => {
    const { is, shall } = libraryDocs(root);
    expect(is).toBe(shall);
    expect(is).toContain('`ca-de-4`');
  });
});
