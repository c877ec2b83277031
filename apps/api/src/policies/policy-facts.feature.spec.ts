import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { PolicyFact } from '@firstday/domain';
import { createRecord } from '../testing/factories.js';
import { formId, newEmployee, newEmployer } from '../testing/hosted-page.js';
import { TestApi } from '../testing/test-api.js';

const address = { street: '1 Main St', city: 'Albany', state: 'NY', zip: '12207', country: 'USA' };

let api: TestApi;
let handbook: string;
beforeAll(async () => {
  api = await TestApi.shared();
  handbook = await formId(api, 'handbook');
});
afterAll(() => api.stop());

const create = (condition: unknown) =>
  api.call('policies.create', { body: { name: 'Asked', condition, form_ids: [handbook] } });
const pathsOf = async (condition: unknown) =>
  (await create(condition)).body.issues.map((issue: { path: (string | number)[] }) => issue.path.join('.'));
const facts = async (token = api.live.apiToken): Promise<PolicyFact[]> =>
  (await api.call('policies.listFacts', { token })).body.facts;
const client = async (more: object = {}, token = api.live.apiToken): Promise<string> =>
  (await api.call('clients.create', { body: { name: 'Harbor Foods', ...more }, token })).body.id;

describe('the form of a condition', () => {
  it.each<[string, unknown, string]>([
    ['nonsense', { nonsense: true }, 'condition'],
    ['nonsense within', { all: [{ not: { nonsense: true } }] }, 'condition.all.0.not'],
    ['a typo', { fact: 'job.name', operatr: 'equals', value: 'x' }, 'condition.operator,condition.operatr'],
    ['an unknown operator', { any: [{ fact: 'job.name', operator: 'is' }] }, 'condition.any.0.operator'],
    ['a tree as a value', { fact: 'job.name', operator: 'equals', value: { all: [] } }, 'condition.value'],
    ['two kinds at once', { all: [], any: [] }, 'condition'],
    ['a text', 'job.name', 'condition'],
  ])('that is %s is 400 with its path', async (_name, condition, path) => {
    expect((await pathsOf(condition)).join()).toBe(path);
  });

  it('is the same for access rules', async () => {
    const body = { name: 'Nobody', permissions: [], access_rule: { all: [{ nonsense: true }] } };
    const refused = await api.call('user_groups.create', { body });
    expect(refused.body.issues[0].path).toEqual(['access_rule', 'all', 0]);
  });
});

describe('the facts of policies', () => {
  it('are listed with their types, operators, sources and examples that can be saved as they stand', async () => {
    await createRecord(api, 'custom_properties', { name: 'crew', label: 'Crew' });
    await createRecord(api, 'custom_properties', { name: 'salary', is_sensitive_info: true });
    const old = await createRecord(api, 'custom_properties', { name: 'gone' });
    await api.call('custom_properties.deprecateById', { path: { custom_property_id: old.id } });
    const body = { name: 'Loader', address, shift: 'night', email: 'loader@example.com', 'a.b': 1 };
    await api.call('jobs.create', { body });
    const listed = await facts();
    const by = new Map(listed.map((fact) => [fact.path, fact]));
    expect(by.get('job.shift')).toMatchObject({ type: 'scalar', source: 'system_attribute' });
    expect(by.get('client.id')).toMatchObject({ type: 'id', source: 'id', label: 'the client' });
    expect(by.get('work_location.state')).toMatchObject({ type: 'state', source: 'built_in' });
    expect(by.get('employee.custom_attributes.crew')).toMatchObject({ source: 'custom_property' });
    for (const path of ['job.email', 'job.a.b', 'employee.social_security_number', 'employee.id'])
      expect(by.has(path)).toBe(false);
    for (const name of ['salary', 'gone']) expect(by.has(`employee.custom_attributes.${name}`)).toBe(false);
    expect((await create({ all: listed.map(({ example }) => example) })).status).toBe(201);
    expect((await facts(api.stranger.apiToken)).some(({ path }) => path === 'job.shift')).toBe(false);
  });

  it('may be what a record holds beside its own properties, whether or not one has it yet', async () => {
    const condition = { fact: 'job.forklift', operator: 'equals', value: true };
    expect((await create(condition)).body.sentence).toBe("the job's “forklift” is yes");
    for (const fact of [
      'job.phone',
      'employee.date_of_birth',
      'job.constructor.name',
      'placement.employee_id',
    ])
      expect(await pathsOf({ fact, operator: 'is_present' })).toEqual(['condition.fact']);
    const { body: job } = await api.call('jobs.create', {
      body: { name: 'Driver', address, forklift: true },
    });
    const hire = { employee_id: await newEmployee(api), employer_id: await newEmployer(api), job_id: job.id };
    const { body: placement } = await api.call('placements.create', { body: hire });
    const { body: explained } = await api.call('placements.explain', {
      path: { placement_id: placement.id },
    });
    expect(explained.policies.map(({ sentence }: { sentence: string }) => sentence)).toContain(
      "Required because the job's “forklift” is yes.",
    );
  });

  it('may be the id of an employer, a client or a job of the account, and of no other', async () => {
    const [mine, other] = [await client(), await client({}, api.stranger.apiToken)];
    const condition = (value: unknown) => ({ fact: 'client.id', operator: 'in', value });
    expect((await create(condition([mine]))).body.sentence).toBe('the client is “Harbor Foods”');
    expect(await pathsOf({ not: condition([mine, other, 'x']) })).toEqual([
      'condition.not.value.1',
      'condition.not.value.2',
    ]);
    expect(await pathsOf({ fact: 'employer.id', operator: 'equals', value: mine })).toEqual([
      'condition.value',
    ]);
    const hire = { employee_id: await newEmployee(api), employer_id: await newEmployer(api) };
    const preview = async (client_id: string) =>
      (await api.call('placements.previewTasks', { body: { ...hire, client_id } })).body;
    const rulesOf = (tasks: { form_id: string; rules: unknown[] }[]) =>
      tasks.find(({ form_id }) => form_id === handbook)?.rules.length ?? 0;
    const { body: placement } = await api.call('placements.create', { body: { ...hire, client_id: mine } });
    const { body: explained } = await api.call('placements.explain', {
      path: { placement_id: placement.id },
    });
    expect(explained.policies.map(({ sentence }: { sentence: string }) => sentence)).toContain(
      'Required because the client is “Harbor Foods”.',
    );
    const elsewhere = await client({ name: 'Elsewhere' });
    expect(rulesOf(await preview(mine))).toBe(rulesOf(await preview(elsewhere)) + 1);
  });
});
