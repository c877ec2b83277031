import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createRecord } from '../../testing/factories.js';
import { TestApi } from '../../testing/test-api.js';

let api: TestApi;
beforeAll(async () => {
  api = await TestApi.shared();
});
afterAll(() => api.stop());

const create = (body: object) => api.call('users.create', { body: { user_group_ids: [], ...body } });
const group = (body: object) => api.call('user_groups.create', { body });

describe('what the dashboard shows of users', () => {
  it('is each with their groups, found by a part of their email or by a group', async () => {
    const { body: drivers } = await group({ name: 'Drivers', permissions: [] });
    const { body } = await create({ email: 'Deep_Sea@harborfoods.com', user_group_ids: [drivers.id] });
    await create({ email: 'deepxsea@harborfoods.com' });
    const queries: Record<string, string>[] = [{ search: 'p_SEA@' }, { user_group_id: drivers.id }];
    for (const asked of queries) {
      const found = (await api.call('users.listMemberships', { query: asked })).body;
      expect(found.data).toEqual([{ user: body, groups: [drivers] }]);
    }
    const none = await api.call('users.listMemberships', { query: { user_group_id: 'ugrp_none' } });
    expect(none.body.total).toBe(0);
  });

  it('is what an access rule may ask: the properties made for it, and names', async () => {
    await createRecord(api, 'custom_properties', {
      name: 'branch',
      label: 'Branch',
      is_permission_scope: true,
    });
    await createRecord(api, 'custom_properties', { name: 'shirt', label: 'Shirt size' });
    const { facts } = (await api.call('user_groups.listRuleFacts')).body;
    expect(facts).toContainEqual({
      path: 'employee.custom_attributes.branch',
      label: "the employee's “Branch”",
      type: 'text',
      values: [],
      operators: expect.arrayContaining(['equals', 'in', 'starts_with']),
    });
    const paths = facts.map(({ path }: { path: string }) => path);
    expect(paths).toContain('employer.name');
    expect(paths).not.toContain('employee.custom_attributes.shirt');
  });
});
