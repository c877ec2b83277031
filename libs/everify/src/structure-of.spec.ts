import { describe, expect, it } from '@jest/globals';
import { structureOf } from './structure-of.js';

describe('the structure of an answer', () => {
  it('has keys and types, and no value', () => {
    const answer = {
      case_number: '2026001000001AA',
      is_open: true,
      count: 2,
      none: null,
      results: [{ ssn: '123-45-6789' }, { ssn: '123-45-6780' }],
    };
    expect(structureOf(answer)).toBe(
      '{case_number: string, is_open: boolean, count: number, none: null, results: [{ssn: string}]}',
    );
  });

  it('keeps no key that could be a value', () => {
    const answer = { '123-45-6789': 1, 'Ana Lopez': { 'ana@example.com': 1 }, '987654321': 1 };
    expect(structureOf(answer)).toBe('{(key): number, (key): {(key): number}}');
  });

  it('ends, however deep or long the answer is', () => {
    let deep: unknown = 1;
    for (let level = 0; level < 1000; level += 1) deep = [deep];
    expect(structureOf(deep)).toBe('[[[[[[…]]]]]]');
    const wide = Object.fromEntries(Array.from({ length: 5000 }, (_, at) => [`field_${at}`, at]));
    expect(structureOf(wide).length).toBeLessThanOrEqual(2001);
  });
});
