import type { Permission } from '@firstday/domain';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { query } from '../../testing/factories.js';
import { newHire, reportingEmployer } from '../../testing/new-hires.js';
import { openComponent, signInUser, withCookie } from '../../testing/sign-in-by-link.js';
import { TestApi } from '../../testing/test-api.js';

const needed: readonly Permission[] = [
  'placement:view',
  'placement:edit',
  'employer:view',
  'employee:view',
  'task:view',
  'employee:view_sensitive',
];
const state = 'NY';

let api: TestApi;
let employer_id: string;
let placement: string;
beforeAll(async () => {
  api = await TestApi.shared();
  employer_id = await reportingEmployer(api);
  placement = (await newHire(api, employer_id)).placementId;
});
afterAll(() => api.stop());

const create = (body: object = {}, caller: object = {}) =>
  api.call('new_hire_reports.create', { body: { employer_id, state, ...body }, ...caller });
const due = async (caller: object = {}): Promise<string[]> =>
  (await api.call('new_hire_reports.listDue', { query: { per_page: '100' }, ...caller })).body.data.map(
    ({ placement_id }: { placement_id: string }) => placement_id,
  );
const made = async (body: object = {}, caller: object = {}): Promise<string> => {
  const answer = await create(body, caller);
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
  return answer.body.id;
};
const file = (id: string, caller: object = {}) =>
  api.call('new_hire_reports.download', { path: { new_hire_report_id: id }, ...caller });
const remove = (id: string, caller: object = {}) =>
  api.call('new_hire_reports.deleteById', { path: { new_hire_report_id: id }, ...caller });
const confirmation = 'Received';
const send = (id: string, body: object = {}, caller: object = {}) =>
  api.call('new_hire_reports.send', {
    path: { new_hire_report_id: id },
    body: { confirmation, ...body },
    ...caller,
  });

describe('of a report nothing is reached', () => {
  it.each(['stranger', 'test'] as const)(
    'by the %s account: no employer, no placement, no report, no file',
    async (whose) => {
      const token = api[whose].apiToken;
      expect((await create({}, { token })).status).toBe(404);
      const theirs = await reportingEmployer(api, {}, token);
      await newHire(api, theirs, { token });
      expect((await create({ employer_id: theirs, placement_ids: [placement] }, { token })).status).toBe(400);
      expect(await due({ token })).not.toContain(placement);
      expect((await create({ employer_id: theirs })).status).toBe(404);
      const ours = await made();
      const path = { new_hire_report_id: ours };
      for (const answer of [
        await file(ours, { token }),
        await send(ours, {}, { token }),
        await remove(ours, { token }),
        await api.call('new_hire_reports.findById', { path, token }),
        await api.call('new_hire_reports.listHires', { path, token }),
      ])
        expect(answer.status).toBe(404);
      expect((await api.call('new_hire_reports.list', { token })).body.total).toBe(0);
      await remove(ours);
    },
  );

  it('of whom only the test account knows: a live report has none of them', async () => {
    const { token } = { token: api.test.apiToken };
    const inTest = await reportingEmployer(api, {}, token);
    const tester = await newHire(api, inTest, { token });
    expect((await create({ placement_ids: [tester.placementId] })).status).toBe(400);
    const id = await made();
    expect((await file(id)).bytes.length).toBe(803);
    await remove(id);
  });

  it.each(needed.filter((it) => it !== 'employee:view' && it !== 'employer:view'))(
    'without %s',
    async (missing) => {
      const permissions = needed.filter((it) => it !== missing);
      const cookie = withCookie(await signInUser(api, [{ permissions }]));
      const { body } = await api.call('api_tokens.create', { body: { name: 'Less', permissions } });
      const id = await made();
      for (const caller of [cookie, { token: body.token }]) {
        expect((await create({}, caller)).status).toBe(403);
        // Whoever downloads changes nothing.
        expect((await file(id, caller)).status).toBe(missing === 'placement:edit' ? 200 : 403);
        expect((await send(id, {}, caller)).status).toBe(403);
        expect((await remove(id, caller)).status).toBe(403);
      }
      await remove(id);
    },
  );

  it('by people of a group that does not see whom it is about, nor lent by another group', async () => {
    const other = await reportingEmployer(api, { name: 'Pier Nine' });
    const theirs = await newHire(api, other);
    const access_rule = { fact: 'employer.name', operator: 'equals', value: 'Pier Nine' };
    const narrow = withCookie(await signInUser(api, [{ permissions: needed, access_rule }]));
    // May see sensitive values of Pier Nine alone, and everything else of everybody.
    const lent = withCookie(
      await signInUser(api, [
        { permissions: needed.filter((it) => it !== 'employee:view_sensitive') },
        { permissions: ['employee:view_sensitive'], access_rule },
      ]),
    );
    expect(await due(narrow)).toEqual([theirs.placementId]);
    expect((await create({}, narrow)).status).toBe(404);
    const ours = await made();
    for (const caller of [narrow, lent]) {
      expect((await create({ placement_ids: [placement] }, caller)).status).toBeGreaterThanOrEqual(400);
      for (const answer of [
        await file(ours, caller),
        await send(ours, {}, caller),
        await remove(ours, caller),
      ])
        expect(answer.status).toBe(404);
      const id = await made({ employer_id: other }, caller);
      expect((await file(id, caller)).status).toBe(200);
      expect((await remove(id, caller)).status).toBe(200);
    }
    expect((await create({}, lent)).status).toBe(400);
    const list = await api.call('new_hire_reports.list', narrow);
    expect(list.body.data).toEqual([]);
    await remove(ours);
  });

  it('by an embedded component', async () => {
    const token = await openComponent(api, { component: 'compliance/calendar' });
    const caller = { token: null, headers: { 'x-component-auth-token': token } };
    expect((await api.call('new_hire_reports.listDue', caller)).status).toBe(403);
    expect((await create({}, caller)).status).toBe(403);
  });
});

describe('a record is never split or forged', () => {
  it('by a line break or a control character in a name or an address', async () => {
    const apart = await reportingEmployer(api, { name: 'Split\r\nW4Foods' });
    const person = {
      first_name: 'Ana\nW4123456789',
      last_name: 'Flo\u2028res\r\n',
      address: {
        street: '7 Pine\r\nStreet',
        secondary: 'A\u2029B',
        city: 'New\nYork',
        state: 'NY',
        zip: '10005',
        country: 'USA',
      },
    };
    const hired = await newHire(api, apart, { person }).catch(() => undefined);
    if (hired === undefined)
      // Refused at the door: then it is put past it.
      await query(api, `UPDATE employers SET name = $2 WHERE id = $1`, [apart, 'Split\r\nW4Foods']);
    const { employeeId } = hired ?? (await newHire(api, apart));
    await query(
      api,
      `UPDATE employees SET first_name = $2, last_name = $3, address = address || $4::jsonb WHERE id = $1`,
      [
        employeeId,
        'Ana\nW4123456789',
        'Flo\u2028res\r\n',
        JSON.stringify({ street: '7 Pine\r\nStreet', city: 'New\nYork' }),
      ],
    );
    const id = await made({ employer_id: apart });
    const lines = (await file(id)).bytes.toString('latin1').split('\r\n');
    expect(lines.map(({ length }) => length)).toEqual([801, 0]);
    expect(lines[0]).toMatch(/^W4219099999ANA W4123456789 /);
    await remove(id);
  });

  it('by a name of ten megabytes, or by a replay', async () => {
    const big = await newHire(api, employer_id);
    await query(api, `UPDATE employees SET last_name = repeat('x', 10000000) WHERE id = $1`, [
      big.employeeId,
    ]);
    const answer = await create({ shortens: true });
    expect(answer.body.left_out).toMatchObject([
      { employee_id: big.employeeId, obstacles: [{ field: 'last_name', reason: 'too_long' }] },
    ]);
    const { id } = answer.body;
    expect((await create()).status).toBe(400);
    expect((await send(id, { sent_on: '2099-01-01' })).status).toBe(400);
    expect((await send(id)).status).toBe(200);
    expect((await send(id)).status).toBe(400);
    expect((await remove(id)).status).toBe(400);
    expect((await create({ includes_reported: true })).status).toBe(400);
  });

  it('by two who make it at the same time', async () => {
    const twice = await reportingEmployer(api, { name: 'Twice' });
    await newHire(api, twice);
    const answers = await Promise.all([1, 2, 3, 4].map(() => create({ employer_id: twice })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400, 400, 400]);
  });
});
