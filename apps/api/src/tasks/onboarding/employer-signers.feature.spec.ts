import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  answerAndSign,
  HostedPage,
  newEmployer,
  newTask,
  sectionOneAnswers,
  sectionTwoAnswers,
} from '../../testing/hosted-page.js';
import { signInByLink, signInUser, withCookie } from '../../testing/sign-in-by-link.js';
import { TestApi } from '../../testing/test-api.js';

let api: TestApi;
beforeAll(async () => {
  api = await TestApi.start();
});
afterAll(() => api.stop());

describe('who signs for the employer', () => {
  async function employersTurn(asked: Record<string, string> = {}) {
    const { taskId, employeeId } = await newTask(api, 'w-4', { employer_id: await newEmployer(api) });
    return { taskId, employeeId, asked: { assignee_type: 'employer', ...asked } };
  }
  const signer = { signer_name: 'Carla Reyes', signer_email: 'carla@harborfoods.com', signer_title: 'HR' };

  it('is said by the issuer of the link, or asked on the page, and never of an employee', async () => {
    const { employeeId, asked } = await employersTurn(signer);
    const vouched = await HostedPage.open(api, employeeId, asked);
    expect((await vouched.current()).body.signer).toEqual({
      name: 'Carla Reyes',
      email: 'carla@harborfoods.com',
      title: 'HR',
      stated_by: 'issuer',
    });
    expect((await vouched.identify({ name: 'Somebody Else' })).status).toBe(403);
    const partly = await HostedPage.open(api, employeeId, {
      assignee_type: 'employer',
      signer_name: 'Carla Reyes',
    });
    expect((await partly.current()).body.signer).toBeNull();
    expect((await partly.identify({ name: 'Somebody Else' })).body).toMatchObject({
      name: 'Carla Reyes',
      stated_by: 'reader',
    });
    const path = { employee_id: employeeId };
    const refused = await api.call('employees.getOnboardingUrl', {
      path,
      query: { signer_name: 'Ana Lopez' },
    });
    expect(refused.status).toBe(400);
    const employee = await HostedPage.open(api, employeeId);
    expect((await employee.identify()).status).toBe(403);
  });

  it('is known before signing, and the record says who vouched and no more', async () => {
    const { taskId, employeeId } = await newTask(api, 'i-9', { employer_id: await newEmployer(api) });
    const employee = await HostedPage.open(api, employeeId);
    await answerAndSign(employee, taskId, 'section_1', sectionOneAnswers, 'Ana Lopez');
    const page = await HostedPage.open(api, employeeId, { assignee_type: 'employer' });
    const body = {
      section_id: 'section_2',
      consents_to_electronic_signature: true,
      acknowledges_attestation: true,
    };
    const unknown = await api.call('tasks.sign', {
      path: { task_id: taskId },
      body: {
        ...body,
        attestation_sha256: 'a'.repeat(64),
        signature: { method: 'typed', name: 'Carla Reyes' },
      },
      token: page.token,
    });
    expect([unknown.status, unknown.body.message]).toEqual([
      403,
      'First say who signs (form_sessions.identifySigner)',
    ]);
    await answerAndSign(page, taskId, 'section_2', sectionTwoAnswers, 'Carla Reyes');
    const { events } = (await api.call('tasks.getAudit', { path: { task_id: taskId } })).body;
    const signed = events.filter(({ kind }: { kind: string }) => kind === 'signed').at(-1);
    expect(signed.detail).toMatchObject({
      proved: 'nothing',
      vouched_by: { type: 'api_token', id: expect.stringMatching(/^tok_/) },
      signer: { name: 'Carla Reyes', stated_by: 'reader' },
    });
  });

  it('signs in to the account where the account asks for that', async () => {
    const { employeeId, asked } = await employersTurn();
    const { url } = (
      await api.call('employees.getOnboardingUrl', { path: { employee_id: employeeId }, query: asked })
    ).body;
    const before = await HostedPage.exchange(api, url);
    await api.call('account_settings.update', { body: { employer_signer: 'signed_in_user' } });
    // Sessions that nobody signed in for end at once.
    expect((await before.current()).status).toBe(401);
    const link = new URL(url).searchParams.get('link');
    const exchange = (cookie?: string) =>
      api.call('form_sessions.create', {
        body: { link },
        ...(cookie ? withCookie(cookie) : { token: null }),
      });
    expect((await exchange()).status).toBe(403);
    const group = async (permissions: readonly string[]) =>
      (await api.call('user_groups.create', { body: { name: 'A group', permissions } })).body.id;
    const email = 'carla@harborfoods.com';
    const blind = await group([]);
    const user_group_ids = [await group(['employee:view', 'employee:view_sensitive'])];
    const { id } = (await api.call('users.create', { body: { email, user_group_ids } })).body;
    const cookie = await signInByLink(api, email);
    const opened = await exchange(cookie);
    expect(opened.status).toBe(201);
    const { token } = opened.body;
    const current = () => api.call('form_sessions.current', { token });
    expect((await current()).body).toMatchObject({
      signer: { email, stated_by: 'account' },
      identity: { proved: 'signed_in_user' },
    });
    await api.call('users.updateById', { path: { user_id: id }, body: { user_group_ids: [blind] } });
    expect([(await exchange(cookie)).status, (await current()).status]).toEqual([403, 401]);
    await api.call('users.updateById', { path: { user_id: id }, body: { user_group_ids } });
    expect((await current()).status).toBe(200);
    await api.call('sessions.signOut', withCookie(cookie));
    expect((await current()).status).toBe(401);
    // Somebody of another account is nobody here.
    const stranger = await api.call('user_groups.create', {
      body: { name: 'A group', permissions: ['employee:view'] },
      token: api.test.apiToken,
    });
    await api.call('users.create', {
      body: { email: 'other@harborfoods.com', user_group_ids: [stranger.body.id] },
      token: api.test.apiToken,
    });
    const other = await signInByLink(api, 'other@harborfoods.com', api.test.apiToken);
    expect((await exchange(other)).status).toBe(403);
    await api.call('account_settings.update', { body: { employer_signer: 'vouched' } });
  });

  it('sees what the maker of the link may not, once they are signed in as a user who may', async () => {
    const { taskId, employeeId } = await newTask(api, 'i-9', { employer_id: await newEmployer(api) });
    const employee = await HostedPage.open(api, employeeId);
    await answerAndSign(employee, taskId, 'section_1', sectionOneAnswers, 'Ana Lopez');
    const maker = { permissions: ['employee:view', 'task:view', 'task:edit'] as const };
    const by = withCookie(await signInUser(api, [maker]));
    const asked = { path: { employee_id: employeeId }, query: { assignee_type: 'employer' }, ...by };
    const link = new URL((await api.call('employees.getOnboardingUrl', asked)).body.url).searchParams.get(
      'link',
    );
    const numberFor = async (credential: object) => {
      const opened = await api.call('form_sessions.create', { body: { link }, ...credential });
      const path = { task_id: taskId };
      const { body } = await api.call('tasks.getSheet', { path, token: opened.body.token });
      return body.answers['task.social_security_number'];
    };
    const other = { permissions: ['employee:view', 'employee:view_sensitive'] as const };
    const elsewhere = withCookie(await signInUser(api, [other], api.test.apiToken));
    for (const credential of [{ token: null }, by, elsewhere])
      expect(await numberFor(credential)).not.toBe('123-45-6789');
    const user = withCookie(await signInUser(api, [other]));
    expect(await numberFor(user)).toBe('123-45-6789');
  });
});
