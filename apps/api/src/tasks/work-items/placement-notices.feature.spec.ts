import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addressInput, createRecord } from '../../testing/factories.js';
import { signInUser, withCookie } from '../../testing/sign-in-by-link.js';
import { TestApi } from '../../testing/test-api.js';

let api: TestApi;
beforeAll(async () => {
  api = await TestApi.shared();
});
afterAll(() => api.stop());

const list = async (query: Readonly<Record<string, string>>, caller: object = {}) =>
  (await api.call('work_items.list', { query, ...caller })).body.data;
const employerAt = (name: string, address: object, more: object = {}) =>
  createRecord(api, 'employers', { name, address: { ...addressInput, ...address }, ...more });
async function hire(employer_id: string, more: object = {}): Promise<string> {
  const { id: employee_id } = await createRecord(api, 'employees');
  return (await api.call('placements.create', { body: { employee_id, employer_id, ...more } })).body.id;
}

describe('Work that placements leave', () => {
  it('is one line for each record that lacks facts, with how many placements it is about', async () => {
    const employer = await employerAt('Misspelt Inc.', { country: 'America' });
    const first = await hire(employer.id);
    await hire(employer.id);
    // Who does not work there any more needs no form of a new hire.
    await hire(employer.id, { start_date: '2020-01-01', end_date: '2020-02-01' });
    const items = await list({ bucket: 'today', employer_id: employer.id });
    expect(items).toEqual([
      expect.objectContaining({
        id: `undecided_facts:${employer.id}`,
        kind: 'undecided_facts',
        assignee_type: 'employer',
        employer_id: employer.id,
        employer_name: 'Misspelt Inc.',
        record_name: 'Misspelt Inc.',
        employee_id: null,
        placement_id: first,
        placements_count: 2,
        missing_facts: [
          {
            fact: 'work_location.country',
            problem: 'not_understood',
            record: 'employer',
            record_id: employer.id,
            property: 'address.country',
            given: 'America',
            message: "The employer's address.country is “America”, which is not a country we know.",
            operation: 'employers.updateById',
          },
        ],
      }),
    ]);
    const counts = await api.call('work_items.count', { query: { employer_id: employer.id } });
    expect(counts.body.today.kinds).toEqual([{ kind: 'undecided_facts', count: 1 }]);
  });

  it('is one line for each employer and state that requires E-Verify, and gone once the employer uses it', async () => {
    const employer = await employerAt('Mobile Foods', { state: 'AL' });
    await hire(employer.id);
    await hire(employer.id);
    const [item, ...others] = await list({ employer_id: employer.id });
    expect(others).toEqual([]);
    expect(item).toMatchObject({
      id: `everify_mandate:${employer.id}:AL`,
      kind: 'everify_mandate',
      employer_name: 'Mobile Foods',
      placements_count: 2,
      everify_mandate: { state: 'AL', outcome: 'required', citation: 'Ala. Code 31-13-15' },
    });
    const using = await employerAt('Montgomery Foods', { state: 'AL' }, { uses_e_verify: true });
    await hire(using.id);
    expect(await list({ employer_id: using.id })).toEqual([]);
  });

  it('is in the list of employees, too: who has undecided forms is not complete', async () => {
    const { id: employee_id } = await createRecord(api, 'employees');
    const { body } = await api.call('placements.create', { body: { employee_id } });
    const staff = withCookie(await signInUser(api, [{ permissions: ['employee:view', 'placement:view'] }]));
    const rowOf = async (search: string) =>
      (await api.call('component_rows.listEmployees', { query: { search }, ...staff })).body.data[0];
    expect(await rowOf(employee_id)).toMatchObject({ undecided_count: body.undecided_count });
    await api.call('placements.deleteById', { path: { placement_id: body.id } });
    expect(await rowOf(employee_id)).not.toHaveProperty('undecided_count');
  });

  it('names the person where the placement itself lacks something', async () => {
    const { id: employee_id } = await createRecord(api, 'employees', { first_name: 'Nia', last_name: 'Roe' });
    const { body } = await api.call('placements.create', { body: { employee_id } });
    expect(await list({ employee_id })).toMatchObject([
      { id: `undecided_facts:${body.id}`, employee_name: 'Nia Roe', record_name: 'Nia Roe' },
    ]);
  });

  it('is shown to who sees the placements, page by page, and to nobody else', async () => {
    const pages: string[] = [];
    for (let cursor: string | undefined; pages.length < 20;) {
      const query = { bucket: 'today', per_page: 1, ...(cursor ? { cursor } : {}) };
      const { body } = await api.call('work_items.list', { query });
      pages.push(...body.data.map(({ id }: { id: string }) => id));
      if (body.next_cursor === null) break;
      cursor = body.next_cursor;
    }
    expect(pages).toHaveLength(new Set(pages).size);
    expect(pages.filter((id) => /^(everify_mandate|undecided_facts):/.test(id))).toHaveLength(3);
    const blind = withCookie(await signInUser(api, [{ permissions: ['task:view', 'employer:view'] }]));
    expect(await list({ bucket: 'today' }, blind)).toEqual([]);
    expect(await list({ bucket: 'today' }, { token: api.stranger.apiToken })).toEqual([]);
    expect(await list({ bucket: 'late' })).toEqual([]);
  });
});
