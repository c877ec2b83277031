import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { PollLoop } from './poll-loop.js';

/** Longer than any test may take: what only a rest of this length would bring about fails. */
const never = 3_600_000;
const quiet = () => undefined;
const until = async (condition: () => boolean) => {
  while (!condition()) await wait(1);
};

describe('work that goes on until it is stopped', () => {
  it('goes on at once while there is more, then rests until it is woken', async () => {
    const left = [true, true, false];
    let runs = 0;
    const work = async () => (runs++, left.shift() ?? false);
    const loop = new PollLoop({ name: 'a', idleMilliseconds: never, work }, quiet);
    await until(() => runs === 3);
    await wait(20);
    expect(runs).toBe(3);
    loop.wake();
    await until(() => runs === 4);
    await loop.stop(1000);
  });

  it('does not sleep through news that comes while it works', async () => {
    let runs = 0;
    const loop: PollLoop = new PollLoop(
      {
        name: 'a',
        idleMilliseconds: never,
        work: async () => {
          await wait(5);
          if (++runs === 1) loop.wake();
          return false;
        },
      },
      quiet,
    );
    await until(() => runs === 2);
    await loop.stop(1000);
  });

  it('tells what went wrong and tries again after a rest', async () => {
    const reported: unknown[] = [];
    let runs = 0;
    const work = async () => {
      if (++runs === 1) throw new RangeError('secret');
      return false;
    };
    const loop = new PollLoop({ name: 'a', idleMilliseconds: 5, work }, (name, thrown) =>
      reported.push([name, thrown]),
    );
    await until(() => runs > 2);
    await loop.stop(1000);
    expect(reported).toEqual([['a', expect.any(RangeError)]]);
  });

  it('tries again soon what the database kept from being done, whatever its usual rest is', async () => {
    let runs = 0;
    const work = async () => {
      if (++runs === 1) throw Object.assign(new Error('away'), { code: 'ECONNREFUSED' });
      return false;
    };
    const loop = new PollLoop({ name: 'a', idleMilliseconds: never, work }, quiet);
    await until(() => runs === 2);
    await loop.stop(1000);
  });

  it('ends its round when it is stopped, begins no other and gives nothing back', async () => {
    const happened: string[] = [];
    const work = async () => {
      happened.push('began');
      await wait(30);
      happened.push('ended');
      return true;
    };
    const giveBack = async () => void happened.push('given back');
    const loop = new PollLoop({ name: 'a', idleMilliseconds: never, work, release: giveBack }, quiet);
    await loop.stop(never);
    expect(happened).toEqual(['began', 'ended']);
  });

  it('gives back what it has not finished in time', async () => {
    const happened: string[] = [];
    const work = () => new Promise<boolean>(quiet);
    const giveBack = async () => void happened.push('given back');
    const loop = new PollLoop({ name: 'a', idleMilliseconds: never, work, release: giveBack }, quiet);
    await loop.stop(20);
    expect(happened).toEqual(['given back']);
  });
});
