import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createRecord, eventsOf, query } from '../testing/factories.js';
import { formId } from '../testing/hosted-page.js';
import { TestApi } from '../testing/test-api.js';
import { PlacementRefreshWorker } from './placement-refresh-worker.js';

let api: TestApi;
beforeAll(async () => {
  api = await TestApi.start({ ROLE: 'api' });
});
afterAll(() => api.stop());

const address = { street: '1 Main Street', city: 'Troy', state: 'NY', zip: '12180' };
const addressIn = (country: string, state = 'NY') => ({ address: { ...address, state, country } });
const find = async (id: string) =>
  (await api.call('placements.findById', { path: { placement_id: id } })).body;

async function hire(employer: Readonly<Record<string, unknown>>) {
  const { id: employer_id } = await createRecord(api, 'employers', employer);
  const { id: employee_id } = await createRecord(api, 'employees');
  const body = { employee_id, employer_id, create_tasks: true };
  const made = await api.call('placements.create', { body });
  expect(made.status).toBe(201);
  return { employee_id, employer_id, placement: made.body };
}
const change = (employer_id: string, body: object) =>
  api.call('employers.updateById', { path: { employer_id }, body });
const refreshAll = async () => {
  const worker = api.app.get(PlacementRefreshWorker);
  while (await worker.refreshNext());
};

describe('A placement with a country that is not one', () => {
  it.each(['America', 'Estados Undios', 'United Sates', 'XX'])(
    'names “%s”, the employer and the operation that supplies it, also in its events and lists',
    async (country) => {
      const { employer_id, placement } = await hire(addressIn(country));
      expect(placement.undecided_facts).toEqual([
        {
          fact: 'work_location.country',
          problem: 'not_understood',
          record: 'employer',
          record_id: employer_id,
          property: 'address.country',
          given: country,
          message: `The employer's address.country is “${country}”, which is not a country we know.`,
          operation: 'employers.updateById',
        },
      ]);
      expect(await find(placement.id)).toEqual(placement);
      const [event] = await eventsOf(api, placement.id);
      expect(event).toEqual({ kind: 'placement.created', data: placement });
      const listed = await api.call('placements.list', { query: { employer_id, has_undecided: 'true' } });
      expect(listed.body.data).toEqual([placement]);
    },
  );

  it('follows the employer: another value that is not understood, none, and one that is', async () => {
    const { employer_id, placement } = await hire(addressIn('America'));
    await change(employer_id, addressIn('Amerika'));
    await refreshAll();
    expect((await find(placement.id)).undecided_facts).toMatchObject([{ given: 'Amerika' }]);
    await change(employer_id, { address: null });
    await refreshAll();
    expect((await find(placement.id)).undecided_facts).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          problem: 'absent',
          property: 'address',
          message: 'The employer has no address.',
        }),
      ]),
    );
    await change(employer_id, addressIn('USA'));
    await refreshAll();
    const decided = await find(placement.id);
    expect(decided).toMatchObject({ undecided_count: 0, missing_task_count: expect.any(Number) });
    expect(decided.missing_task_count).toBeGreaterThan(0);
    expect(decided).not.toHaveProperty('undecided_facts');
  });

  it('asks for an employer where the placement names neither an employer nor a job', async () => {
    const { id: employee_id } = await createRecord(api, 'employees');
    const { body } = await api.call('placements.create', { body: { employee_id } });
    expect(body.undecided_facts).toContainEqual({
      fact: 'work_location.country',
      problem: 'absent',
      record: 'placement',
      record_id: body.id,
      property: 'employer_id',
      given: null,
      message: 'The placement names no employer.',
      operation: 'placements.updateById',
    });
  });

  it('never repeats what the employee’s record says', async () => {
    const condition = { fact: 'employee.address.country', operator: 'equals', value: 'MEX' };
    const form_ids = [await formId(api, 'w-9')];
    await api.call('policies.create', { body: { name: 'Abroad', condition, form_ids } });
    const { id: employee_id } = await createRecord(api, 'employees', addressIn('Mejico'));
    const { id: employer_id } = await createRecord(api, 'employers', addressIn('CAN', 'ON'));
    const { body } = await api.call('placements.create', { body: { employee_id, employer_id } });
    expect(body.undecided_facts).toMatchObject([
      { record: 'employee', problem: 'not_understood', given: null, property: 'address.country' },
    ]);
    expect(JSON.stringify(body.undecided_facts)).not.toContain('Mejico');
  });
});

describe('A hire in a state that requires E-Verify', () => {
  it('names the law, its source and how sure it is, until the employer uses E-Verify', async () => {
    const { employer_id, placement } = await hire(addressIn('USA', 'AL'));
    expect(placement.everify_mandate).toEqual({
      state: 'AL',
      outcome: 'required',
      scope: 'every_employer',
      least_employees: null,
      citation: 'Ala. Code 31-13-15',
      facts: [
        {
          says: expect.stringContaining('Alabama'),
          source: expect.any(String),
          checked_on: '2026-11-28',
          mark: 'secondary',
        },
      ],
      missing_facts: [],
    });
    const found = async (has_everify_mandate: string) =>
      (await api.call('placements.list', { query: { employer_id, has_everify_mandate } })).body.data;
    expect([await found('true'), await found('false')]).toEqual([[placement], []]);
    const stored = await api.call('employers.findById', { path: { employer_id } });
    expect(stored.body).not.toHaveProperty('uses_e_verify');
    await change(employer_id, { uses_e_verify: true });
    await refreshAll();
    expect(await find(placement.id)).not.toHaveProperty('everify_mandate');
  });

  it('is undecided while the number of employees is not known, and says so', async () => {
    const { employer_id, placement } = await hire(addressIn('USA', 'FL'));
    expect(placement.everify_mandate).toMatchObject({
      state: 'FL',
      outcome: 'undecided',
      least_employees: 25,
      missing_facts: [
        { record: 'employer', record_id: employer_id, property: 'employee_count', problem: 'absent' },
      ],
    });
    await change(employer_id, { employee_count: 25 });
    await refreshAll();
    expect((await find(placement.id)).everify_mandate).toMatchObject({ outcome: 'required' });
    await change(employer_id, { employee_count: 24 });
    await refreshAll();
    expect(await find(placement.id)).not.toHaveProperty('everify_mandate');
  });

  it('is named by a placement that was decided before this was known', async () => {
    const { employer_id, placement } = await hire(addressIn('USA', 'AZ'));
    await query(api, 'UPDATE placements SET everify_mandate = NULL WHERE id = $1', [placement.id]);
    await query(
      api,
      `INSERT INTO placement_refreshes (account_id, noun, record_id) SELECT account_id, 'employer', $1 FROM employers WHERE id = $1`,
      [employer_id],
    );
    await refreshAll();
    expect((await find(placement.id)).everify_mandate).toMatchObject({ state: 'AZ' });
  });
});
