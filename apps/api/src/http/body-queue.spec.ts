import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { ProblemError } from '../context/index.js';
import { BodyQueue, bodyQueueLimits } from './body-queue.js';

const { atOnce, ofSender, waiting, waitingOfSender, waitMilliseconds } = bodyQueueLimits;

let queue: BodyQueue;
let begun: string[];
let refused: ProblemError[];
beforeEach(() => {
  [queue, begun, refused] = [new BodyQueue(), [], []];
  jest.useFakeTimers({ doNotFake: ['setImmediate'] });
});
afterEach(() => void jest.useRealTimers());

const enter = (sender: string, name = sender) =>
  queue.enter(
    sender,
    () => begun.push(name),
    (problem) => refused.push(problem),
  );
const many = (count: number, sender: string) =>
  Array.from({ length: count }, (_, at) => enter(sender, `${sender}${at}`));
const nextImmediate = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('large bodies of one sender', () => {
  it('are read a few at a time, in the order in which they came', () => {
    const leaves = many(200, 'a');
    expect([queue.reading, queue.waiting, begun.length]).toEqual([ofSender, 200 - ofSender, ofSender]);
    for (const leave of leaves) leave();
    expect(begun).toEqual(Array.from({ length: 200 }, (_, at) => `a${at}`));
    expect([queue.reading, queue.waiting, refused.length]).toEqual([0, 0, 0]);
  });

  it('do not keep another’s waiting', () => {
    many(200, 'a');
    enter('b');
    expect(begun.at(-1)).toBe('b');
  });

  it('count once, however often it is said that they are over', () => {
    const leaves = many(ofSender + 5, 'a');
    for (let times = 0; times < 5; times++) leaves[0]?.();
    expect([queue.reading, queue.waiting]).toEqual([ofSender, 4]);
  });

  it('that were left while they waited are never read', () => {
    const leaves = many(ofSender + 2, 'a');
    leaves[ofSender]?.();
    leaves[0]?.();
    expect(begun.at(-1)).toBe(`a${ofSender + 1}`);
    expect(queue.waiting).toBe(0);
  });

  it('are refused with 503 and a time where too many wait, and where they waited for too long', () => {
    many(ofSender + waitingOfSender, 'a');
    enter('a', 'one too many');
    expect(refused.map(({ status, headers }) => [status, headers])).toEqual([[503, { 'retry-after': '1' }]]);
    jest.advanceTimersByTime(waitMilliseconds);
    expect(refused).toHaveLength(1 + waitingOfSender);
    expect([queue.reading, queue.waiting]).toEqual([ofSender, 0]);
  });
});

describe('large bodies of all senders', () => {
  it('are no more at once, and no more that wait, than the process bears', () => {
    for (let at = 0; at < 1000; at++) many(ofSender, `s${at}`);
    expect(queue.reading).toBe(atOnce);
    expect(queue.waiting).toBe(waiting);
    expect(refused).toHaveLength(1000 * ofSender - atOnce - waiting);
  });
});

describe('bodies that have arrived', () => {
  it('are parsed one in each turn of the event loop, and everything else in between', async () => {
    const order: string[] = [];
    for (const name of ['one', 'two', 'three']) queue.inTurn(() => order.push(name));
    expect(order).toEqual([]);
    for (let turn = 0; turn < 3; turn++) {
      await nextImmediate();
      order.push('others');
    }
    expect(order).toEqual(['one', 'others', 'two', 'others', 'three', 'others']);
  });

  it('that come once all were parsed are parsed too', async () => {
    const order: string[] = [];
    queue.inTurn(() => order.push('one'));
    await nextImmediate();
    queue.inTurn(() => order.push('two'));
    await nextImmediate();
    expect(order).toEqual(['one', 'two']);
  });
});
