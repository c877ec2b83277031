import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { EventStream } from './event-stream';

const text = ': hello\n\nid: 7\nevent: change\ndata: {"kind":"many"}\n\n:\n\ndata: one\ndata: two\n\n';
const events = [
  { event: 'change', data: '{"kind":"many"}', id: '7' },
  { event: 'message', data: 'one\ntwo', id: undefined },
];

describe('a stream of events', () => {
  it('is the same wherever its pieces end', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: text.length })), (cuts) => {
        const stream = new EventStream();
        const edges = [0, ...cuts.sort((a, b) => a - b), text.length];
        const read = edges.slice(1).flatMap((end, at) => stream.push(text.slice(edges[at], end)));
        expect(read).toEqual(events);
      }),
    );
  });

  it('may end its lines in either way', () => {
    expect(new EventStream().push(text.replaceAll('\n', '\r\n'))).toEqual(events);
  });

  it('keeps what is not whole yet', () => {
    const stream = new EventStream();
    expect(stream.push('data: half')).toEqual([]);
    expect(stream.push('\n\n')).toEqual([{ event: 'message', data: 'half', id: undefined }]);
  });
});
