import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  BadRequestError,
  DuplicateTaskError,
  Firstday,
  ForbiddenError,
  NotFoundError,
  RateLimitError,
  UnauthorizedError,
} from '@firstday/sdk';
import { addressInput } from '../../apps/api/src/testing/factories.js';
import { formId } from '../../apps/api/src/testing/hosted-page.js';
import { TestApi } from '../../apps/api/src/testing/test-api.js';

let api: TestApi;
let firstday: Firstday;
beforeAll(async () => {
  api = await TestApi.start();
  firstday = new Firstday({ apiKey: api.live.apiToken, baseUrl: api.url });
});
afterAll(() => api.stop());

const ana = { first_name: 'Ana', last_name: 'Flores', address: { ...addressInput, country: 'USA' as const } };

/** A network that loses the first answers, after the service has done what was asked. */
function losing(answers: number): typeof fetch {
  let lost = 0;
  return async (...request) => {
    const response = await fetch(...request);
    if (lost >= answers) return response;
    lost += 1;
    await response.arrayBuffer();
    throw new TypeError('fetch failed');
  };
}

describe('the client and the service', () => {
  it('make one record of one call, though its answers are lost on the way', async () => {
    const before = (await firstday.employees.list()).total;
    const unlucky = new Firstday({ apiKey: api.live.apiToken, baseUrl: api.url, fetch: losing(2) });
    const made = await unlucky.employees.create(ana);
    expect((await firstday.employees.findById(made.id)).last_name).toBe('Flores');
    expect((await firstday.employees.list()).total).toBe(before + 1);
  });

  it('agree on what each error is', async () => {
    const employee = await firstday.employees.create(ana);
    const form = await formId(api, 'handbook');
    await firstday.tasks.create({ employee_id: employee.id, form_id: form });
    const again = () => firstday.tasks.create({ employee_id: employee.id, form_id: form });
    await expect(again()).rejects.toThrow(DuplicateTaskError);
    const another = { employee_id: employee.id, form_id: form };
    expect((await firstday.tasks.create(another, { allow_duplicate: true })).form_id).toBe(form);
    await expect(firstday.employees.create({ ...ana, first_name: '' })).rejects.toMatchObject({
      issues: [{ path: ['first_name'] }],
    });
    await expect(firstday.employees.create({ ...ana, email: 'nobody' })).rejects.toThrow(BadRequestError);
    const stranger = new Firstday({ apiKey: api.stranger.apiToken, baseUrl: api.url });
    await expect(stranger.employees.findById(employee.id)).rejects.toThrow(NotFoundError);
    await expect(firstday.forAccount(api.stranger.account.id).jobs.list()).rejects.toThrow(ForbiddenError);
    const nobody = new Firstday({ apiKey: 'fd_live_unknown', baseUrl: api.url });
    await expect(nobody.jobs.list()).rejects.toThrow(UnauthorizedError);
  });

  it('go through a list by a filter, and by what an account added to its records', async () => {
    const property = { entity_type: 'job', scalar_type: 'string', name: 'region', label: 'Region' } as const;
    await firstday.custom_properties.create(property);
    for (const name of ['east 0', 'west 0', 'east 1', 'west 1', 'east 2']) {
      const [region = '', grade] = name.split(' ');
      await firstday.jobs.create({ name, custom_attributes: { region }, grade: Number(grade) });
    }
    const found: unknown[] = [];
    const query = { custom_attributes: { region: 'east' }, per_page: 2 };
    for await (const job of firstday.jobs.list(query)) found.push([job.name, job['grade']]);
    expect(found).toEqual([
      ['east 2', 2],
      ['east 1', 1],
      ['east 0', 0],
    ]);
  });

  it('answer deletions with the record, and what answers nothing with nothing', async () => {
    const [one, other] = [await firstday.employees.create(ana), await firstday.employees.create(ana)];
    const moved = await firstday.employees.migrateTaskProgress(one.id, { target_employee_id: other.id });
    expect(moved).toBeUndefined();
    expect((await firstday.employees.deleteById(one.id)).id).toBe(one.id);
    await expect(firstday.employees.findById(one.id)).rejects.toThrow(NotFoundError);
  });
});

describe('the limit of requests', () => {
  it('is waited for, or told where the caller will not wait', async () => {
    const limited = await TestApi.start({ RATE_LIMIT_TOKENS: '3' });
    const client = new Firstday({ apiKey: limited.live.apiToken, baseUrl: limited.url, maxRetries: 0 });
    const list = () => client.jobs.list();
    for (let request = 0; request < 3; request += 1) await list();
    const error: unknown = await list().catch((reason) => reason);
    expect(error).toBeInstanceOf(RateLimitError);
    const { retryAfter = 0 } = error instanceof RateLimitError ? error : {};
    expect(retryAfter).toBeGreaterThan(0);
    expect(retryAfter).toBeLessThanOrEqual(10);
    const patient = new Firstday({ apiKey: limited.live.apiToken, baseUrl: limited.url });
    expect((await patient.jobs.list()).total).toBe(0);
    await limited.stop();
  });
});
