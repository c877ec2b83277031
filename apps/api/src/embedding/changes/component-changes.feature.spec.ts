import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { becomesTrue } from '../../testing/becomes-true.js';
import { createRecord, query } from '../../testing/factories.js';
import { newTask } from '../../testing/hosted-page.js';
import { openComponent, signInUser, withCookie } from '../../testing/sign-in-by-link.js';
import { TestApi } from '../../testing/test-api.js';

let api: TestApi;
beforeAll(async () => {
  api = await TestApi.start();
});
afterAll(() => api.stop());
const open: AbortController[] = [];
afterEach(async () => {
  for (const one of open.splice(0)) one.abort();
  await wait(50);
});

/** A component that listens: what it was told, and whether it was ended. */
async function listen(token: string, { url = api.url, headers = {} } = {}) {
  const ending = new AbortController();
  open.push(ending);
  const response = await fetch(`${url}/api/v1/component_changes`, {
    headers: { ...(token && { 'x-component-auth-token': token }), ...headers },
    signal: ending.signal,
  });
  const heard = { text: '', isEnded: false };
  const read = async () => {
    const decoder = new TextDecoder();
    for await (const part of response.body ?? []) heard.text += decoder.decode(part, { stream: true });
    heard.isEnded = true;
  };
  read().catch(() => undefined);
  const changes = (): { kind: string; id?: string }[] =>
    [...heard.text.matchAll(/^data: (.*)$/gm)].map(([, json]) => JSON.parse(json ?? ''));
  return { response, heard, changes };
}

const rename = (id: string, nickname: string, token = api.live.apiToken) =>
  api.call('employees.updateById', { path: { employee_id: id }, body: { nickname }, token });
const list = (filters: Record<string, string> = {}, token?: string) =>
  openComponent(api, { component: 'employees/list', filters }, token);

describe('a component that is open', () => {
  it('is told of its rows that change, and of nothing that they hold', async () => {
    const employee = await createRecord(api, 'employees', { first_name: 'Ana' });
    const { response, heard, changes } = await listen(await list());
    expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-store, no-transform');
    await rename(employee.id, 'Nana');
    await becomesTrue(() => changes().length > 0);
    expect(changes()).toEqual([{ kind: 'employee', id: employee.id }]);
    expect(heard.text).not.toContain('ana');
    const { taskId } = await newTask(api, 'handbook', { employee_id: employee.id });
    await becomesTrue(() => changes().length > 2);
    expect(changes().slice(1)).toEqual(
      expect.arrayContaining([
        { kind: 'task', id: taskId, employee_id: employee.id },
        { kind: 'employee', id: employee.id },
      ]),
    );
  });

  it('is not told of what changed before it listened', async () => {
    const { id } = await createRecord(api, 'employees');
    await rename(id, 'Before');
    const { changes } = await listen(await list());
    await wait(1500);
    expect(changes()).toEqual([]);
  });

  it('is told once of a row that changes many times at once', async () => {
    const { id } = await createRecord(api, 'employees');
    const { changes } = await listen(await list());
    const began = performance.now();
    await Promise.all(Array.from({ length: 20 }, (_, at) => rename(id, `Name ${at}`)));
    await becomesTrue(() => changes().length > 0);
    await wait(1200);
    // Twice a second at most, while the changes took as long as this machine needs for them.
    expect(changes().length).toBeLessThanOrEqual(1 + (performance.now() - began) / 500);
  });

  it('is told to read its list again where so much changed that one by one is too much', async () => {
    const { changes } = await listen(await list());
    const many = Array.from({ length: 250 }, (_, at) => `ee_many${at}`);
    await query(
      api,
      `INSERT INTO events (id, account_id, kind, resource_id, data, created_at)
       SELECT 'ev_' || $3 || lpad(at::text, 6, '0'), $1, 'employee.updated', one, '{}', now()
         FROM unnest($2::text[]) WITH ORDINALITY AS made (one, at)`,
      [api.live.account.id, many, newEventPrefix()],
    );
    await becomesTrue(() => changes().length > 0);
    expect(changes()).toEqual([{ kind: 'many' }]);
  });

  it('hears nothing of another account, nor of what its filters hide but that something did change', async () => {
    const stranger = await createRecord(api, 'employees', { token: api.stranger.apiToken });
    const hidden = await createRecord(api, 'employees', { first_name: 'Hidden' });
    const shown = await createRecord(api, 'employees', { first_name: 'Shown' });
    const { changes, heard } = await listen(await list({ first_name: 'Shown' }));
    const { changes: theirs } = await listen(await list({}, api.stranger.apiToken));
    await rename(stranger.id, 'Other', api.stranger.apiToken);
    await becomesTrue(() => theirs().length > 0);
    expect(theirs()).toEqual([{ kind: 'employee', id: stranger.id }]);
    expect(changes()).toEqual([]);
    for (const at of [1, 2, 3]) {
      await rename(hidden.id, `Hidden ${at}`);
      await wait(600);
    }
    expect(changes()).toEqual([{ kind: 'many' }]);
    await rename(shown.id, 'Shown too');
    await becomesTrue(() => changes().length > 1);
    expect(changes()[1]).toEqual({ kind: 'employee', id: shown.id });
    expect(heard.text).not.toContain(hidden.id);
    expect(heard.text).not.toContain(stranger.id);
  });

  it('about one employee hears nothing at all of others', async () => {
    const [ana, ben] = [await createRecord(api, 'employees'), await createRecord(api, 'employees')];
    const token = await openComponent(api, { component: 'employee/tasks', employee_id: ana.id });
    const { changes } = await listen(token);
    await newTask(api, 'handbook', { employee_id: ben.id });
    await wait(1500);
    expect(changes()).toEqual([]);
    const { taskId } = await newTask(api, 'handbook', { employee_id: ana.id });
    await becomesTrue(() => changes().length > 0);
    expect(changes()).toContainEqual({ kind: 'task', id: taskId, employee_id: ana.id });
  });

  it('is told to read its list again when it was interrupted', async () => {
    const { changes } = await listen(await list(), { headers: { 'last-event-id': '1' } });
    await becomesTrue(() => changes().length > 0);
    expect(changes()).toEqual([{ kind: 'many' }]);
  });

  it('hears of what other processes do, whatever their role', async () => {
    const { id } = await createRecord(api, 'employees');
    const front = await TestApi.beside(api, { ROLE: 'api' });
    try {
      const { changes } = await listen(await list(), { url: front.url });
      await rename(id, 'Elsewhere');
      await becomesTrue(() => changes().length > 0);
      expect(changes()).toEqual([{ kind: 'employee', id }]);
      const { changes: here } = await listen(await list());
      const answer = await fetch(`${front.url}/api/v1/employees/${id}`, {
        method: 'PATCH',
        headers: { authorization: `Bearer ${api.live.apiToken}`, 'content-type': 'application/json' },
        body: JSON.stringify({ nickname: 'There' }),
      });
      expect(answer.status).toBe(200);
      await becomesTrue(() => here().length > 0);
      expect(here()).toEqual([{ kind: 'employee', id }]);
    } finally {
      await front.stop();
    }
  });

  it('ends with its API token, and hears nothing of what happens after', async () => {
    const { id } = await createRecord(api, 'employees');
    const made = (await api.call('api_tokens.create', { body: { name: 'Partner' } })).body;
    const { changes, heard } = await listen(await list({}, made.token));
    await api.call('api_tokens.revoke', { path: { api_token_id: made.id } });
    await rename(id, 'Later');
    await becomesTrue(() => heard.isEnded);
    expect([heard.isEnded, changes()]).toEqual([true, []]);
  });

  it('ends when its session does', async () => {
    const { id } = await createRecord(api, 'employees');
    const { heard } = await listen(await list());
    await query(api, `UPDATE component_sessions SET expires_at = now()`);
    await rename(id, 'Later');
    await becomesTrue(() => heard.isEnded);
    expect(heard.isEnded).toBe(true);
  });

  it('is one of four of its session', async () => {
    const token = await list();
    for (let at = 0; at < 4; at++) expect((await listen(token)).response.status).toBe(200);
    const { response } = await listen(token);
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '30']);
    open.shift()?.abort();
    await becomesTrue(async () => (await listen(token)).response.status === 200);
  });

  it('holds up no process that stops', async () => {
    const other = await TestApi.beside(api);
    const { heard } = await listen(await list(), { url: other.url });
    await becomesTrue(() => heard.text !== '');
    await other.stop();
    // Ended, as to whoever reads: what is cut off after a while ends with an error.
    await becomesTrue(() => heard.isEnded);
    expect(heard.isEnded).toBe(true);
  });

  it('counts for no latency, and is seen among the figures', async () => {
    const figures = async () => (await fetch(`${api.url}/metrics`)).text();
    const timed = async () =>
      /duration_seconds_count\{operation="component_changes.stream"\} (\d+)/.exec(await figures())?.[1];
    const before = await timed();
    const { heard } = await listen(await list());
    await becomesTrue(() => heard.text !== '');
    expect(await figures()).toContain('firstday_component_streams 1');
    open[0]?.abort();
    await becomesTrue(async () => (await figures()).includes('firstday_component_streams 0'));
    expect(await timed()).toBe(before);
  });
});

describe('somebody who is signed in', () => {
  const permissions = ['employee:view', 'task:view'] as const;
  const asUser = (cookie: string) => listen('', { headers: withCookie(cookie).headers });

  it('is told of records that their groups let them see, and of nothing in another account', async () => {
    const stranger = await createRecord(api, 'employees', { token: api.stranger.apiToken });
    const { id } = await createRecord(api, 'employees');
    const access_rule = { fact: 'employer.name', operator: 'equals', value: 'Nobody Foods' };
    const all = await asUser(await signInUser(api, [{ permissions }]));
    const narrow = await asUser(await signInUser(api, [{ permissions, access_rule }]));
    expect(all.response.status).toBe(200);
    await rename(stranger.id, 'Other', api.stranger.apiToken);
    await rename(id, 'Nana');
    await becomesTrue(() => all.changes().length > 0 && narrow.changes().length > 0);
    expect(all.changes()).toEqual([{ kind: 'employee', id }]);
    expect(narrow.changes()).toEqual([{ kind: 'many' }]);
  });

  it('is refused without a list that they may see, from another site, and with a program’s token', async () => {
    const cookie = await signInUser(api, [{ permissions: ['user:view'] }]);
    expect((await asUser(cookie)).response.status).toBe(403);
    const bearer = { authorization: `Bearer ${api.live.apiToken}` };
    expect((await listen('', { headers: bearer })).response.status).toBe(403);
    expect((await listen('')).response.status).toBe(401);
  });

  it('hears no more once the session has ended, and does not keep it alive', async () => {
    const { id } = await createRecord(api, 'employees');
    const { changes, heard } = await asUser(await signInUser(api, [{ permissions }]));
    const used = async () => query(api, 'SELECT last_used_at FROM user_sessions ORDER BY id DESC LIMIT 1');
    const before = await used();
    await query(api, `UPDATE user_sessions SET ended_at = now()`);
    await rename(id, 'Later');
    await becomesTrue(() => heard.isEnded);
    expect([heard.isEnded, changes()]).toEqual([true, []]);
    expect(await used()).toEqual(before);
  });

  it('hears no more once no permission is left', async () => {
    const { id } = await createRecord(api, 'employees');
    const { changes, heard } = await asUser(await signInUser(api, [{ permissions }]));
    await query(api, `UPDATE user_groups SET permissions = '{}' WHERE name = 'A group'`);
    await rename(id, 'Later');
    await becomesTrue(() => heard.isEnded);
    expect([heard.isEnded, changes()]).toEqual([true, []]);
  });
});

/** Of now, as ids of events are: later than all that were made before. */
const newEventPrefix = () => {
  const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
  let rest = BigInt(Date.now()) << 80n;
  let digits = '';
  for (let at = 0; at < 22; at++) {
    digits = alphabet.charAt(Number(rest % 58n)) + digits;
    rest /= 58n;
  }
  return digits.slice(0, 12);
};
