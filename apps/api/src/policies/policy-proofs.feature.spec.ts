import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createRecord } from '../testing/factories.js';
import { formId } from '../testing/hosted-page.js';
import { signInUser, withCookie } from '../testing/sign-in-by-link.js';
import { TestApi } from '../testing/test-api.js';

let api: TestApi;
let handbook: string;
let w4: string;
const isIn = (state: string) => ({ fact: 'work_location.state', operator: 'equals', value: state });
const prove = (body: object, by: object = {}) => api.call('policies.prove', { body, ...by });
const policy = async (name: string, condition: object, form_ids: string[], token = api.live.apiToken) => {
  const { body } = await api.call('policies.create', { body: { name, condition, form_ids }, token });
  return String(body.id);
};
const kinds = ({ body }: { body: { findings: { kind: string }[] } }) => body.findings.map(({ kind }) => kind);

beforeAll(async () => {
  api = await TestApi.shared();
  [handbook, w4] = [await formId(api, 'handbook'), await formId(api, 'w-4')];
  const strangers = await formId(api, 'handbook', api.stranger.apiToken);
  await policy('Theirs', isIn('TX'), [strangers], api.stranger.apiToken);
  const ofTest = await formId(api, 'handbook', api.test.apiToken);
  await policy('Of the test account', isIn('TX'), [ofTest], api.test.apiToken);
  // The built-in ones would be found beside those of these tests.
  const { body } = await api.call('policies.list', { query: { per_page: 100 } });
  for (const { id } of body.data)
    await api.call('policies.updateById', { path: { policy_id: id }, body: { status: 'archived' } });
});
afterAll(() => api.stop());

describe('a proof of a policy', () => {
  it('is among the policies of the caller’s account and mode alone', async () => {
    const answer = await prove({ condition: isIn('TX'), form_ids: [handbook] });
    expect(answer.status).toBe(200);
    expect(JSON.stringify(answer.body)).not.toMatch(/Theirs|Of the test account/);
    expect(kinds(answer)).toEqual([]);
  });

  it('does not name a record that the caller may not see', async () => {
    const employer = await createRecord(api, 'employers', { name: 'Secret Holdings' });
    const condition = { fact: 'employer.id', operator: 'equals', value: employer.id };
    const id = await policy('For one employer', condition, [handbook]);
    const nobody = { all: [{ fact: 'employer.name', operator: 'equals', value: 'Another' }] };
    const cookie = await signInUser(api, [{ permissions: ['policy:view'], access_rule: nobody }]);
    const hidden = await prove({ policy_id: id }, withCookie(cookie));
    expect(hidden.status).toBe(200);
    expect(JSON.stringify(hidden.body)).not.toContain('Secret Holdings');
    const seen = await prove({ policy_id: id });
    expect(seen.body.examples.met.text).toBe('the employer is “Secret Holdings”');
    const named = await prove({ condition, form_ids: [handbook] }, withCookie(cookie));
    expect(named.status).toBe(400);
    await api.call('policies.updateById', { path: { policy_id: id }, body: { status: 'archived' } });
  });

  it('writes nothing, and answers the same of a policy that is kept and of one that is not', async () => {
    const before = (await api.call('policies.list', { query: { per_page: 100 } })).body;
    const condition = { all: [isIn('TX'), isIn('NY')] };
    const answer = await prove({ condition, form_ids: [handbook] });
    expect(answer.body.findings).toMatchObject([
      {
        kind: 'never_met',
        policy_id: null,
        sentence:
          "No placement meets it: it is never so that the work location's state is TX and the work location's state is NY.",
      },
    ]);
    expect(answer.body.examples.met).toBeNull();
    expect((await api.call('policies.list', { query: { per_page: 100 } })).body).toEqual(before);
  });

  it('says which policy is the same, which asks for it already, and when it asks everybody', async () => {
    const wide = { fact: 'work_location.state', operator: 'in', value: ['OR', 'WA'] };
    const id = await policy('Pacific Northwest', wide, [handbook, w4]);
    const shadowed = await prove({ name: 'Oregon', condition: isIn('Oregon'), form_ids: [w4] });
    expect(shadowed.body.findings).toContainEqual({
      kind: 'shadowed',
      question: null,
      sentence: 'It adds nothing: “Pacific Northwest” asks for all of its forms wherever it does.',
      policy_id: id,
      policy_name: 'Pacific Northwest',
      form_ids: [],
      example: null,
    });
    const same = await prove({ condition: { any: [isIn('OR'), isIn('WA')] }, form_ids: [handbook] });
    expect(same.body.findings).toMatchObject([
      { kind: 'same', policy_id: id },
      { kind: 'shadowed', policy_id: id },
    ]);
    const always = await prove({
      condition: { any: [isIn('OR'), { not: isIn('OR') }] },
      form_ids: [handbook],
    });
    expect(kinds(always)).toContain('always_met');
    // A policy is not compared with itself, nor with what was taken away.
    expect(kinds(await prove({ policy_id: id }))).toEqual([]);
    await api.call('policies.updateById', { path: { policy_id: id }, body: { status: 'archived' } });
    expect(kinds(await prove({ condition: wide, form_ids: [handbook] }))).toEqual([]);
  });

  it('gives a placement that would need two forms which exclude each other', async () => {
    const count = { fact: 'employer.employee_count', operator: 'at_least', value: 50 };
    const id = await policy('Large employers', count, [handbook]);
    const drafted = { condition: isIn('OR'), form_ids: [w4], exclusive_forms: [[handbook, w4]] };
    const { body } = await prove(drafted);
    const found = body.findings.find((one: { kind: string }) => one.kind === 'contradicting_forms');
    expect(found).toMatchObject({ policy_id: id, form_ids: [w4, handbook] });
    expect(found.example.facts).toMatchObject({ 'work_location.state': 'OR' });
    expect(found.example.facts['employer.employee_count']).toBeGreaterThanOrEqual(50);
    expect(found.sentence).toMatch(/^One placement can need both “.+” and “.+”: where /);
  });

  it('refuses what is no draft, with every issue', async () => {
    const { status, body } = await prove({ name: 'Half' });
    expect([status, body._tag, body.issues.map(({ path }: { path: string[] }) => path)]).toEqual([
      400,
      'HttpApiDecodeError',
      [['condition'], ['form_ids']],
    ]);
    const wrong = { condition: { ...isIn('TX'), operator: 'contains' }, form_ids: [handbook] };
    expect((await prove(wrong)).body.issues[0].path).toEqual(['condition', 'operator']);
    const pairs = { condition: isIn('TX'), form_ids: [w4], exclusive_forms: [[w4]] };
    expect((await prove(pairs)).status).toBe(400);
  });

  it('is answered where a condition is as large as it may be, of whose combinations nobody sees the end', async () => {
    const value = Array.from({ length: 5 }, (_, at) => `part ${at}`);
    const parts = Array.from({ length: 90 }, (_, at) => ({
      fact: ['job.name', 'employer.name', 'client.name', 'employer.dba_name'][at % 4],
      operator: at % 3 === 0 ? 'contains' : 'in',
      value: at % 3 === 0 ? `part ${at % 6}` : value,
    }));
    const condition = { any: [{ all: parts.slice(0, 45) }, { not: { all: parts.slice(45) } }] };
    await policy('Large', condition, [handbook]);
    const answer = await prove({ condition: { not: condition }, form_ids: [handbook] });
    expect(answer.status).toBe(200);
  });
});

describe('the proof of a policy that stands', () => {
  const find = (id: string, by: object = {}) =>
    api.call('policies.findProof', { path: { policy_id: id }, ...by });

  it('is read by its id, and is what is proven of it without a change', async () => {
    const test = { name: 'Texas', facts: { 'work_location.state': 'TX' }, expected: 'met' };
    const body = { name: 'Texans', condition: isIn('TX'), form_ids: [handbook], tests: [test] };
    const { id } = (await api.call('policies.create', { body })).body;
    const other = await policy('Texans again', isIn('TX'), [handbook]);
    const found = await find(id);
    expect(found.body).toMatchObject({
      findings: [
        { kind: 'same', policy_id: other },
        { kind: 'shadowed', policy_id: other },
      ],
      tests: [{ ...test, outcome: 'met' }],
    });
    expect(found.body).toEqual((await prove({ policy_id: id })).body);
    const archived = { status: 'archived' };
    for (const policy_id of [id, other])
      await api.call('policies.updateById', { path: { policy_id }, body: archived });
    expect((await find(id)).body).toEqual((await prove({ policy_id: id })).body);
  });
});
