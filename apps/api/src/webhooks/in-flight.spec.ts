import { describe, expect, it } from '@jest/globals';
import type { ClaimedDelivery } from './claimed-delivery.js';
import { InFlight } from './in-flight.js';

const limits = {
  places: 100,
  each: { well: 20, swift: 60, other: 4 },
  failing: 12,
  swiftMilliseconds: 250,
};
const delivery = (webhook_id: string, is_failing = false): ClaimedDelivery =>
  ({ webhook_id, is_failing }) as ClaimedDelivery;

describe('what a worker has room for', () => {
  it('is what it does not hold, in all and of each webhook', () => {
    const holdings = new InFlight(limits);
    const first = delivery('one');
    for (const held of [first, delivery('one'), delivery('two')]) holdings.add(held);
    expect(holdings.capacity()).toMatchObject({ places: 97, each: limits.each });
    expect(holdings.capacity().known.get('one')).toEqual({ held: 2, most: 20 });
    holdings.remove(first);
    holdings.remove(first);
    expect(holdings.capacity().known.get('one')).toEqual({ held: 1, most: 20 });
    expect(holdings.capacity().places).toBe(98);
  });

  it('is more of a webhook that answers swiftly, and no more than of others once it slows down', () => {
    const holdings = new InFlight(limits);
    const one = delivery('one');
    holdings.recordAnswer(one, 20);
    expect(holdings.capacity().known.get('one')).toEqual({ held: 0, most: 60 });
    for (let answers = 0; answers < 5; answers++) holdings.recordAnswer(one, 15_000);
    expect(holdings.capacity().known.get('one')).toEqual({ held: 0, most: 20 });
  });

  it('is little for those that fail, however many they are', () => {
    const holdings = new InFlight(limits);
    expect(holdings.capacity().failing).toBe(3);
    for (let nth = 0; nth < 9; nth++) holdings.add(delivery(`dead ${nth}`, true));
    expect(holdings.capacity().failing).toBe(0);
  });

  it('comes to its end when nothing is held any more', async () => {
    const holdings = new InFlight(limits);
    await holdings.drained();
    const both = [delivery('one'), delivery('two')];
    for (const one of both) holdings.add(one);
    let isOver = false;
    const ended = holdings.drained().then(() => (isOver = true));
    for (const one of both) {
      await Promise.resolve();
      expect(isOver).toBe(false);
      holdings.remove(one);
    }
    await ended;
  });

  it('does not grow with all the webhooks that ever were', () => {
    const holdings = new InFlight(limits);
    for (let nth = 0; nth < 3000; nth++) {
      const one = delivery(`hook ${nth}`);
      holdings.add(one);
      holdings.remove(one);
    }
    holdings.add(delivery('held'));
    expect([...holdings.capacity().known.keys()]).toEqual(['held']);
  });
});
