import { describe, expect, it } from '@jest/globals';
import { parseTraceparent, toTraceparent } from './parse-traceparent.js';

const [trace, span] = ['a'.repeat(32), 'b'.repeat(16)];

describe('traceparent', () => {
  it('is read and written as W3C Trace Context says', () => {
    for (const flags of ['00', '01']) {
      const context = parseTraceparent(`00-${trace}-${span}-${flags}`);
      expect(context).toEqual({ traceId: trace, spanId: span, traceFlags: Number(flags), isRemote: true });
      if (context) expect(toTraceparent(context)).toBe(`00-${trace}-${span}-${flags}`);
    }
    expect(parseTraceparent(`00-${trace}-${span}-ff`)?.traceFlags).toBe(1);
    expect(parseTraceparent(`cc-${trace}-${span}-01-what-a-later-version-adds`)?.traceId).toBe(trace);
  });

  it('is none where it is anything else', () => {
    const wrong = [
      ...[
        undefined,
        '',
        '00',
        `ff-${trace}-${span}-01`,
        `00-${trace}-${span}-01-more`,
        `00-${trace}-${span}-1`,
      ],
      ...[
        `00-${trace.toUpperCase()}-${span}-01`,
        `00-${'0'.repeat(32)}-${span}-01`,
        `00-${trace}-${'0'.repeat(16)}-01`,
      ],
      ...['x'.repeat(16_000), `00-${trace}-${span}-01\r\nx: y`],
    ];
    for (const header of wrong) expect([header, parseTraceparent(header)]).toEqual([header, undefined]);
  });
});
