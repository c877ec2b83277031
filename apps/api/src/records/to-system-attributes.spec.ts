import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { pickGiven, mergeAttributes, toSystemAttributes } from './to-system-attributes.js';

const value = fc.oneof(fc.string(), fc.double({ noNaN: true }), fc.boolean());
const attributes = fc.dictionary(fc.string(), value);
const changes = fc.dictionary(fc.string(), fc.option(value));

describe('merged attributes', () => {
  it('hold what was given, what was there besides, and nothing that null cleared', () => {
    fc.assert(
      fc.property(attributes, changes, (before, given) => {
        const after = new Map(Object.entries(mergeAttributes(before, given)));
        const expected = new Map([...Object.entries(before), ...Object.entries(given)]);
        for (const [name, one] of expected) expect(after.get(name) ?? null).toBe(one);
        expect([...after.values()]).not.toContain(null);
        expect([...after.keys()].every((name) => expected.has(name))).toBe(true);
      }),
    );
  });

  it('are the same when the same change is made again', () => {
    fc.assert(
      fc.property(attributes, changes, (before, given) => {
        const once = mergeAttributes(before, given);
        expect(mergeAttributes(once, given)).toEqual(once);
      }),
    );
  });
});

describe('system attributes', () => {
  it("are the scalars that are neither the record's own nor reserved", () => {
    const given = { name: 'x', note: 'n', rank: 1, is_new: true, gone: null, id: 'cl_1', list: [], deep: {} };
    expect(toSystemAttributes(given, ['name'])).toEqual({ note: 'n', rank: 1, is_new: true, gone: null });
  });

  it('carry a name such as __proto__ as a plain property, and change no prototype', () => {
    const given: Record<string, unknown> = JSON.parse('{"__proto__":"x","constructor":"y"}');
    const kept = mergeAttributes({}, toSystemAttributes(given, []));
    expect(Object.entries(kept)).toEqual([
      ['__proto__', 'x'],
      ['constructor', 'y'],
    ]);
    expect(Object.getPrototypeOf(kept)).toBe(Object.prototype);
  });
});

describe('given properties', () => {
  it('are those named that were given, where null counts as given', () => {
    const given: { a?: number | null; b?: number; c?: number } = { a: null, c: 3 };
    expect(pickGiven(given, ['a', 'b'])).toEqual({ a: null });
  });
});
