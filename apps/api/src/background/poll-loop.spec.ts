import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { PollLoop } from './poll-loop.js';

const never = 60_000;
const quiet = () => undefined;
const until = async (condition: () => boolean) => {
  while (!condition()) await wait(1);
};

describe('work that goes on until it is stopped', () => {
  it('goes on at once while there is more, then rests until it is woken', async () => {
    const left = [true, true, false];
    let rounds = 0;
    const work = async () => (rounds++, left.shift() ?? false);
    const going = new PollLoop({ name: 'a', idleMilliseconds: never, work }, quiet);
    await until(() => rounds === 3);
    await wait(20);
    expect(rounds).toBe(3);
    going.wake();
    await until(() => rounds === 4);
    await going.stop(1000);
  });

  it('does not sleep through news that comes while it works', async () => {
    let rounds = 0;
    const going: PollLoop = new PollLoop(
      {
        name: 'a',
        idleMilliseconds: never,
        work: async () => {
          await wait(5);
          if (++rounds === 1) going.wake();
          return false;
        },
      },
      quiet,
    );
    await until(() => rounds === 2);
    await going.stop(1000);
  });

  it('tells what went wrong and tries again after a rest', async () => {
    const told: unknown[] = [];
    let rounds = 0;
    const work = async () => {
      if (++rounds === 1) throw new RangeError('secret');
      return false;
    };
    const going = new PollLoop({ name: 'a', idleMilliseconds: 5, work }, (name, thrown) =>
      told.push([name, thrown]),
    );
    await until(() => rounds > 2);
    await going.stop(1000);
    expect(told).toEqual([['a', expect.any(RangeError)]]);
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
    const going = new PollLoop({ name: 'a', idleMilliseconds: never, work, release: giveBack }, quiet);
    await going.stop(1000);
    expect(happened).toEqual(['began', 'ended']);
  });

  it('gives back what it has not finished in time', async () => {
    const happened: string[] = [];
    const work = () => new Promise<boolean>(quiet);
    const giveBack = async () => void happened.push('given back');
    const going = new PollLoop({ name: 'a', idleMilliseconds: never, work, release: giveBack }, quiet);
    await going.stop(20);
    expect(happened).toEqual(['given back']);
  });
});
