import { describe, expect, it } from '@jest/globals';
import { linesOf } from './lines-of';

const bodyOf = (parts: readonly Uint8Array[]): ReadableStream<Uint8Array> =>
  new ReadableStream({
    start(controller) {
      for (const part of parts) controller.enqueue(part);
      controller.close();
    },
  });

async function allOf(lines: AsyncIterable<string>): Promise<string[]> {
  const all: string[] = [];
  for await (const line of lines) all.push(line);
  return all;
}

describe('lines that arrive in pieces', () => {
  it('are whole however they were cut, letters of several bytes included', async () => {
    const text = 'one\n{"name":"Ana Núñez"}\n\nlast';
    const bytes = new TextEncoder().encode(text);
    for (let size = 1; size <= bytes.length; size += 1) {
      const parts = Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
        bytes.slice(at * size, (at + 1) * size),
      );
      expect(await allOf(linesOf(bodyOf(parts)))).toEqual(['one', '{"name":"Ana Núñez"}', 'last']);
    }
  });
});
