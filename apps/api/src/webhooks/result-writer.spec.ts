import { describe, expect, it } from '@jest/globals';
import type { DeliveryResult } from './delivery-queue.js';
import { ResultWriter } from './result-writer.js';

/** What came of a delivery that is held for some more milliseconds. */
const resultHeldFor = (milliseconds: number): DeliveryResult => ({
  delivery: {
    webhook_id: 'we_1',
    event_id: 'ev_1',
    account_id: 'acct_1',
    kind: 'job.created',
    resource_id: 'job_1',
    attempts: 1,
    tries: 1,
    run_at: new Date(Date.now() + milliseconds),
    data: '{}',
    happened_at: new Date(),
    is_failing: false,
    endpoint: {
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

describe('what came of deliveries', () => {
  it('is written many at a time: what comes while some are written waits for the next', async () => {
    const written: number[] = [];
    const writer = new ResultWriter(async (results) => {
      await Promise.resolve();
      written.push(results.length);
    }, fail);
    await Promise.all(Array.from({ length: 50 }, () => writer.keep(resultHeldFor(60_000))));
    expect(written).toEqual([1, 49]);
  });

  it('is not forgotten while the database is away', async () => {
    const told: unknown[] = [];
    let tries = 0;
    const writer = new ResultWriter(
      () => ((tries += 1) < 3 ? Promise.reject(new Error('away')) : Promise.resolve()),
      (thrown) => told.push(thrown),
    );
    await writer.keep(resultHeldFor(60_000));
    expect([tries, told.length]).toEqual([3, 2]);
  });

  it('is left to others once the delivery is no longer held', async () => {
    let tries = 0;
    const writer = new ResultWriter(
      () => {
        tries += 1;
        return Promise.reject(new Error('away'));
      },
      () => undefined,
    );
    await writer.keep(resultHeldFor(100));
    expect(tries).toBe(1);
  });

  it('is left to others once the process ends', async () => {
    let tries = 0;
    const writer = new ResultWriter(
      () => {
        tries += 1;
        return Promise.reject(new Error('away'));
      },
      () => undefined,
    );
    const kept = writer.keep(resultHeldFor(60_000));
    await writer.end();
    await kept;
    await writer.keep(resultHeldFor(60_000));
    expect(tries).toBe(1);
  });
});

const fail = (thrown: unknown): never => {
  throw thrown;
};
