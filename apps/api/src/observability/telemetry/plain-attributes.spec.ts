import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { plainAttributes } from './plain-attributes.js';

const of = (value: string) => plainAttributes({ value })['value'];

describe('what a span may say', () => {
  it('are names, ids and numbers', () => {
    for (const fine of [
      'clients.list',
      'insert.Zm9v_-',
      'task.updated',
      'TypeError at x.ts:12',
      'Answered 503',
      '',
    ])
      expect(of(fine)).toBe(fine);
    expect(plainAttributes({ status: 503 })).toEqual({ status: 503 });
  });

  it('is no address, email, query, number of a person, or long text, wherever it stands', () => {
    const wrong = [
      'https://x.example/a',
      'a@b.example',
      'a?b=c',
      '512-83-7741',
      'id 512837741',
      '512 83 7741',
      'x'.repeat(121),
      "O'Neil",
      'é',
    ];
    for (const value of wrong) expect([value, of(value)]).toEqual([value, '-']);
    fc.assert(
      fc.property(fc.string(), fc.string(), (before, after) => {
        expect(of(`${before}@${after}`)).toBe('-');
        expect(of(`${before} 512-83-7741 ${after}`)).toBe('-');
      }),
    );
  });
});
