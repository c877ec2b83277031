import { describe, expect, it } from '@jest/globals';
import { ReadingPool } from './reading-pool.js';
import { ReadingProcess } from './reading-process.js';

/** Two processes, which are never started: the pool only lends them. */
function poolOfTwo() {
  const pool = new ReadingPool([new ReadingProcess(), new ReadingProcess()]);
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  return {
    started,
    /** Work of the key that is the first letter of its name. */
    async ask(...names: string[]) {
      for (const name of names)
        void pool.use(
          () => {
            started.push(name);
            return new Promise<void>((resolve) => ends.set(name, resolve));
          },
          { key: name.startsWith('-') ? undefined : name.charAt(0) },
        );
      await settled();
    },
    async end(name: string) {
      ends.get(name)?.();
      await settled();
    },
  };
}

describe('a pool of processes', () => {
  it('lends a key one process at a time, and the other to another key that comes later', async () => {
    const { started, ask, end } = poolOfTwo();
    await ask('a1', 'a2', 'b1');
    expect(started).toEqual(['a1', 'b1']);
    await ask('b2', 'c1');
    await end('a1');
    expect(started).toEqual(['a1', 'b1', 'a2']);
    await end('a2');
    expect(started).toEqual(['a1', 'b1', 'a2', 'c1']);
  });

  it('lends work without a key whichever is free', async () => {
    const { started, ask, end } = poolOfTwo();
    await ask('-1', '-2', '-3');
    expect(started).toEqual(['-1', '-2']);
    await end('-1');
    expect(started).toEqual(['-1', '-2', '-3']);
  });
});
