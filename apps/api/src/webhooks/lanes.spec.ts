import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { Lanes } from './lanes.js';

describe('a lane', () => {
  it('lets no more go abreast than it has room for, in their order, and holds up no other lane', async () => {
    const lanes = new Lanes(3);
    const begun: number[] = [];
    let [now, most] = [0, 0];
    const work = async (nth: number): Promise<void> => {
      begun.push(nth);
      most = Math.max(most, (now += 1));
      await wait(2);
      now -= 1;
      if (nth % 4 === 0) throw new Error('one that fails makes room too');
    };
    const all = Promise.allSettled(
      Array.from({ length: 20 }, (_, nth) => lanes.run('slow', () => work(nth))),
    );
    expect(await lanes.run('other', () => Promise.resolve('at once'))).toBe('at once');
    expect(begun).toEqual([0, 1, 2]);
    await all;
    expect(begun).toEqual(Array.from({ length: 20 }, (_, nth) => nth));
    expect(most).toBe(3);
    expect(await lanes.run('slow', () => Promise.resolve('empty again'))).toBe('empty again');
  });
});
