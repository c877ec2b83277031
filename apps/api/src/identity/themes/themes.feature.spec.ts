import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addressInput, createRecord } from '../../testing/factories.js';
import { TestApi } from '../../testing/test-api.js';

let api: TestApi;
beforeAll(async () => {
  api = await TestApi.shared();
});
afterAll(() => api.stop());

const create = (body: object) => api.call('themes.create', { body });
const light = { primary_background: '#0a7', radius: '0.5rem', show_header: false };

describe('themes', () => {
  it('keeps a theme with the modes that were given', async () => {
    const created = await create({ name: 'Harbor', light });
    expect(created.status).toBe(200);
    expect(created.body).toMatchObject({ name: 'Harbor', light, _tag: 'Theme' });
    expect(created.body).not.toHaveProperty('dark');
    const found = await api.call('themes.findById', { path: { theme_id: created.body.id } });
    expect(found.body).toEqual(created.body);
  });

  it('replaces a mode whole and leaves the other', async () => {
    const { body } = await create({ name: 'Before', light, dark: { border: '#FFFFFF' } });
    const changed = await api.call('themes.updateById', {
      path: { theme_id: body.id },
      body: { light: { logo: 'https://cdn.harborfoods.com/logo.png' } },
    });
    expect(changed.body).toMatchObject({ name: 'Before', dark: { border: '#FFFFFF' } });
    expect(changed.body.light).toEqual({ logo: 'https://cdn.harborfoods.com/logo.png' });
  });

  it('finds themes by a piece of their name, in which % is a letter', async () => {
    await create({ name: '100% Lagoon' });
    const named = async (name: string) => (await api.call('themes.list', { query: { name } })).body.total;
    expect(await named('lagoon')).toBe(1);
    expect(await named('100%')).toBe(1);
    expect(await named('1%n')).toBe(0);
  });

  it('refuses what could not stand in a style sheet, and unknown properties', async () => {
    for (const bad of [{ border: 'red' }, { radius: '1px;color:red' }, { font: 'Inter' }])
      expect((await create({ name: 'Bad', light: bad })).status).toBe(400);
    expect((await create({ name: '' })).status).toBe(400);
    expect((await create({ name: 'x', other: {} })).body.issues[0].path).toEqual(['other']);
  });

  it('takes a logo that runs nothing: a picture at an https address, or in the theme itself', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    for (const logo of [
      'javascript:alert(1)',
      'JavaScript:alert(1)//.png',
      'http://cdn.harborfoods.com/logo.png',
      '//cdn.harborfoods.com/logo.png',
      'https://cdn.harborfoods.com/logo.svg?v=1',
      `data:image/svg+xml;base64,${svg.toString('base64')}`,
      `data:image/svg+xml,${encodeURIComponent(String(svg))}`,
      'data:text/html;base64,PGI+',
      'data:image/png,rubbish',
      '<svg onload=alert(1)>',
    ])
      for (const mode of ['light', 'dark'] as const) {
        const { status, body } = await create({ name: 'Logo', [mode]: { logo } });
        expect([logo, status, body.issues?.[0]?.path]).toEqual([logo, 400, [mode, 'logo']]);
      }
    for (const logo of ['https://cdn.harborfoods.com/logo.webp', 'data:image/png;base64,iVBORw0KGgo='])
      expect([logo, (await create({ name: 'Logo', light: { logo } })).status]).toEqual([logo, 200]);
  });

  it('answers a deleted theme as it last was, and 404 from then on', async () => {
    const { body } = await create({ name: 'Short-lived' });
    const path = { theme_id: body.id };
    expect((await api.call('themes.deleteById', { path })).body).toEqual(body);
    expect((await api.call('themes.findById', { path })).status).toBe(404);
  });

  it('are those of the account wherever one is named: another is 400 with its path', async () => {
    const { body: mine } = await create({ name: 'Ours' });
    const theirs = await api.call('themes.create', {
      body: { name: 'Theirs' },
      token: api.stranger.apiToken,
    });
    const { id: employee_id } = await createRecord(api, 'employees');
    const link = (active_theme_id: string) =>
      api.call('employees.getOnboardingUrl', { path: { employee_id }, query: { active_theme_id } });
    const { id: employer_id } = await createRecord(api, 'employers', { active_theme_id: mine.id });
    const update = (body: object) => api.call('employers.updateById', { path: { employer_id }, body });
    const employer = { name: 'A', ein: '123456789', address: addressInput };
    for (const active_theme_id of [theirs.body.id, 'theme_1ChFExampLe11111111111', 'nope', ''])
      for (const answer of [
        await link(active_theme_id),
        await update({ active_theme_id }),
        await api.call('employers.create', { body: { ...employer, active_theme_id } }),
      ])
        expect([active_theme_id, answer.status, answer.body.issues?.[0].path]).toEqual([
          active_theme_id,
          400,
          ['active_theme_id'],
        ]);
    expect((await link(mine.id)).status).toBe(200);
    await api.call('themes.deleteById', { path: { theme_id: mine.id } });
    expect((await update({ active_theme_id: mine.id, phone: '+1 518 555 0142' })).body.active_theme_id).toBe(
      mine.id,
    );
    expect((await update({ active_theme_id: null })).body.active_theme_id).toBeNull();
  });
});
