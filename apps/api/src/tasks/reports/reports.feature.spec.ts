import type { Permission, ReportName } from '@firstday/domain';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Pool } from 'pg';
import { createRecord, query } from '../../testing/factories.js';
import { HostedPage, newEmployee, newEmployer, newTask, setClock } from '../../testing/hosted-page.js';
import { signInUser, withCookie } from '../../testing/sign-in-by-link.js';
import { signedI9 } from '../../testing/signed-i9.js';
import { TestApi } from '../../testing/test-api.js';

const names: readonly ReportName[] = [
  'time_to_done',
  'drop_off',
  'late_signatures',
  'forms_by_state',
  'everify_outcomes',
];
const inArizona = { street: '1 Main St', city: 'Tucson', state: 'AZ', zip: '85701', country: 'USA' };

let api: TestApi;
const ids: Record<string, string> = {};
beforeAll(async () => {
  // The test itself holds connections of the pool.
  api = await TestApi.start({ DATABASE_POOL: '10' });
  // The day after Albany's hire began to work, whom it has three days to examine.
  setClock(api, new Date('2026-11-24T15:00:00Z'));
  await createRecord(api, 'custom_properties', {
    name: 'region',
    scalar_type: 'string',
    is_permission_scope: true,
  });
  ids['albany'] = await newEmployer(api);
  ids['tucson'] = await newEmployer(api, { name: 'Sonora', address: inArizona, uses_e_verify: true });
  await signedI9(api, ids['albany'] ?? '', { startDate: '2026-11-23' });
  await signedI9(api, ids['tucson'] ?? '', { firstName: 'Sol', startDate: '2026-11-02' });
  const east = await newEmployee(api, { first_name: 'Esa', custom_attributes: { region: 'east' } });
  const open = await newTask(api, 'i-9', { employee_id: east, employer_id: ids['albany'] });
  ids['open'] = open.taskId;
  await HostedPage.open(api, east);
}, 120_000);
afterAll(() => api.stop());

type Query = Readonly<Record<string, string | number>>;
const find = async (report: ReportName, query: Query = {}, caller: object = {}) =>
  api.call('reports.find', { query: { report, ...query }, ...caller });
const rowsOf = async (report: ReportName, query: Query = {}, caller: object = {}) =>
  (await api.call('reports.listRows', { query: { report, ...query }, ...caller })).body;
const everything: Permission[] = ['task:view', 'employee:view', 'everify:view'];

describe('a report', () => {
  it('counts nothing of another account, whatever employer is asked for', async () => {
    const theirs = { token: api.stranger.apiToken };
    const employers: readonly Query[] = [{}, { employer_id: ids['albany'] ?? '' }];
    for (const report of names)
      for (const employer of employers) {
        const { status, body } = await find(report, employer, theirs);
        expect([report, status, body.total.count, body.groups]).toEqual([report, 200, 0, []]);
        expect((await rowsOf(report, employer, theirs)).data).toEqual([]);
        expect((await find(report, employer, { token: api.test.apiToken })).body.total.count).toBe(0);
      }
  });

  it('is for people with task:view, and the outcomes of cases for those with everify:view', async () => {
    const none = withCookie(await signInUser(api, [{ permissions: ['employee:view'] }]));
    const tasks = withCookie(await signInUser(api, [{ permissions: ['task:view'] }]));
    for (const operation of ['reports.find', 'reports.listRows', 'reports.export'] as const) {
      const ask = (report: ReportName, caller: object) =>
        api.call(operation, { query: { report }, ...caller });
      expect([operation, (await ask('drop_off', none)).status]).toEqual([operation, 403]);
      expect([operation, (await ask('drop_off', tasks)).status]).toEqual([operation, 200]);
      expect([operation, (await ask('everify_outcomes', tasks)).status]).toEqual([operation, 403]);
    }
  });

  it('counts only what the access rules of a group let be seen', async () => {
    const access_rule = { fact: 'employee.custom_attributes.region', operator: 'equals', value: 'east' };
    const east = withCookie(await signInUser(api, [{ permissions: everything, access_rule }]));
    for (const [report, count] of [
      ['time_to_done', 1],
      ['drop_off', 1],
      ['forms_by_state', 1],
      ['late_signatures', 0],
      ['everify_outcomes', 0],
    ] as const) {
      expect([report, (await find(report, {}, east)).body.total.count]).toEqual([report, count]);
      const { data } = await rowsOf(report, {}, east);
      expect([report, data.length]).toEqual([report, count]);
      for (const { employee_name } of data) expect(employee_name).toBe('Esa Lopez');
    }
  });

  it('refuses a period that is none, is longer than a year, or is of no report', async () => {
    const wrong: readonly Query[] = [
      { report: 'drop_off', from: '2026-12-01', to: '2026-11-01' },
      { report: 'drop_off', from: '2020-01-01', to: '2026-11-01' },
      { report: 'drop_off', from: 'yesterday' },
      { report: 'ranking' },
      {},
    ];
    for (const query of wrong)
      expect([query, (await api.call('reports.find', { query })).status]).toEqual([query, 400]);
    expect((await api.call('reports.listRows', { query: { report: 'drop_off', cursor: 'x' } })).status).toBe(
      400,
    );
  });
});

describe('its numbers', () => {
  it('are of hires: from the invitation to the last form', async () => {
    const { body } = await find('time_to_done');
    expect(body.total).toMatchObject({ count: 3, done_count: 2, median_hours: expect.any(Number) });
    expect(body.groups.map(({ label, count }: { label: string; count: number }) => [label, count])).toEqual([
      ['Harbor Foods', 2],
      ['Sonora', 1],
    ]);
    const of = await find('time_to_done', { employer_id: ids['tucson'] ?? '' });
    expect(of.body.total).toMatchObject({ count: 1, done_count: 1 });
    const past = await find('time_to_done', { from: '2020-01-01', to: '2020-12-31' });
    expect(past.body.total).toEqual({ count: 0, done_count: 0, median_hours: null, p90_hours: null });
  });

  it('say at which page of which form people are', async () => {
    const [form] = (await find('drop_off')).body.groups;
    expect(form).toMatchObject({ label: expect.stringMatching(/I-9/), count: 3, done_count: 2 });
    const [page] = form.parts.filter(({ key }: { key: string }) => key !== 'done');
    expect([page.count, page.label]).toEqual([1, expect.any(String)]);
    const { data } = await rowsOf('drop_off', { part: page.key });
    expect(data.map(({ task_id }: { task_id: string }) => task_id)).toEqual([ids['open']]);
  });

  it('say which employers signed late', async () => {
    const { body } = await find('late_signatures', { from: '2026-10-01', to: '2026-12-31' });
    const parts = Object.fromEntries(
      body.groups.map(({ label, parts }: { label: string; parts: readonly { key: string }[] }) => [
        label,
        parts.map(({ key }) => key),
      ]),
    );
    expect(parts).toEqual({ 'Harbor Foods': ['in_time'], Sonora: ['late'] });
  });

  it('are of the state in which the work is done, and of E-Verify', async () => {
    const { body } = await find('forms_by_state');
    expect(body.groups.map(({ key, count }: { key: string; count: number }) => [key, count])).toEqual([
      ['NY', 2],
      ['AZ', 1],
    ]);
    const cases = (await find('everify_outcomes')).body;
    expect(cases.groups.map(({ key }: { key: string }) => key)).toEqual(['PREPARED']);
  });

  it('each lead to as many rows, page by page, and are in the CSV', async () => {
    for (const report of names) {
      const { body } = await find(report, { from: '2026-10-01', to: '2026-12-31' });
      for (const group of body.groups) {
        const seen: string[] = [];
        let cursor: string | null | undefined;
        do {
          const asked = { from: '2026-10-01', to: '2026-12-31', group: group.key, per_page: 1 };
          const page = await rowsOf(report, { ...asked, ...(cursor && { cursor }) });
          seen.push(...page.data.map(({ id }: { id: string }) => id));
          cursor = page.next_cursor;
        } while (cursor);
        expect([report, group.key, new Set(seen).size]).toEqual([report, group.key, group.count]);
      }
      const { bytes, headers } = await api.call('reports.export', { query: { report } });
      expect(headers.get('content-type')).toMatch(/text\/csv/);
      expect(bytes.toString()).toMatch(/^"group","group_name"/);
    }
  });
});

describe('a report that takes too long', () => {
  it('is given up, with what to do instead, and holds nothing up', async () => {
    const hasty = await TestApi.start({ REPORT_SECONDS: '1', DATABASE_POOL: '10' });
    const holder = await hasty.app.get(Pool).connect();
    await holder.query('BEGIN');
    await holder.query('LOCK TABLE tasks IN ACCESS EXCLUSIVE MODE');
    const asked = { query: { report: 'time_to_done' } };
    for (const id of ['reports.find', 'reports.listRows', 'reports.export'] as const) {
      const { status, body, bytes } = await hasty.call(id, asked);
      expect([id, status]).toEqual([id, 400]);
      expect(body ?? JSON.parse(bytes.toString())).toEqual({
        _tag: 'BadRequestError',
        message: 'This report takes too long to count: choose a shorter period, or one employer',
      });
    }
    await holder.query('ROLLBACK');
    holder.release();
    expect((await hasty.call('reports.find', asked)).status).toBe(200);
    const [timeout] = await query<{ statement_timeout: string }>(hasty, 'SHOW statement_timeout');
    expect(timeout?.statement_timeout).not.toBe('1s');
    await hasty.stop();
  });
});
