import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addressInput, createRecord } from '../testing/factories.js';
import { TestApi, type TestResponse } from '../testing/test-api.js';

let api: TestApi;
beforeAll(async () => {
  api = await TestApi.shared();
});
afterAll(() => api.stop());

const warningsOf = ({ status, headers }: TestResponse) => [status, headers.get('firstday-warning')];
const employee = { first_name: 'Ana', last_name: 'Lopez', address: addressInput };
const create = (more: object) => api.call('employees.create', { body: { ...employee, ...more } });

describe('an answer to a record that was accepted', () => {
  it('has no warning where nothing is unlikely', async () => {
    expect(warningsOf(await create({ shirt_size: 'M', x_email: 'a' }))).toEqual([201, null]);
  });

  it('names a member that is likely misspelt, and keeps it as the interface promises', async () => {
    const made = await create({ Email: 'ana@example.com', frist_name: 'Ann' });
    expect(made.body).toMatchObject({ Email: 'ana@example.com', frist_name: 'Ann', email: null });
    expect(warningsOf(made)).toEqual([
      201,
      'Email: kept as an attribute of your own: did you mean email?, frist_name: kept as an attribute of your own: did you mean first_name?',
    ]);
  });

  it('names it where a record is changed, and in a placement', async () => {
    const { id } = (await create({})).body;
    const changed = await api.call('employees.updateById', {
      path: { employee_id: id },
      body: { phonenumber: '1', lastname: 'X' },
    });
    expect(warningsOf(changed)).toEqual([
      200,
      'lastname: kept as an attribute of your own: did you mean last_name?',
    ]);
    const employer = await createRecord(api, 'employers');
    const placed = await api.call('placements.create', {
      body: { employee_id: id, employerid: employer.id, startdate: '2026-12-01', create_task: true },
    });
    expect(placed.headers.get('firstday-warning')).toMatch(/employer_id\?.*start_date\?.*create_tasks\?/);
  });

  it('tells of what is unlikely without any value', async () => {
    const made = await create({
      address: { ...addressInput, zip: '90210' },
      social_security_number: '219-09-9999',
    });
    expect(warningsOf(made)).toEqual([
      201,
      'address.zip: not a ZIP code of this state, social_security_number: a number from samples, which is not assigned to a person',
    ]);
  });

  it('takes names that no header can have, and no more than a few', async () => {
    const hostile = Object.fromEntries(
      Array.from({ length: 60 }, (_, at) => [`emai\u00e9${'\r\nset-cookie: a=b'.repeat(at % 2)}${at}`, at]),
    );
    const made = await create({ ...hostile, 'em\u00e4il': 'x' });
    expect(made.status).toBe(201);
    expect(made.headers.get('set-cookie')).toBeNull();
    expect((made.headers.get('firstday-warning') ?? '').length).toBeLessThan(4_000);
  });

  it('says nothing of a record that was refused', async () => {
    const refused = await create({ frist_name: 'Ann', address: { ...addressInput, state: 'ZZ' } });
    expect(refused.status).toBe(400);
    expect(refused.body.issues).toMatchObject([{ path: ['address', 'state'] }]);
    const { id } = (await create({ external_id: 'taken' })).body;
    const taken = await create({ external_id: 'taken', frist_name: 'Ann' });
    expect(warningsOf(taken)).toEqual([409, null]);
    const gone = await api.call('employees.updateById', {
      path: { employee_id: `${id.slice(0, -1)}${id.endsWith('a') ? 'b' : 'a'}` },
      body: { frist_name: 'Ann' },
    });
    expect(warningsOf(gone)).toEqual([404, null]);
  });
});

describe('the days of a placement', () => {
  it('are in order, whether they are given at once or one after the other', async () => {
    const { id: employee_id } = (await create({})).body;
    const days = { employee_id, start_date: '2026-12-02', end_date: '2026-12-01' };
    const refused = await api.call('placements.create', { body: days });
    expect([refused.status, refused.body.issues]).toMatchObject([400, [{ path: ['end_date'] }]]);
    const { id } = (await api.call('placements.create', { body: { ...days, end_date: '2026-12-02' } })).body;
    const change = (body: object) => api.call('placements.updateById', { path: { placement_id: id }, body });
    expect((await change({ end_date: '2026-12-01' })).body.issues).toMatchObject([{ path: ['end_date'] }]);
    expect((await change({ start_date: '2026-12-03' })).body.issues).toMatchObject([
      { path: ['start_date'] },
    ]);
    expect((await change({ start_date: '2026-12-03', end_date: '2026-12-04' })).status).toBe(200);
    expect((await change({ end_date: null })).status).toBe(200);
  });
});
