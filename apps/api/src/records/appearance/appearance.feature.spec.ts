import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { HostedPage, newEmployer, newTask } from '../../testing/hosted-page.js';
import { TestApi } from '../../testing/test-api.js';

let api: TestApi;
beforeAll(async () => {
  api = await TestApi.shared();
});
afterAll(() => api.stop());

const picture = 'data:image/png;base64,iVBORw0KGgo=';
const newTheme = async (more: object = {}, token = api.live.apiToken): Promise<string> => {
  const body = { name: 'Harbor', light: { primary_background: '#1a3d8f', logo: picture }, ...more };
  return (await api.call('themes.create', { body, token })).body.id;
};
const wear = (active_theme_id: unknown, token = api.live.apiToken) =>
  api.call('appearance.update', { body: { active_theme_id }, token });
const worn = async (token = api.live.apiToken) => (await api.call('appearance.find', { token })).body;

describe('the appearance of an account', () => {
  it('is of its account alone, and is gone with its theme', async () => {
    const id = await newTheme();
    expect((await wear(id)).body).toEqual({ active_theme_id: id, component_theme_id: id });
    expect((await worn(api.test.apiToken)).active_theme_id).toBeNull();
    expect((await worn(api.stranger.apiToken)).active_theme_id).toBeNull();
    expect((await api.call('appearance.update', { body: {} })).body.active_theme_id).toBe(id);
    await api.call('themes.deleteById', { path: { theme_id: id } });
    expect((await worn()).active_theme_id).toBeNull();
  });

  it('stands in the security log', async () => {
    const id = await newTheme();
    await wear(id);
    const { body } = await api.call('security_events.list', { query: { per_page: 1 } });
    expect(body.data[0]).toMatchObject({
      kind: 'settings.changed',
      subject: { type: 'theme', id },
      detail: { setting: 'theme', change: 'updated', fields: ['active_theme_id'] },
    });
    await wear(null);
  });

  it('says what components show: the account’s theme before the one that most employers use', async () => {
    const [used, own] = [await newTheme(), await newTheme()];
    await newEmployer(api, { active_theme_id: used });
    expect((await worn()).component_theme_id).toBe(used);
    expect((await wear(own)).body.component_theme_id).toBe(own);
    expect((await wear(null)).body.component_theme_id).toBe(used);
  });
});

describe('a hosted page', () => {
  const themeOf = async (page: HostedPage) => {
    const { body } = await page.current();
    const answer = await api.call('form_sessions.getTheme', { token: page.token });
    return { id: body.theme?.id ?? null, session: body.theme, status: answer.status, modes: answer.body };
  };

  it('wears the link’s theme, else its employer’s, else the account’s, else none', async () => {
    const [link, employers, accounts] = [await newTheme(), await newTheme(), await newTheme()];
    const employer_id = await newEmployer(api, { active_theme_id: employers });
    const { employeeId } = await newTask(api, 'w-4', { employer_id });
    const other = await newTask(api, 'w-4', { employer_id: await newEmployer(api) });
    await wear(accounts);
    const named = await HostedPage.open(api, employeeId, { active_theme_id: link });
    expect((await themeOf(named)).id).toBe(link);
    const page = await HostedPage.open(api, employeeId);
    expect((await themeOf(page)).id).toBe(employers);
    const plain = await HostedPage.open(api, other.employeeId);
    expect((await themeOf(plain)).id).toBe(accounts);
    await wear(null);
    expect(await themeOf(plain)).toMatchObject({ id: null, session: null, status: 404 });
    await api.call('themes.deleteById', { path: { theme_id: link } });
    expect((await themeOf(named)).id).toBe(employers);
  });

  it('learns that there is a picture with the session, and the picture with the theme alone', async () => {
    const theme = await newTheme({ dark: { logo: 'https://cdn.harborfoods.com/logo.png' } });
    const { employeeId } = await newTask(api, 'w-4', {
      employer_id: await newEmployer(api, { active_theme_id: theme }),
    });
    const found = await themeOf(await HostedPage.open(api, employeeId));
    expect(found.session).toMatchObject({ id: theme, has_logo: true, has_dark_logo: false });
    expect(JSON.stringify(found.session)).not.toContain('base64');
    expect(found.modes.light.logo).toBe(picture);
  });
});

describe('employers', () => {
  it('are found by the theme that they use, those of other accounts never', async () => {
    const theme = await newTheme();
    const employer = await newEmployer(api, { active_theme_id: theme });
    const using = async (token: string) =>
      (await api.call('employers.list', { query: { active_theme_id: theme }, token })).body.data.map(
        ({ id }: { id: string }) => id,
      );
    expect(await using(api.live.apiToken)).toEqual([employer]);
    expect(await using(api.test.apiToken)).toEqual([]);
    expect(await using(api.stranger.apiToken)).toEqual([]);
  });
});
