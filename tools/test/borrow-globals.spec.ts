import { describe, expect, it } from '@jest/globals';

import { borrowGlobals } from './borrow-globals.mjs';

describe('the globals of a worker', () => {
  it('are after a spec file what they were before', () => {
    process.env['FIRSTDAY_CHANGED'] = 'before';
    const before = { console: globalThis.console, env: { ...process.env } };
    const giveBack = borrowGlobals({ ...globalThis.console });
    expect(globalThis.console).not.toBe(before.console);
    process.env['FIRSTDAY_CHANGED'] = 'after';
    process.env['FIRSTDAY_ADDED'] = 'after';
    delete process.env['PATH'];
    giveBack();
    expect(globalThis.console).toBe(before.console);
    expect({ ...process.env }).toEqual(before.env);
  });
});

describe('a spec file', () => {
  it('is told the line of its source where something is thrown', () => {
    type Lost = { readonly compiled: 'away' };
    const lost: Lost = { compiled: 'away' };
    expect(lost.compiled).toBe('away');
    expect(new Error('here').stack).toContain('borrow-globals.spec.ts:25:');
  });

  it('has the intrinsics of Node itself', () => {
    expect(() => process.chdir('/there/is/no/such/folder')).toThrow(Error);
    const [array, error] = structuredClone([[1], new TypeError('x')]);
    expect(array).toBeInstanceOf(Array);
    expect(error).toBeInstanceOf(TypeError);
  });
});
