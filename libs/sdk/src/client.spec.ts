import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ConnectionError, Firstday, RateLimitError, ServerError, TimeoutError } from './index.js';
import { ScriptedService } from './testing/scripted-service.js';

const service = new ScriptedService();
const apiKey = 'fd_live_a-secret-token';
let firstday: Firstday;
beforeAll(() => service.start());
beforeEach(() => {
  service.script({});
  firstday = new Firstday({ apiKey, baseUrl: service.url });
});
afterAll(() => service.stop());

const job = { name: 'Line cook' };
const failed = {
  status: 503,
  headers: { 'retry-after': '0' },
  body: { _tag: 'Unavailable', message: 'Later' },
};
const keys = () => service.asked.map(({ headers }) => headers['idempotency-key']);

describe('a request', () => {
  it('carries the token, JSON and what the client was told to add', async () => {
    firstday = new Firstday({ apiKey, baseUrl: `${service.url}/`, defaultHeaders: { 'x-team': 'hr' } });
    await firstday.jobs.create(job, { headers: { 'x-trace': '7' } });
    expect(service.asked[0]).toMatchObject({
      method: 'POST',
      url: '/api/v1/jobs',
      body: '{"name":"Line cook"}',
    });
    expect(service.asked[0]?.headers).toMatchObject({
      authorization: `Bearer ${apiKey}`,
      'content-type': 'application/json',
      'x-team': 'hr',
      'x-trace': '7',
    });
  });

  it('goes below the path of baseUrl, which may say the version already', async () => {
    for (const path of ['/hr', '/hr/', '/hr/api/v1', '/hr/api/v1/']) {
      await new Firstday({ apiKey, baseUrl: service.url + path }).jobs.findById('job_1');
    }
    expect(new Set(service.asked.map(({ url }) => url))).toEqual(new Set(['/hr/api/v1/jobs/job_1']));
  });

  it('acts for the account of the client, of forAccount, or of the call', async () => {
    firstday = new Firstday({ apiKey, baseUrl: service.url, accountId: 'acct_1' });
    await firstday.jobs.findById('job_1');
    await firstday.forAccount('acct_2').jobs.findById('job_1');
    await firstday.jobs.findById('job_1', { accountId: 'acct_3' });
    await firstday.jobs.findById('job_1');
    expect(service.asked.map(({ headers }) => headers['x-account-id'])).toEqual([
      'acct_1',
      'acct_2',
      'acct_3',
      'acct_1',
    ]);
  });

  it('writes lists with commas, moments in UTC and attributes as JSON, and leaves out what is undefined', async () => {
    await firstday.employees.getOnboardingUrl('ee_1', { task_ids: ['task_1', 'task_2'] });
    await firstday.clients.list({
      custom_attributes: { region: 'east & west', remote: true },
      updated_at_gte: new Date('2026-01-02T03:04:05.006Z'),
      page: undefined,
    });
    const queries = service.asked.map(({ url }) =>
      Object.fromEntries(new URL(url, service.url).searchParams),
    );
    expect(queries).toEqual([
      { task_ids: 'task_1,task_2' },
      {
        custom_attributes: '{"region":"east & west","remote":true}',
        updated_at_gte: '2026-01-02T03:04:05.006Z',
      },
    ]);
  });

  it('leads nowhere but to its own operation, whatever the id', async () => {
    for (const id of ['', '.', '..']) {
      expect(() => firstday.jobs.deleteById(id)).toThrow(TypeError);
    }
    await firstday.jobs.findById('../employees?page=1#x');
    expect(service.asked.map(({ url }) => url)).toEqual(['/api/v1/jobs/..%2Femployees%3Fpage%3D1%23x']);
  });

  it('is not sent on by a redirect, which would carry the token elsewhere', async () => {
    service.script({ status: 307, headers: { location: 'http://127.0.0.1:1/' } });
    await expect(firstday.jobs.findById('job_1')).rejects.toMatchObject({ name: 'ApiError', status: 307 });
    expect(service.asked).toHaveLength(1);
  });
});

describe('a failure that may pass', () => {
  it('is tried again twice, and then thrown', async () => {
    service.script(failed);
    await expect(firstday.jobs.findById('job_1')).rejects.toThrow(ServerError);
    expect(service.asked).toHaveLength(3);
  });

  it.each([
    ['an error of the service', failed],
    ['a broken connection', 'break' as const],
    ['a connection that breaks in the answer', 'break in the middle' as const],
    ['too many requests', { ...failed, status: 429 }],
  ])('is overcome: %s', async (_, turn) => {
    service.script(turn, { body: { id: 'job_1' } });
    expect(await firstday.jobs.create(job)).toEqual({ id: 'job_1' });
    expect(service.asked).toHaveLength(2);
  });

  it('sends a POST again with the same key, so that it is carried out once', async () => {
    service.script(failed, 'break', {});
    await firstday.jobs.create(job);
    await firstday.jobs.create(job);
    const [first, second, third, other] = keys();
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect([second, third]).toEqual([first, first]);
    expect(other).not.toBe(first);
  });

  it('takes the key of the caller, and gives none to what is no POST', async () => {
    await firstday.jobs.create(job, { idempotencyKey: 'hire-42' });
    await firstday.jobs.updateById('job_1', job);
    await firstday.jobs.findById('job_1');
    expect(keys()).toEqual(['hire-42', undefined, undefined]);
  });

  it('waits as long as the service asks', async () => {
    service.script({ status: 429, headers: { 'retry-after': '1' } }, {});
    const began = performance.now();
    await firstday.jobs.findById('job_1');
    expect(performance.now() - began).toBeGreaterThanOrEqual(990);
  });

  it('is thrown at once where the service asks for more than a minute, or the caller wants no retries', async () => {
    service.script({ status: 429, headers: { 'retry-after': '61' } });
    const error: unknown = await firstday.jobs.findById('job_1').catch((reason) => reason);
    expect(error).toBeInstanceOf(RateLimitError);
    expect(error).toMatchObject({ retryAfter: 61 });
    service.script(failed);
    await expect(firstday.jobs.findById('job_1', { maxRetries: 0 })).rejects.toThrow(ServerError);
    expect(service.asked).toHaveLength(1);
  });

  it('is told from one that will not pass, which is not tried again', async () => {
    for (const status of [400, 401, 403, 404, 409, 413, 415]) {
      service.script({ status });
      await expect(firstday.jobs.create(job)).rejects.toMatchObject({ status });
      expect(service.asked).toHaveLength(1);
    }
  });
});

describe('a call that takes too long', () => {
  it('ends with a TimeoutError after each of its attempts', async () => {
    service.script('silence');
    const late = firstday.jobs.findById('job_1', { timeout: 40, maxRetries: 1 });
    await expect(late).rejects.toThrow(TimeoutError);
    expect(service.asked).toHaveLength(2);
  });

  it('ends with the reason of the signal, also while it waits to try again', async () => {
    for (const turn of ['silence' as const, { status: 503, headers: { 'retry-after': '30' } }]) {
      service.script(turn);
      const controller = new AbortController();
      const call = firstday.jobs.findById('job_1', { signal: controller.signal });
      setTimeout(() => controller.abort(new Error('The person left')), 80);
      await expect(call).rejects.toThrow('The person left');
      expect(service.asked).toHaveLength(1);
    }
    await expect(firstday.jobs.findById('job_1', { signal: AbortSignal.abort() })).rejects.toThrow();
    expect(service.asked).toHaveLength(1);
  });
});

describe('a service that is not there', () => {
  it('is a ConnectionError that says what the system said', async () => {
    firstday = new Firstday({ apiKey, baseUrl: 'http://127.0.0.1:1', maxRetries: 0 });
    const error: unknown = await firstday.jobs.findById('job_1').catch((reason) => reason);
    expect(error).toBeInstanceOf(ConnectionError);
    expect(error).toMatchObject({
      operation: 'jobs.findById',
      message: expect.stringContaining('127.0.0.1:1'),
    });
  });

  it('is not mistaken for Firstday where another program answers', async () => {
    service.script({ headers: { 'content-type': 'text/html' }, body: '<p>Personal things</p>' });
    const error: unknown = await firstday.jobs.findById('job_1').catch((reason) => reason);
    expect(String(error)).toMatch(/not JSON.*baseUrl/);
    expect(String(error)).not.toContain('Personal');
    expect(service.asked).toHaveLength(1);
  });
});
