import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { builtInPolicies } from '@firstday/forms';
import type { PolicyVersion } from '@firstday/policy-engine';
import { AccountsService } from '../identity/accounts/accounts.service.js';
import { createRecord, query, testSystemContext } from '../testing/factories.js';
import { formId } from '../testing/hosted-page.js';
import { TestApi } from '../testing/test-api.js';
import { PoliciesStore } from './policies.store.js';

let api: TestApi;
let handbook: string;
beforeAll(async () => {
  api = await TestApi.shared();
  handbook = await formId(api, 'handbook');
});
afterAll(() => api.stop());

const inTexas = { fact: 'work_location.state', operator: 'equals', value: 'Texas' };
const create = (more: object = {}, token?: string) =>
  api.call('policies.create', {
    body: { name: 'In Texas', condition: inTexas, form_ids: [handbook], ...more },
    ...(token ? { token } : {}),
  });
const update = (id: string, body: object) =>
  api.call('policies.updateById', { path: { policy_id: id }, body });
const all = async (token = api.live.apiToken) =>
  (await api.call('policies.list', { query: { per_page: 100 }, token })).body.data;

describe('policies', () => {
  it('of the built-in library are there in every account, also in a new one', async () => {
    for (const { apiToken } of [api.live, api.test, api.stranger]) {
      const builtIn = (await all(apiToken)).filter((policy: { is_built_in: boolean }) => policy.is_built_in);
      expect(builtIn.map((policy: { name: string }) => policy.name).sort()).toEqual(
        builtInPolicies.map(({ name }) => name).sort(),
      );
      for (const policy of builtIn) expect(policy.form_ids).toHaveLength(1);
    }
  });

  it('are taken over once, even when many ask at the same time', async () => {
    const { live } = await api.app.get(AccountsService).createOrganization('Busy', new Date());
    await Promise.all(Array.from({ length: 6 }, () => all(live.apiToken)));
    expect(await all(live.apiToken)).toHaveLength(builtInPolicies.length);
  });

  it('are kept in canonical form and said in a sentence', async () => {
    const made = await create({ tags: [{ name: 'state' }, { name: 'state' }] });
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({
      version: 1,
      status: 'active',
      condition: { ...inTexas, value: 'TX' },
      sentence: "the work location's state is TX",
      form_ids: [handbook],
      tags: [{ name: 'state' }],
      is_built_in: false,
    });
    const found = await api.call('policies.findById', { path: { policy_id: made.body.id } });
    expect(found.body).toEqual(made.body);
  });

  it('are said in the language that the request asks for, and in English where we do not have it', async () => {
    const { id } = (await create()).body;
    const sentenceIn = async (language: string) =>
      (
        await api.call('policies.findById', {
          path: { policy_id: id },
          headers: { 'accept-language': language },
        })
      ).body.sentence;
    expect(await sentenceIn('es-US,es;q=0.9,en;q=0.5')).toBe('el estado del lugar de trabajo es TX');
    expect(await sentenceIn('vi')).toBe("the work location's state is TX");
    expect(await sentenceIn('x'.repeat(9000))).toBe("the work location's state is TX");
  });

  it('with a wrong condition are refused with every issue and where it is', async () => {
    const condition = {
      all: [
        { fact: 'nobody.knows', operator: 'equals', value: 1 },
        { fact: 'employer.employee_count', operator: 'contains', value: 1 },
        { any: [{ fact: 'placement.start_date', operator: 'before', value: '2027-02-29' }] },
      ],
    };
    const answer = await create({ condition });
    expect(answer.body._tag).toBe('HttpApiDecodeError');
    expect(answer.body.issues.map((issue: { path: (string | number)[] }) => issue.path)).toEqual([
      ['condition', 'all', 0, 'fact'],
      ['condition', 'all', 1, 'operator'],
      ['condition', 'all', 2, 'any', 0, 'value'],
    ]);
    expect((await create({ condition: undefined })).body.issues[0].path).toEqual(['condition']);
  });

  it('may ask for the custom properties of their account, but not for sensitive or deprecated ones', async () => {
    await createRecord(api, 'custom_properties', { name: 'crew', label: 'Crew' });
    await createRecord(api, 'custom_properties', { name: 'salary', is_sensitive_info: true });
    const old = await createRecord(api, 'custom_properties', { name: 'gone' });
    await api.call('custom_properties.deprecateById', { path: { custom_property_id: old.id } });
    const asking = (name: string, token?: string) =>
      create(
        { condition: { fact: `employee.custom_attributes.${name}`, operator: 'equals', value: 'x' } },
        token,
      );
    expect((await asking('crew')).body.sentence).toContain('Crew');
    for (const name of ['salary', 'gone', 'unknown'])
      expect((await asking(name)).body.issues[0].path).toEqual(['condition', 'fact']);
  });

  it("name forms of their own account: another's or an unknown one is 404", async () => {
    expect((await create({ form_ids: ['form_unknown'] })).status).toBe(404);
    expect((await create({}, api.stranger.apiToken)).status).toBe(404);
    expect((await create({ form_ids: [] })).status).toBe(400);
  });

  it('get a new version by a change, and none by saying the same again', async () => {
    const { body } = await create();
    const renamed = await update(body.id, { name: 'Texans', condition: { ...inTexas, value: 'TX' } });
    expect(renamed.body).toMatchObject({ name: 'Texans', version: 2 });
    expect((await update(body.id, { name: 'Texans' })).body).toEqual(renamed.body);
    expect((await update(body.id, { condition: { all: 1 } })).status).toBe(400);
    const archived = await update(body.id, { status: 'archived' });
    expect(archived.body).toMatchObject({ version: 3, status: 'archived' });
    const list = await api.call('policies.list', { query: { status: 'archived' } });
    expect(list.body.data.map(({ id }: { id: string }) => id)).toEqual([body.id]);
  });

  it('of the library take over a newer version, unless the account has changed its own', async () => {
    const [changed, untouched] = ['Direct deposit', 'Emergency contact'];
    const byName = async (name: string) =>
      (await all()).find((policy: { name: string }) => policy.name === name);
    const own = await update((await byName(changed)).id, { status: 'archived' });
    const before = await byName(untouched);
    const store = api.app.get(PoliciesStore, { strict: false });
    const ctx = testSystemContext(api);
    for (const policy of builtInPolicies.map((it) => ({ ...it, version: it.version + 1, tags: ['new'] })))
      await store.upsertBuiltIn(ctx.db, ctx.account.id, `pol_newer_${policy.key}`, policy, ctx.now);
    expect(await byName(changed)).toEqual(own.body);
    expect(await byName(untouched)).toMatchObject({ id: before.id, version: 2, tags: [{ name: 'new' }] });
    const [row] = await query<{ count: number }>(
      api,
      `SELECT count(*)::int FROM policies WHERE account_id = $1 AND id LIKE 'pol_newer%'`,
      [api.live.account.id],
    );
    expect(row?.count).toBe(0);
  });

  it('that were the library’s and are everybody’s now take its place, with their history', async () => {
    const { live } = await api.app.get(AccountsService).createOrganization('Early', new Date());
    const ctx = { ...testSystemContext(api), account: live.account };
    const taxNumber = builtInPolicies.find(({ key }) => key === 'w-9');
    if (!taxNumber) throw new Error('Nobody asks for Form W-9');
    const { key, name, tags } = taxNumber;
    const before: PolicyVersion = {
      ...{ key, version: 1, name, forms: [key], tags, status: 'draft' },
      condition: { fact: 'placement.worker_type', operator: 'equals', value: 'contractor' },
    };
    await api.app
      .get(PoliciesStore, { strict: false })
      .upsertBuiltIn(ctx.db, live.account.id, 'pol_early', before, ctx.now);
    const now = (await all(live.apiToken)).filter((policy: { name: string }) => policy.name === name);
    expect(now).toMatchObject([
      { id: 'pol_early', version: 2, status: 'active', is_built_in: true, library_key: null },
    ]);
    const { body } = await api.call('policies.listVersions', {
      path: { policy_id: 'pol_early' },
      token: live.apiToken,
    });
    expect(body.data).toMatchObject([
      { version: 2, status: 'active', changed: ['condition', 'status'], changed_by: { kind: 'product' } },
      { version: 1, status: 'draft' },
    ]);
  });
});
