import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newRecord } from '../testing/factories.js';
import { embedded } from '../testing/people.js';
import { TestApi } from '../testing/test-api.js';

let api: TestApi;
beforeAll(async () => {
  api = await TestApi.start();
});
afterAll(() => api.stop());

const asked = {
  name: 'Harbor Foods',
  business_email: 'office@harborfoods.com',
  default_language: 'en',
  supported_languages: ['en', 'es'],
};
const create = async () => (await api.call('connected_organizations.create', { body: asked })).body;
const tokenOf = async (account: string) => {
  const headers = { 'x-account-id': account };
  return (await api.call('api_tokens.create', { body: { name: 'Own' }, headers })).body.token;
};
const exchange = (link: string | null) => api.call('form_sessions.create', { body: { link }, token: null });

describe('deleting a connected organization ends at once', () => {
  it('its onboarding links, the hosted sessions made from them and its component sessions', async () => {
    const child = await create();
    const token = await tokenOf(child.live_account_id);
    const { id: employee_id } = await newRecord(api, 'employees', { token });
    const { url } = (await api.call('employees.getOnboardingUrl', { path: { employee_id }, token })).body;
    const link = new URL(url).searchParams.get('link');
    const session = (await exchange(link)).body.token;
    const hosted = () => api.call('form_sessions.current', { token: session });
    const component = await embedded(api, { component: 'employees/list' }, token);
    const shown = () =>
      api.call('employees.list', { token: null, headers: { 'x-component-auth-token': component } });
    expect([(await hosted()).status, (await shown()).status]).toEqual([200, 200]);
    await api.call('connected_organizations.deleteById', {
      path: { uid: child.id },
      query: { confirm: 'true' },
    });
    expect([(await hosted()).status, (await shown()).status, (await exchange(link)).status]).toEqual([
      401, 401, 404,
    ]);
  });
});
