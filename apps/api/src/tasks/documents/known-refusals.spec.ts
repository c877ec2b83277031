import { PdfRefusal } from '@firstday/documents/renderer';
import { describe, expect, it } from '@jest/globals';
import { KnownRefusals } from './known-refusals.js';

const refusal = new PdfRefusal('too_complex');

describe('PDFs that were too complex', () => {
  it('are known for an hour', () => {
    let time = 0;
    const known = new KnownRefusals(() => time);
    known.remember('a', refusal);
    time = 3_599_999;
    expect([known.find('a'), known.find('b')]).toEqual([refusal, undefined]);
    time = 3_600_000;
    expect(known.find('a')).toBeUndefined();
  });

  it('are a thousand at most: the oldest are forgotten', () => {
    const known = new KnownRefusals(() => 0);
    known.remember('first', refusal);
    known.remember('second', refusal);
    known.remember('first', refusal);
    for (let at = 0; at < 999; at += 1) known.remember(`other ${at}`, refusal);
    expect([known.find('first'), known.find('second')]).toEqual([refusal, undefined]);
  });
});
