import { describe, expect, it } from '@jest/globals';
import { Turns } from './turns.js';

/** Work that goes on until it is told to end. */
function held(log: string[], name: string) {
  const [end, fail] = [new AbortController(), new AbortController()];
  const work = () => {
    log.push(name);
    return new Promise<string>((resolve, reject) => {
      end.signal.addEventListener('abort', () => resolve(name));
      fail.signal.addEventListener('abort', () => reject(new Error(name)));
    });
  };
  return { work, end: () => end.abort(), fail: () => fail.abort() };
}

describe('turns', () => {
  it('let so many run at a time, and the next in the order in which they came', async () => {
    const turns = new Turns(2);
    const log: string[] = [];
    const [a, b, c, d] = [held(log, 'a'), held(log, 'b'), held(log, 'c'), held(log, 'd')];
    const results = [a, b, c, d].map(({ work }) => turns.run(work));
    expect(log).toEqual(['a', 'b']);
    b.end();
    await results[1];
    expect(log).toEqual(['a', 'b', 'c']);
    for (const [at, { end }] of [a, c, d].entries()) {
      end();
      await results[[0, 2, 3][at] ?? 0];
    }
    expect(await Promise.all(results)).toEqual(['a', 'b', 'c', 'd']);
    expect(log).toEqual(['a', 'b', 'c', 'd']);
  });

  it('go on after work that failed', async () => {
    const turns = new Turns(1);
    const log: string[] = [];
    const [a, b] = [held(log, 'a'), held(log, 'b')];
    const [first, second] = [turns.run(a.work), turns.run(b.work)];
    a.fail();
    await expect(first).rejects.toThrow('a');
    b.end();
    expect(await second).toBe('b');
    expect(await turns.run(() => Promise.resolve('c'))).toBe('c');
  });
});
