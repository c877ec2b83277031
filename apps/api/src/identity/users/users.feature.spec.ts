import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { RuleFacts, UserGroup, operations } from '@firstday/domain';
import { exampleOf } from '../../http/reference/describe-operation.js';
import { createRecord, query } from '../../testing/factories.js';
import { TestApi } from '../../testing/test-api.js';

let api: TestApi;
beforeAll(async () => {
  api = await TestApi.shared();
});
afterAll(() => api.stop());

const create = (body: object, token?: string) =>
  api.call('users.create', { body: { user_group_ids: [], ...body }, ...(token && { token }) });
const group = (body: object) => api.call('user_groups.create', { body });

describe('users', () => {
  it('are kept without their password, of which only an argon2id hash is stored', async () => {
    const { status, body } = await create({
      email: 'Ana@harborfoods.com',
      password: 'Correct7horse',
      external_id: 'e-1',
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({ email: 'Ana@harborfoods.com', external_id: 'e-1' });
    expect((await api.call('users.findById', { path: { user_id: body.id } })).body).toEqual(body);
    const [row] = await query<{ password_hash: string }>(
      api,
      'SELECT password_hash FROM users WHERE id = $1',
      [body.id],
    );
    expect(row?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('have one email and one external id each, however they are written', async () => {
    await create({ email: 'one@harborfoods.com', external_id: 'one' });
    const again = await create({ email: 'ONE@harborfoods.com' });
    expect([again.status, again.body._tag]).toEqual([400, 'UserCreationError']);
    expect((await create({ email: 'other@harborfoods.com', external_id: 'one' })).body._tag).toBe(
      'UserCreationError',
    );
    expect((await create({ email: 'one@harborfoods.com' }, api.test.apiToken)).status).toBe(201);
    const { body } = await create({ email: 'two@harborfoods.com' });
    const change = await api.call('users.updateById', {
      path: { user_id: body.id },
      body: { email: 'one@harborfoods.com' },
    });
    expect([change.status, change.body._tag]).toEqual([400, 'BadRequestError']);
  });

  it('are found by email and by external id', async () => {
    const { body } = await create({ email: 'Find@harborfoods.com', external_id: 'found' });
    const queries: Record<string, string>[] = [{ email: 'find@harborfoods.com' }, { external_id: 'found' }];
    for (const asked of queries)
      expect((await api.call('users.list', { query: asked })).body.data).toEqual([body]);
    expect((await api.call('users.list', { query: { email: 'none@harborfoods.com' } })).body.total).toBe(0);
  });

  it.each(['short7A', 'alllower7', 'ALLUPPER7', 'NoDigits'])('refuse the password %s', async (password) => {
    const { status, body } = await create({ email: 'weak@harborfoods.com', password });
    expect([status, body.issues[0].path]).toEqual([400, ['password']]);
    expect(JSON.stringify(body)).not.toContain(password);
  });

  it('change what is given, and null clears the external id', async () => {
    const { body } = await create({ email: 'before@harborfoods.com', external_id: 'x-1' });
    const change = (input: object) =>
      api.call('users.updateById', { path: { user_id: body.id }, body: input });
    expect((await change({ email: 'after@harborfoods.com' })).body).toMatchObject({ external_id: 'x-1' });
    expect((await change({ external_id: null })).body).toMatchObject({
      email: 'after@harborfoods.com',
      external_id: null,
    });
    expect((await change({ user_group_ids: ['ugrp_unknown'] })).status).toBe(404);
    expect((await change({ password: 'Correct7horse' })).status).toBe(400);
  });

  it('are answered as they last were when deleted, and 404 from then on', async () => {
    const { body } = await create({ email: 'gone@harborfoods.com' });
    const path = { user_id: body.id };
    expect((await api.call('users.deleteById', { path })).body).toEqual(body);
    expect((await api.call('users.findById', { path })).status).toBe(404);
  });
});

describe('user groups', () => {
  it('are admin, recruiter and viewer to begin with, and their keys serve as ids', async () => {
    const { body } = await api.call('user_groups.list');
    expect(body.data.map(({ key }: { key: string }) => key).sort()).toEqual(['admin', 'recruiter', 'viewer']);
    const user = await create({ email: 'viewer@harborfoods.com', user_group_ids: ['viewer'] });
    const memberships = await api.call('users.listMemberships', {
      query: { email: 'viewer@harborfoods.com' },
    });
    expect(memberships.body.data).toEqual([
      { user: user.body, groups: [body.data.find(({ key }: { key: string }) => key === 'viewer')] },
    ]);
  });

  it('take the access rule that the reference shows, over a fact that it lists', async () => {
    const { body } = operations['user_groups.create'].reference;
    const [made, facts] = [await group(Object(body)), await api.call('user_groups.listRuleFacts')];
    expect(made).toMatchObject({ status: 201, body });
    expect(made.body.sentence).toBe(UserGroup.parse(exampleOf('user_groups.findById', UserGroup)).sentence);
    expect(facts.body.facts).toEqual(
      expect.arrayContaining(RuleFacts.parse(exampleOf('user_groups.listRuleFacts', RuleFacts)).facts),
    );
  });

  it('may have an access rule over properties that were made for it, and say it in a sentence', async () => {
    await createRecord(api, 'custom_properties', {
      name: 'region',
      label: 'Region',
      is_permission_scope: true,
    });
    await createRecord(api, 'custom_properties', { name: 'shirt', label: 'Shirt size' });
    const sealed = { name: 'badge', is_permission_scope: true, is_sensitive_info: true };
    await createRecord(api, 'custom_properties', sealed);
    const rule = (fact: string) => ({ fact, operator: 'equals', value: 'east' });
    const permissions = ['employee:view'];
    const made = await group({
      name: 'East',
      permissions,
      access_rule: rule('employee.custom_attributes.region'),
    });
    expect(made.status).toBe(201);
    expect(made.body.sentence).toContain('Region');
    const unasked = ['custom_attributes.shirt', 'custom_attributes.badge', 'social_security_number'];
    for (const fact of unasked.map((name) => `employee.${name}`)) {
      const refused = await group({ name: 'No', permissions, access_rule: rule(fact) });
      expect(refused.body.issues[0].path).toEqual(['access_rule', 'fact']);
    }
    const properties = await api.call('custom_properties.list', { query: { name: 'region' } });
    const path = { custom_property_id: properties.body.data[0].id };
    const deleted = await api.call('custom_properties.deleteById', { path });
    expect([deleted.status, deleted.body.message]).toEqual([400, expect.stringContaining('“East”')]);
    await api.call('custom_properties.deprecateById', { path });
    const group_path = { user_group_id: made.body.id };
    expect((await api.call('user_groups.findById', { path: group_path })).body.sentence).toBe(
      made.body.sentence,
    );
    const freed = await api.call('user_groups.updateById', {
      path: { user_group_id: made.body.id },
      body: { access_rule: null },
    });
    expect(freed.body).toMatchObject({ access_rule: null, sentence: null, permissions });
  });

  it('cannot be deleted while somebody is in them, and admin never', async () => {
    const { body } = await group({ name: 'Temporary', permissions: ['form:view'] });
    const path = { user_group_id: body.id };
    const user = await create({ email: 'temp@harborfoods.com', user_group_ids: [body.id] });
    expect((await api.call('user_groups.deleteById', { path })).body._tag).toBe('BadRequestError');
    await api.call('users.deleteById', { path: { user_id: user.body.id } });
    expect((await api.call('user_groups.deleteById', { path })).body).toEqual(body);
    const groups = (await api.call('user_groups.list')).body.data;
    const admin = { user_group_id: groups.find(({ key }: { key: string }) => key === 'admin').id };
    expect((await api.call('user_groups.deleteById', { path: admin })).status).toBe(400);
    expect(
      (await api.call('user_groups.updateById', { path: admin, body: { permissions: [] } })).status,
    ).toBe(400);
  });
});

describe('who administers people', () => {
  it('leaves a record of users, groups and sign-in links', async () => {
    const seen = async (id: string) => {
      const rows = await query<{ kind: string; detail: object }>(
        api,
        'SELECT kind, detail FROM security_events WHERE subject_id = $1 OR detail @> $2::jsonb ORDER BY id',
        [id, JSON.stringify({ user_id: id })],
      );
      return rows.map(({ kind, detail }) => [kind, detail]);
    };
    const permissions = ['client:view'];
    const group = (await api.call('user_groups.create', { body: { name: 'Log', permissions } })).body;
    const email = 'log@harborfoods.com';
    const user = (await api.call('users.create', { body: { email, user_group_ids: [group.id] } })).body;
    const path = { user_id: user.id };
    await api.call('magic_links.create', { body: { user_email: email, expire_in: 60 } });
    await api.call('users.updateById', { path, body: { user_group_ids: [] } });
    await api.call('users.deleteById', { path });
    const groupPath = { user_group_id: group.id };
    await api.call('user_groups.updateById', { path: groupPath, body: { name: 'Logged' } });
    await api.call('user_groups.deleteById', { path: groupPath });
    expect(await seen(user.id)).toEqual([
      ['user.created', { user_group_ids: [group.id] }],
      ['magic_link.created', { user_id: user.id }],
      ['user.updated', { user_group_ids: [], fields: ['user_group_ids'] }],
      ['user.deleted', {}],
    ]);
    expect(await seen(group.id)).toEqual([
      ['user_group.created', { permissions }],
      ['user_group.updated', { permissions, fields: ['name'] }],
      ['user_group.deleted', {}],
    ]);
  });
});
