import { describe, expect, it } from '@jest/globals';

import { root } from '../setup/root.mjs';
import { everifyMandatesDocs } from './everify-mandates-docs.ts';

describe('docs/everify.md', () => {
  it('has the states that require E-Verify as the code has them: `npm run generate`', () => {
    const { is, shall } = everifyMandatesDocs(root);
    expect(is).toBe(shall);
    expect(is).toContain('Ala. Code 31-13-15');
  });
});
