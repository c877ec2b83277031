import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { HostedPage, newEmployer, newTask } from '../../testing/hosted-page.js';
import { signInUser, withCookie } from '../../testing/sign-in-by-link.js';
import { TestApi } from '../../testing/test-api.js';

let api: TestApi;
beforeAll(async () => {
  api = await TestApi.shared();
});
afterAll(() => api.stop());

const ours = { welcome: null, help_name: null, help_phone: null, help_email: null, closing: null };
const say = (body: object, by: object = {}) => api.call('hosted_texts.replace', { body, ...by });
const list = (query: Readonly<Record<string, string>> = {}, by: object = {}) =>
  api.call('hosted_texts.list', { query, ...by });
const said = async (token = api.live.apiToken) => (await list({}, { token })).body.data;

describe('own texts of hosted pages', () => {
  it('of an employer are for those alone who see that employer', async () => {
    const [seen, unseen] = [
      await newEmployer(api, { name: 'Seen Quay' }),
      await newEmployer(api, { name: 'Unseen' }),
    ];
    const access_rule = { fact: 'employer.name', operator: 'equals', value: 'Seen Quay' };
    const permissions = ['employer:view', 'theme:view', 'theme:edit'] as const;
    const bounded = withCookie(await signInUser(api, [{ permissions, access_rule }]));
    const of = (employer_id: string) => ({ employer_id, language: 'en', welcome: 'Hello.' });
    expect((await say(of(seen), bounded)).status).toBe(200);
    expect((await list({ employer_id: seen }, bounded)).body.data).toHaveLength(1);
    expect((await say(of(unseen), bounded)).status).toBe(404);
    expect((await list({ employer_id: unseen }, bounded)).status).toBe(404);
    expect((await list({ employer_id: unseen })).body.data).toEqual([]);
  });

  it('are one line of plain text of a bounded length, in a language that pages have', async () => {
    for (const bad of [
      { welcome: 'x'.repeat(301) },
      { welcome: 'two\nlines' },
      { welcome: 'turned \u202e around' },
      { welcome: '' },
      { welcome: '<script>alert(1)</script>' },
      { welcome: 'Sign in at https://evil.example first' },
      { closing: 'Now go to evil.example' },
      { help_name: 'www.evil.example' },
      { help_phone: 'javascript:alert(1)' },
      { help_phone: '+1 518 555 0100\n' },
      { help_email: 'nobody' },
      { help_email: 'a@b.example?bcc=all@evil.example' },
      { help_email: '<b>@evil.example' },
      { attestation: 'I attest' },
      { closing: 7 },
    ])
      expect([bad, (await say({ language: 'en', ...bad })).status]).toEqual([bad, 400]);
    expect((await say({ language: 'tlh', welcome: 'Hello.' })).status).toBe(400);
    expect((await say({ language: 'en', welcome: 'x'.repeat(10_000_000) })).status).toBe(413);
    expect(await said()).toEqual([]);
  });

  it('are of their account and mode alone, replaced whole, and ours again once nothing is said', async () => {
    const welcome = 'Hello & welcome {name} 1 < 2';
    const answer = await say({ language: 'en', welcome, help_phone: '+1 518 555 0100' });
    expect(answer.body).toMatchObject({ employer_id: null, language: 'en', welcome, closing: null });
    for (const { apiToken } of [api.test, api.stranger]) expect(await said(apiToken)).toEqual([]);
    await say({ language: 'en', closing: 'Bye.' });
    expect(await said()).toMatchObject([{ ...ours, closing: 'Bye.' }]);
    const none = { employer_id: null, language: 'en', ...ours, updated_at: null };
    expect((await say({ language: 'en' })).body).toEqual(none);
    expect(await said()).toEqual([]);
  });

  it('stand in the security log by their names, never by what they say', async () => {
    await say({ language: 'en', welcome: 'Said to the log' });
    const { body } = await api.call('security_events.list', { query: { per_page: 1 } });
    expect(body.data[0]).toMatchObject({
      kind: 'settings.changed',
      detail: { setting: 'hosted_text', change: 'updated', fields: ['welcome'] },
    });
    expect(JSON.stringify(body.data[0])).not.toContain('Said to the log');
    await say({ language: 'en' });
  });

  it('of an employer come before those of the account, on the employee’s side alone', async () => {
    const employer_id = await newEmployer(api);
    await say({ language: 'en', welcome: 'From the account.', help_name: 'Dana' });
    await say({ employer_id, language: 'en', welcome: 'From the employer.' });
    await say({ employer_id, language: 'es', closing: 'Adiós.' });
    const { employeeId } = await newTask(api, 'i-9', { employer_id });
    const other = await newTask(api, 'i-9', { employer_id: await newEmployer(api) });
    const shown = async (id: string, query: Readonly<Record<string, string>> = {}) =>
      (await (await HostedPage.open(api, id, query)).current()).body.own_texts;
    expect(await shown(employeeId)).toEqual({
      en: { ...ours, welcome: 'From the employer.', help_name: 'Dana' },
      es: { ...ours, closing: 'Adiós.', help_name: 'Dana' },
      ar: { ...ours, help_name: 'Dana' },
    });
    expect((await shown(other.employeeId)).en).toEqual({
      ...ours,
      welcome: 'From the account.',
      help_name: 'Dana',
    });
    expect(await shown(employeeId, { assignee_type: 'employer' })).toEqual({});
  });
});
