import { describe, expect, it } from '@jest/globals';
import { HeldMessages } from './held-messages.js';

const message = (domain: string, nth = 0) => ({ domain, nth });
const limits = { underWay: 3, ofDomain: 2, ahead: 10 };
const taken = <Message extends { readonly domain: string }>(held: HeldMessages<Message>) => {
  const all: Message[] = [];
  for (let next = held.next(); next; next = held.next()) all.push(next);
  return all;
};

describe('messages that a worker holds', () => {
  it('are on their way as far as there are places, of each domain and in all, in the order in which they came', () => {
    const held = new HeldMessages<ReturnType<typeof message>>(limits);
    held.add([message('a', 1), message('a', 2), message('a', 3), message('b', 4), message('b', 5)]);
    const [first, ...others] = taken(held);
    expect([first, ...others].map((one) => one?.nth)).toEqual([1, 2, 4]);
    expect([held.size, held.next()]).toEqual([5, undefined]);
    if (first) held.end(first);
    expect(taken(held).map(({ nth }) => nth)).toEqual([3]);
    expect(held.size).toBe(4);
  });

  it('are counted by domain, waiting or not', () => {
    const held = new HeldMessages<ReturnType<typeof message>>(limits);
    held.add(['a', 'a', 'a', 'b'].map((domain, nth) => message(domain, nth)));
    taken(held);
    expect([held.domainsAbove(2), held.domainsAbove(0), held.domainsAbove(3)]).toEqual([
      ['a'],
      ['a', 'b'],
      [],
    ]);
  });

  it('are no more beside those on their way than were ended within a second', () => {
    let now = 0;
    const held = new HeldMessages<ReturnType<typeof message>>(limits, () => now);
    expect(held.places).toBe(3);
    for (let nth = 0; nth < 20; nth += 1) {
      held.add([message(`domain-${nth}`, nth)]);
      taken(held).forEach((one) => held.end(one));
      now += 100;
    }
    expect(held.places).toBe(3 + 9);
    now += 500;
    expect(held.places).toBe(3 + 4);
    now += 60_000;
    expect(held.places).toBe(3);
  });

  it('are given up while they wait: by whatever, and for how long', () => {
    let now = 0;
    const held = new HeldMessages<ReturnType<typeof message>>(limits, () => now);
    held.add([message('a', 1), message('a', 2), message('a', 3)]);
    taken(held);
    now = 50;
    held.add([message('b', 4), message('a', 5)]);
    now = 100;
    expect(held.takeWaiting(({ domain }) => domain === 'b').map(({ nth }) => nth)).toEqual([4]);
    expect(held.takeWaiting((_, milliseconds) => milliseconds >= 100).map(({ nth }) => nth)).toEqual([3]);
    expect(held.takeWaiting(() => true).map(({ nth }) => nth)).toEqual([5]);
    expect(held.size).toBe(2);
  });

  it('say when one is held no more, and when none is', async () => {
    const held = new HeldMessages<ReturnType<typeof message>>(limits);
    held.add([message('a', 1), message('a', 2), message('a', 3)]);
    const [first, second] = taken(held);
    const told: string[] = [];
    const waiting = [
      held.left().then(() => told.push('left')),
      held.drained().then(() => told.push('drained')),
    ];
    if (first) held.end(first);
    await waiting[0];
    expect(told).toEqual(['left']);
    held.takeWaiting(() => true);
    if (second) held.end(second);
    await Promise.all(waiting);
    expect(told).toEqual(['left', 'drained']);
  });

  it('that end twice leave one place', () => {
    const held = new HeldMessages<ReturnType<typeof message>>({ underWay: 1, ofDomain: 1, ahead: 0 });
    held.add([message('a', 1), message('a', 2), message('a', 3)]);
    const [first] = taken(held);
    if (first) [1, 2].forEach(() => held.end(first));
    expect(taken(held).map(({ nth }) => nth)).toEqual([2]);
  });
});
