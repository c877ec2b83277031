import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import type { DeliveryResult } from './claimed-delivery.js';
import { ResultWriter } from './result-writer.js';

/** What came of a delivery that is held for some more milliseconds. */
const resultHeldFor = (milliseconds: number): DeliveryResult => ({
  delivery: {
    webhook_id: 'we_1',
    event_id: 'ev_1',
    kind: 'job.created',
    resource_id: 'job_1',
    attempts: 1,
    tries: 1,
    run_at: new Date(Date.now() + milliseconds),
    data: '{}',
    happened_at: new Date(),
    is_failing: false,
    endpoint: {
      account_id: 'acct_1',
      url: 'https://hooks.harborfoods.com',
      sealed_token: Buffer.alloc(0),
      sealed_previous_token: null,
      previous_token_until: null,
      is_test: false,
    },
  },
  status: 'delivered',
  next_in_seconds: null,
  is_gone: false,
  attempt: {
    at: new Date(),
    url: 'https://hooks.harborfoods.com',
    request_headers: {},
    status: 200,
    answer: '',
    duration_ms: 1,
    error: null,
  },
});

/** A writer, what it released, and what went wrong. */
function writerOf(write: (results: readonly DeliveryResult[]) => Promise<void>) {
  const released: DeliveryResult[] = [];
  const told: unknown[] = [];
  const writer = new ResultWriter(
    write,
    (result) => released.push(result),
    (thrown) => told.push(thrown),
  );
  return { writer, released, told };
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await wait(5);
}

describe('what came of deliveries', () => {
  it('is written many at a time: what comes while some are written waits for the next', async () => {
    const written: number[] = [];
    const { writer, released, told } = writerOf(async (results) => {
      await wait(1);
      written.push(results.length);
    });
    for (let nth = 0; nth < 3; nth++) writer.add(resultHeldFor(60_000));
    await Promise.resolve();
    for (let nth = 0; nth < 47; nth++) writer.add(resultHeldFor(60_000));
    await until(() => released.length === 50);
    expect([written, told]).toEqual([[3, 47], []]);
  });

  it('is written at once where little comes, and with what comes next where much does', async () => {
    const written: number[] = [];
    const { writer, released } = writerOf((results) => Promise.resolve(void written.push(results.length)));
    const keep = (number: number) => {
      for (let nth = 0; nth < number; nth++) writer.add(resultHeldFor(60_000));
    };
    keep(100);
    await wait(1);
    for (let turn = 0; turn < 3; turn++) {
      keep(2);
      await Promise.resolve();
    }
    await until(() => released.length === 106);
    keep(2);
    await until(() => released.length === 108);
    keep(2);
    await until(() => released.length === 110);
    // On a busy machine the first of three may be written before the others come.
    const together = written.slice(1, -2);
    expect([written[0], ...written.slice(-2)]).toEqual([100, 2, 2]);
    expect(together.reduce((sum, count) => sum + count, 0)).toBe(6);
    expect(together.length).toBeLessThan(3);
  });

  it('is not forgotten while the database is away', async () => {
    let tries = 0;
    const { writer, released, told } = writerOf(() =>
      (tries += 1) < 3 ? Promise.reject(new Error('away')) : Promise.resolve(),
    );
    writer.add(resultHeldFor(60_000));
    await until(() => released.length === 1);
    expect([tries, told.length]).toEqual([3, 2]);
  });

  it('is left to others once the delivery is no longer held', async () => {
    let tries = 0;
    const { writer, released } = writerOf(() => {
      tries += 1;
      return Promise.reject(new Error('away'));
    });
    writer.add(resultHeldFor(100));
    await until(() => released.length === 1);
    expect(tries).toBeLessThanOrEqual(1);
  });

  it('is left to others once the process ends, and what was not written stays held', async () => {
    let tries = 0;
    const { writer, released } = writerOf(() => {
      tries += 1;
      return Promise.reject(new Error('away'));
    });
    writer.add(resultHeldFor(60_000));
    await wait(5);
    await writer.end();
    writer.add(resultHeldFor(60_000));
    await wait(5);
    expect([tries, released]).toEqual([1, []]);
  });
});
