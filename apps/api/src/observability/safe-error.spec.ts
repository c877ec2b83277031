import { describe, expect, it } from '@jest/globals';
import { errorKind } from './safe-error.js';

const answer = '512-83-7741';

describe('the kind of an error', () => {
  it('is its code, or its name', () => {
    expect(errorKind(Object.assign(new Error(answer), { code: 'ENOSPC' }))).toBe('ENOSPC');
    expect(errorKind(Object.assign(new Error(answer), { name: 'SealError' }))).toBe('SealError');
  });

  it('is where it was thrown, where its name says nothing', () => {
    expect(errorKind(new Error(answer))).toMatch(/^Error at safe-error\.spec\.ts:\d+$/);
    expect(errorKind(new TypeError(answer))).toMatch(/^TypeError at safe-error\.spec\.ts:\d+$/);
  });

  it('is never what it says, whatever is thrown', () => {
    const multiline = new Error(`first\n    at ${answer} (${answer}.ts:1:1)`);
    for (const thrown of [new Error(answer), multiline, answer, { message: answer }, null, undefined, 7])
      expect(errorKind(thrown)).not.toContain(answer);
  });
});
