import { describe, expect, it } from '@jest/globals';
import { answerMark } from './answer-mark.js';

describe('the mark of an answer', () => {
  it('is that of FNV-1a, 64 bits', () => {
    // What the hash is of the three bytes "a" with its quotes, counted by another program.
    expect(answerMark('a')).toBe(BigInt('0xd4272417d7c77eea').toString(36));
  });

  it('is one for one answer, however it is written down', () => {
    const address = { street: '1 Main St', city: 'Troy', state: 'NY', zip: '12180', country: 'USA' };
    const turned = {
      country: 'USA',
      zip: '12180',
      secondary: null,
      state: 'NY',
      city: 'Troy',
      street: '1 Main St',
    };
    expect(answerMark(turned)).toBe(answerMark({ ...address, secondary: null }));
    expect(answerMark({ ...address, secondary: '' })).toBe(answerMark({ ...address, secondary: null }));
  });

  it('is another for another answer', () => {
    const marks = ['Troy', 'troy', 'Tróy', '12180', 12_180, true, ['a', 'b'], ['b', 'a'], 0, null].map((it) =>
      answerMark(it),
    );
    expect(new Set(marks).size).toBe(marks.length);
  });

  it('is empty where nothing is answered', () => {
    expect([undefined, null, '', [], false].map((it) => answerMark(it))).toEqual(['', '', '', '', '']);
  });
});
