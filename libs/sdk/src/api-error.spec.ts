import { inspect } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as sdk from './index.js';
import { toSeconds } from './to-api-error.js';
import { ScriptedService } from './testing/scripted-service.js';

const service = new ScriptedService();
const apiKey = 'fd_live_a-secret-token';
let firstday: sdk.Firstday;
beforeAll(async () => {
  await service.start();
  firstday = new sdk.Firstday({ apiKey, baseUrl: service.url, maxRetries: 0 });
});
afterAll(() => service.stop());

const errorOf = (call: PromiseLike<unknown>): Promise<unknown> =>
  Promise.resolve(call).then(
    () => undefined,
    (reason) => reason,
  );

async function answered(status: number, body: object): Promise<unknown> {
  service.script({ status, body, headers: { 'x-request-id': 'req_7' } });
  return errorOf(firstday.placements.create({ employee_id: 'ee_1' }));
}

describe('an error', () => {
  it.each([
    [400, 'HttpApiDecodeError', sdk.BadRequestError],
    [400, 'UserCreationError', sdk.BadRequestError],
    [401, 'Unauthorized', sdk.UnauthorizedError],
    [403, 'Forbidden', sdk.ForbiddenError],
    [403, 'ForbiddenError', sdk.ForbiddenError],
    [404, 'ResourceNotFoundError', sdk.NotFoundError],
    [409, 'DuplicateTaskError', sdk.DuplicateTaskError],
    [409, 'IdempotencyConflictError', sdk.ConflictError],
    [413, 'PayloadTooLargeError', sdk.ApiError],
    [429, 'TooManyRequestsError', sdk.RateLimitError],
    [500, 'InternalServerError', sdk.ServerError],
  ])('of status %i and tag %s has its class, request id and message', async (status, tag, kind) => {
    const error = await answered(status, { _tag: tag, message: 'It is so' });
    expect(error).toBeInstanceOf(kind);
    expect(error).toBeInstanceOf(sdk.FirstdayError);
    expect(error).toMatchObject({ name: kind.name, status, tag, requestId: 'req_7', issues: [] });
    expect(String(error)).toBe(`${kind.name}: ${status} ${tag}: It is so (placements.create, request req_7)`);
  });

  it('names the placement that a new one conflicts with', async () => {
    const body = { _tag: 'PlacementConflictError', message: 'There is one', meta: { placementId: 'pla_1' } };
    const error = await answered(409, body);
    expect(error).toBeInstanceOf(sdk.PlacementConflictError);
    expect(error instanceof sdk.PlacementConflictError && error.meta.placementId).toBe('pla_1');
    expect(error).toBeInstanceOf(sdk.ConflictError);
  });

  it('lists every issue, where the service lists them', async () => {
    const issues = [{ _tag: 'Missing', path: ['employee_id'], message: 'is missing' }];
    const error = await answered(400, { _tag: 'HttpApiDecodeError', message: 'No', issues });
    expect(error).toMatchObject({ issues });
    expect(JSON.parse(JSON.stringify(error))).toMatchObject({ name: 'BadRequestError', status: 400, issues });
  });

  it('of a proxy, which knows no problems, still has a class and a status', async () => {
    service.script({ status: 502, headers: { 'content-type': 'text/html' }, body: '<h1>Bad gateway</h1>' });
    expect(await errorOf(firstday.jobs.findById('job_1'))).toMatchObject({
      name: 'ServerError',
      status: 502,
      tag: undefined,
      requestId: undefined,
    });
  });
});

describe('the credential', () => {
  /** Everything that a log or a crash report would show. */
  const shown = (value: unknown): string =>
    [
      inspect(value, { depth: 20, showHidden: true, getters: true }),
      JSON.stringify(value),
      String(value),
      value instanceof Error ? `${value.stack} ${inspect(value.cause)}` : '',
      JSON.stringify(Object.getOwnPropertyDescriptors(value)),
    ].join('\n');

  it('is not shown by the client, its resources or its lists', () => {
    expect(shown(firstday)).not.toContain('a-secret');
    expect(shown(firstday.forAccount('acct_1'))).not.toContain('a-secret');
    expect(shown(firstday.employees)).not.toContain('a-secret');
    expect(shown(firstday.employees.list())).not.toContain('a-secret');
    expect(shown({ ...firstday })).not.toContain('a-secret');
  });

  it('is in no error, even where a proxy or a custom fetch repeats the request', async () => {
    const repeats = { status: 502, body: { message: `cannot pass on: Bearer ${apiKey}`, _tag: apiKey } };
    const errors: unknown[] = [];
    for (const turn of [repeats, { status: 401, body: { message: apiKey } }, 'break' as const]) {
      service.script(turn);
      errors.push(await errorOf(firstday.jobs.findById('job_1')));
    }
    service.script('silence');
    errors.push(await errorOf(firstday.jobs.findById('job_1', { timeout: 20 })));
    const careless = (_: unknown, request?: RequestInit) =>
      Promise.reject(
        Object.assign(new Error(`failed with ${apiKey}`), { request, cause: { apiKey, request } }),
      );
    const other = new sdk.Firstday({ apiKey, baseUrl: service.url, fetch: careless, maxRetries: 0 });
    errors.push(await errorOf(other.jobs.findById('job_1')));
    expect(errors).toHaveLength(5);
    for (const error of errors) {
      expect(error).toBeInstanceOf(sdk.FirstdayError);
      expect(shown(error)).not.toContain('a-secret');
    }
  });

  it('is not repeated where it cannot be one', async () => {
    for (const wrong of ['a-secret token', 'a-secret\n', 'a-secret\u2019']) {
      const make = () => new sdk.Firstday({ apiKey: wrong, baseUrl: service.url });
      expect(make).toThrow(TypeError);
      expect(make).not.toThrow(/a-secret/);
    }
    const headers = { 'x-proxy': 'a-secret\u2019' };
    expect(shown(await errorOf(firstday.jobs.findById('job_1', { headers })))).not.toContain('a-secret');
  });

  it('and the address are asked for at once', () => {
    const make = (options: Partial<sdk.FirstdayOptions>) => () =>
      new sdk.Firstday({ apiKey, baseUrl: service.url, ...options });
    expect(make({ apiKey: undefined })).toThrow('apiKey is missing');
    expect(make({ apiKey: '' })).toThrow('apiKey is missing');
    expect(make({ baseUrl: undefined })).toThrow('baseUrl is missing');
    expect(make({ baseUrl: 'example.com' })).toThrow('must be an address');
    expect(make({ baseUrl: 'ftp://example.com' })).toThrow('must begin with https://');
    expect(make({ baseUrl: 'https://a:a-secret@example.com' })).toThrow('must not hold a user name');
  });
});

describe('Retry-After', () => {
  it('is a number of seconds or a date', () => {
    const now = Date.parse('2026-11-21T07:00:00Z');
    expect(toSeconds('7', now)).toBe(7);
    expect(toSeconds('Sat, 21 Nov 2026 07:00:30 GMT', now)).toBe(30);
    expect(toSeconds('Sat, 21 Nov 2026 06:00:00 GMT', now)).toBe(0);
    for (const nonsense of ['soon', '-5 apples', '', null]) expect(toSeconds(nonsense, now)).toBeUndefined();
  });
});
