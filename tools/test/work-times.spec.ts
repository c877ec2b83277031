import { describe, expect, it } from '@jest/globals';
import { overBudget } from './work-times.mjs';

describe('the budget of a spec file', () => {
  it('is broken by three runs in a row above it', () => {
    const kept = {
      'a.feature.spec.ts': [9, 10, 8.1],
      'b.feature.spec.ts': [9, 7, 10],
      'c.feature.spec.ts': [9, 10],
      'd.night.spec.ts': [90, 90, 90],
    };
    expect(overBudget(kept)).toEqual(['a.feature.spec.ts (9, 10, 8.1 s)']);
  });
});
