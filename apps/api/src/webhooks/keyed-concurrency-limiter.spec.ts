import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { KeyedConcurrencyLimiter } from './keyed-concurrency-limiter.js';

describe('a lane', () => {
  it('lets no more go abreast than it has room for, in their order, and holds up no other lane', async () => {
    const lanes = new KeyedConcurrencyLimiter(3);
    const begun: number[] = [];
    let [now, most] = [0, 0];
    const go = async (nth: number): Promise<void> => {
      begun.push(nth);
      most = Math.max(most, (now += 1));
      await wait(2);
      now -= 1;
      lanes.leave('slow');
    };
    const gone: Promise<void>[] = [];
    for (let nth = 0; nth < 20; nth++) lanes.enter('slow', () => void gone.push(go(nth)));
    let isOther = false;
    lanes.enter('other', () => (isOther = true));
    expect([isOther, begun]).toEqual([true, [0, 1, 2]]);
    for (let nth = 0; nth < 20; nth++) await gone[nth];
    expect(begun).toEqual(Array.from({ length: 20 }, (_, nth) => nth));
    expect(most).toBe(3);
    let isEmpty = false;
    lanes.enter('slow', () => (isEmpty = true));
    expect(isEmpty).toBe(true);
  });
});
