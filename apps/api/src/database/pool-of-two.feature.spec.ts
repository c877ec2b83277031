import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { OperationId } from '@firstday/domain';
import { HostedPage, newEmployee, newEmployer, newTask } from '../testing/hosted-page.js';
import { nameRepresentative, signedSectionOne } from '../testing/representative-page.js';
import { signInUser, withCookie } from '../testing/sign-in-by-link.js';
import { TestApi } from '../testing/test-api.js';

let api: TestApi;
beforeAll(async () => {
  api = await TestApi.start({ DATABASE_POOL: '2', ROLE: 'api' });
});
afterAll(() => api.stop());

type Sender = Readonly<{ token: string | null; headers?: Readonly<Record<string, string>> }>;

/** Twelve requests at once, each with its own `Idempotency-Key`, while another account asks for its employees. */
async function twelve(id: OperationId, body: object, by: Sender): Promise<number[]> {
  const ask = (at: number) =>
    api.call(id, { ...by, body, headers: { ...by.headers, 'idempotency-key': `${id}-${at}` } });
  const asked = Array.from({ length: 12 }, (_, at) => ask(at));
  const others = await api.call('employees.list', { token: api.stranger.apiToken });
  expect(others.status).toBe(200);
  return (await Promise.all(asked)).map(({ status }) => status).toSorted((a, b) => a - b);
}

const times = (status: number, count: number): number[] => Array.from({ length: count }, () => status);

describe('with two connections to the database, twelve requests with a key at once are answered', () => {
  it('that guess the code of an employee: each guess is counted, however it is refused', async () => {
    const employee_id = await newEmployee(api);
    await newTask(api, 'w-4', { employee_id, employer_id: await newEmployer(api) });
    const { token } = await HostedPage.open(api, employee_id);
    const body = { code: '12345678' };
    expect(await twelve('form_sessions.proveIdentity', body, { token })).toEqual(times(403, 12));
    const locked = await api.call('form_sessions.proveIdentity', { body, token });
    expect([locked.status, locked.body.message]).toEqual([403, expect.stringMatching(/^Too many/)]);
  });

  it('that guess the code of a representative', async () => {
    const { taskId } = await signedSectionOne(api);
    const { url, code } = await nameRepresentative(api, taskId);
    const { token } = await HostedPage.exchange(api, url);
    const wrong = code.startsWith('2') ? code.replace(/2/, '3') : code.replace(/./, '2');
    expect(await twelve('form_sessions.proveCode', { code: wrong }, { token })).toEqual(times(403, 12));
  });

  it('that change a password', async () => {
    const by = withCookie(await signInUser(api, [{ permissions: [] }]));
    const body = { new_password: 'another horse, another staple' };
    const statuses = await twelve('sessions.changePassword', body, by);
    expect(statuses.filter((status) => status !== 204 && status !== 400 && status !== 429)).toEqual([]);
  });

  it('that create users with passwords', async () => {
    const body = { email: 'ana@harborfoods.com', password: 'Correct7horse', user_group_ids: [] };
    const statuses = await twelve('users.create', body, { token: api.live.apiToken });
    expect(statuses).toEqual([201, ...times(400, 11)]);
  });
});
