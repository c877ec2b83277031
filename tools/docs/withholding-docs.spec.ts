import { describe, expect, it } from '@jest/globals';

import { root } from '../setup/root.mjs';
import { withholdingDocs } from './withholding-docs.ts';

describe('docs/withholding.md', () => {
  it('has the states and the paths of answers as the forms have them: `npm run generate`', () => {
    const { is, shall } = withholdingDocs(root);
    expect(is).toBe(shall);
    expect(is).toContain('`task.filing_status`');
  });
});
