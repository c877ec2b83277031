import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createRecord } from '../testing/factories.js';
import { formId } from '../testing/hosted-page.js';
import { signInUser, withCookie } from '../testing/sign-in-by-link.js';
import { TestApi } from '../testing/test-api.js';

let api: TestApi;
let handbook: string;
beforeAll(async () => {
  api = await TestApi.shared();
  handbook = await formId(api, 'handbook');
});
afterAll(() => api.stop());

const inTexas = { fact: 'work_location.state', operator: 'equals', value: 'TX' };
const texas = { name: 'Texas', facts: { 'work_location.state': 'TX' }, expected: 'met' };
const wrong = { ...texas, expected: 'unmet' };
const create = (more: object = {}, by: object = {}) =>
  api.call('policies.create', {
    body: { name: 'In Texas', condition: inTexas, form_ids: [handbook], ...more },
    ...by,
  });
const update = (id: string, body: object) =>
  api.call('policies.updateById', { path: { policy_id: id }, body });
const find = (id: string, by: object = {}) =>
  api.call('policies.findById', { path: { policy_id: id }, ...by });
const prove = (body: object) => api.call('policies.prove', { body });
const pathsOf = ({ body }: { body: { issues: { path: (string | number)[] }[] } }) =>
  body.issues.map(({ path }) => path);
const withFacts = (facts: object) => ({ tests: [texas, { ...texas, facts }] });

describe('the facts of a test', () => {
  it('are those that conditions may ask, with an issue for each that is wrong', async () => {
    const facts = {
      'nobody.knows': 1,
      'employee.social_security_number': 'unknown',
      'employee.date_of_birth': '1990-02-28',
      'employer.employee_count': 'many',
      'placement.start_date': '2027-02-29',
      'job.name': ['Cook'],
    };
    const paths = Object.keys(facts).map((path) => ['tests', 1, 'facts', path]);
    const given = withFacts({ ...facts, 'employer.entity_structure': 'llc' });
    expect(pathsOf(await create(given))).toEqual(paths);
    expect(pathsOf(await create({ ...given, status: 'draft' }))).toEqual(paths);
    expect(pathsOf(await prove({ condition: inTexas, form_ids: [handbook], ...given }))).toEqual(paths);
    const kept = (await create()).body;
    expect(pathsOf(await update(kept.id, given))).toEqual(paths);
    expect((await find(kept.id)).body).toEqual(kept);
  });

  it('hold nothing that records seal, under any name, and no issue repeats it', async () => {
    const facts = { 'employee.ssn': '219099999', 'job.note': '219-09-9999', 'job.name': 'SSN 219-09-9999' };
    const refused = await create(withFacts({ ...facts, 'employer.naics_code': '722511' }));
    expect(pathsOf(refused)).toEqual(Object.keys(facts).map((path) => ['tests', 1, 'facts', path]));
    expect(JSON.stringify(refused.body)).not.toMatch(/219-?09-?9999/);
  });

  it('name no sensitive property, and no record that the caller may not see', async () => {
    const sealed = { name: 'badge', label: 'Badge', is_sensitive_info: true };
    await createRecord(api, 'custom_properties', sealed);
    expect(pathsOf(await create(withFacts({ 'employee.custom_attributes.badge': 'A1' })))).toEqual([
      ['tests', 1, 'facts', 'employee.custom_attributes.badge'],
    ]);
    const theirs = await createRecord(api, 'employers', { token: api.stranger.apiToken });
    const refused = await create(withFacts({ 'job.name': 'Cook', 'employer.id': theirs.id }));
    expect(refused.body.issues).toMatchObject([
      {
        path: ['tests', 1, 'facts', 'employer.id'],
        message: 'Expected the id of an employer of the account',
      },
    ]);
    const ours = await createRecord(api, 'employers', { name: 'Secret Holdings' });
    const byEmployer = { fact: 'employer.id', operator: 'equals', value: ours.id };
    const tests = [{ name: 'That one', facts: { 'employer.id': ours.id }, expected: 'met' }];
    const { body } = await create({ condition: byEmployer, tests });
    expect(body.tests[0].sentence).toBe('Required because the employer is “Secret Holdings”.');
    const access_rule = { all: [{ fact: 'employer.name', operator: 'equals', value: 'Another' }] };
    const cookie = await signInUser(api, [{ permissions: ['policy:view'], access_rule }]);
    const hidden = await find(body.id, withCookie(cookie));
    expect(hidden.body.tests[0].outcome).toBe('met');
    expect(JSON.stringify(hidden.body)).not.toContain('Secret Holdings');
  });

  it('are at most 50 of at most 50 tests, and no text without end', async () => {
    const many = (count: number) => Array.from({ length: count }, (_, at) => at);
    const facts = (count: number) => Object.fromEntries(many(count).map((at) => [`job.a${at}`, at]));
    const long = 'x'.repeat(100_000);
    for (const tests of [
      many(51).map(() => texas),
      [{ ...texas, facts: facts(51) }],
      [{ ...texas, name: '' }],
      [{ ...texas, name: 'x'.repeat(201) }],
      [{ ...texas, expected: 'perhaps' }],
      [{ ...texas, outcome: 'met' }],
      many(50).map(() => ({ ...texas, facts: { 'job.name': 'x'.repeat(500), ...facts(49) } })),
      'all',
    ])
      expect(pathsOf(await create({ tests }))[0]?.[0]).toBe('tests');
    for (const test of [
      { ...texas, name: long },
      { ...texas, facts: { 'job.name': long } },
      { ...texas, facts: { [long]: 1 } },
    ])
      expect((await create({ tests: [test] })).status).toBeGreaterThanOrEqual(400);
    const most = many(50).map(() => ({ ...texas, facts: { ...texas.facts, ...facts(49) } }));
    expect((await create({ tests: most })).body.tests).toHaveLength(50);
  });

  it('keep their property: it is not deleted meanwhile, and a version with it is not brought back after', async () => {
    const property = await createRecord(api, 'custom_properties', { name: 'crew', label: 'Crew' });
    const tests = [{ name: 'Crew', facts: { 'employee.custom_attributes.crew': 'A' }, expected: 'unknown' }];
    const { body } = await create({ tests });
    const remove = () =>
      api.call('custom_properties.deleteById', { path: { custom_property_id: property.id } });
    const refused = await remove();
    expect([refused.status, refused.body.message]).toEqual([400, expect.stringContaining('“In Texas”')]);
    await update(body.id, { tests: [] });
    expect((await remove()).status).toBeLessThan(300);
    const back = await api.call('policies.rollBack', { path: { policy_id: body.id }, body: { version: 1 } });
    expect(pathsOf(back)).toEqual([['tests', 0, 'facts', 'employee.custom_attributes.crew']]);
  });
});

describe('the tests of a policy', () => {
  it('are answered with how they come out now, and why', async () => {
    const tests = [
      { ...texas, facts: { 'work_location.state': 'Texas' } },
      { name: 'Ohio', facts: { 'work_location.state': 'OH' }, expected: 'unmet' },
      { name: 'Anywhere', facts: {}, expected: 'unknown' },
    ];
    const { body } = await create({ tests });
    expect(body.tests).toEqual([
      { ...texas, outcome: 'met', sentence: "Required because the work location's state is TX." },
      {
        ...tests[1],
        outcome: 'unmet',
        sentence: "Not required because the work location's state is not TX: it is OH.",
      },
      { ...tests[2], outcome: 'unknown', sentence: "Undecided: we need the work location's state." },
    ]);
    const listed = await api.call('policies.list', { query: { per_page: 100 } });
    expect(listed.body.data.find(({ id }: { id: string }) => id === body.id)).toEqual(body);
    expect(listed.body.data.find((one: { is_built_in: boolean }) => one.is_built_in).tests).toEqual([]);
  });

  it('that fail keep it from being active: each says what it is and why', async () => {
    const refused = await create({ tests: [texas, wrong] });
    expect(refused.body.issues).toMatchObject([
      {
        path: ['tests', 1, 'expected'],
        message:
          "Expected unmet of “Texas”, and it is met. Required because the work location's state is TX.",
      },
    ]);
    const draft = await create({ tests: [wrong, texas, wrong], status: 'draft' });
    expect([draft.status, draft.body.tests[0].outcome]).toEqual([201, 'met']);
    const { id } = draft.body;
    const failing = [0, 2].map((at) => ['tests', at, 'expected']);
    expect(pathsOf(await update(id, { status: 'active' }))).toEqual(failing);
    expect((await update(id, { status: 'archived' })).status).toBe(200);
    const active = await update(id, { status: 'active', tests: [texas] });
    expect(active.body).toMatchObject({ version: 3, status: 'active' });
    expect(pathsOf(await update(id, { condition: { ...inTexas, value: 'OH' } }))).toEqual([
      ['tests', 0, 'expected'],
    ]);
    expect(pathsOf(await update(id, { tests: [wrong] }))).toEqual([['tests', 0, 'expected']]);
    expect((await find(id)).body).toEqual(active.body);
  });

  it('are part of its versions, and come back with them', async () => {
    const { body } = await create({ tests: [texas] });
    await update(body.id, { tests: [] });
    const path = { policy_id: body.id };
    const versions = await api.call('policies.listVersions', { path });
    expect(versions.body.data).toMatchObject([{ changed: ['tests'], tests: [] }, { tests: [texas] }]);
    const back = await api.call('policies.rollBack', { path, body: { version: 1 } });
    expect(back.body).toMatchObject({ version: 3, tests: [{ ...texas, outcome: 'met' }] });
    const again = await update(body.id, { tests: [{ ...texas, facts: { 'work_location.state': 'Texas' } }] });
    expect(again.body.version).toBe(3);
  });

  it('are tried on a draft before it is kept, and refuse nothing there', async () => {
    const isNew = await prove({ condition: inTexas, form_ids: [handbook], tests: [wrong] });
    expect(isNew.body.tests).toMatchObject([{ ...wrong, outcome: 'met' }]);
    const { id } = (await create({ tests: [texas] })).body;
    const changed = await prove({ policy_id: id, condition: { ...inTexas, value: 'OH' } });
    expect(changed.body.tests).toMatchObject([{ ...texas, outcome: 'unmet' }]);
    expect((await prove({ policy_id: id, tests: [] })).body.tests).toEqual([]);
    expect((await find(id)).body.tests).toMatchObject([{ outcome: 'met' }]);
  });
});

describe('the tests of a policy of the library', () => {
  it('are none at first, and are kept where a newer one of the product would replace it', async () => {
    const list = await api.call('policies.list', { query: { per_page: 100 } });
    const { id } = list.body.data.find((policy: { is_built_in: boolean }) => policy.is_built_in);
    const path = { policy_id: id };
    const tests = [{ name: 'Nothing is known', facts: {}, expected: 'unknown' }];
    const changed = await update(id, { tests, condition: inTexas });
    expect(changed.body).toMatchObject({ tests: [{ outcome: 'unknown' }], is_built_in: true });
    const versions = await api.call('policies.listVersions', { path });
    expect(versions.body.data).toMatchObject([{ changed: ['condition', 'tests'] }, { tests: [] }]);
  });
});
