import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventsOf, query } from '../../testing/factories.js';
import {
  HostedPage,
  answerAndSign,
  newEmployee,
  newEmployer,
  newTask,
  sectionOneAnswers,
  sectionTwoAnswers,
  setClock,
  w4Answers,
} from '../../testing/hosted-page.js';
import { withCookie, signInByLink } from '../../testing/sign-in-by-link.js';
import { TestApi } from '../../testing/test-api.js';

let api: TestApi;
beforeAll(async () => {
  api = await TestApi.start();
});
afterAll(() => api.stop());

const hour = 3_600_000;
const known = { date_of_birth: '1990-04-05', social_security_number: '123-45-6789' };
const identityOf = async (page: HostedPage) => (await page.current()).body.identity;
const signedDetail = async (taskId: string) => {
  const { events } = (await api.call('tasks.getAudit', { path: { task_id: taskId } })).body;
  return events.find(({ kind }: { kind: string }) => kind === 'signed');
};

async function knownEmployee() {
  const employeeId = await newEmployee(api, known);
  const employer_id = await newEmployer(api);
  const { taskId } = await newTask(api, 'w-4', { employee_id: employeeId, employer_id });
  return { employeeId, taskId, page: await HostedPage.open(api, employeeId) };
}

describe('an employee whose date of birth and SSN are known', () => {
  it('proves who they are before anything sensitive shows, and before signing', async () => {
    const { taskId, page, employeeId } = await knownEmployee();
    expect(await identityOf(page)).toEqual({
      status: 'required',
      proved: 'nothing',
      tries_left: 5,
      locked_until: null,
    });
    const before = (await page.sheet(taskId)).body;
    expect(before.answers['employee.social_security_number']).toBeUndefined();
    expect(before.hidden).toEqual(['employee.social_security_number']);
    expect((await page.sign(taskId, 'employee', 'Ana Lopez')).status).toBe(403);
    const proved = await page.prove({ task_id: taskId });
    expect(proved.body).toMatchObject({ status: 'proved', proved: 'date_of_birth_and_ssn' });
    const after = (await page.sheet(taskId)).body;
    expect(after.answers['employee.social_security_number']).toBe('123-45-6789');
    await answerAndSign(page, taskId, 'employee', w4Answers, 'Ana Lopez');
    expect((await signedDetail(taskId)).detail).toMatchObject({
      proved: 'date_of_birth_and_ssn',
      onboarding_link_id: expect.stringMatching(/^olink_/),
      issuer: { type: 'api_token', id: expect.stringMatching(/^tok_/) },
    });
    // Another device has proved nothing.
    expect((await identityOf(await HostedPage.open(api, employeeId))).status).toBe('required');
    const { events } = (await api.call('tasks.getAudit', { path: { task_id: taskId } })).body;
    expect(events.map(({ kind }: { kind: string }) => kind)).toContain('identity_proved');
  });

  it('is told neither which answer was wrong nor what is on record', async () => {
    const { page } = await knownEmployee();
    const wrong = [
      await page.prove({ date_of_birth: '1990-04-06' }),
      await page.prove({ ssn_last_four: '6788' }),
      await page.prove({ date_of_birth: '1990-04-06', ssn_last_four: '6788' }),
    ];
    expect(wrong.map(({ status, body }) => [status, body.message])).toEqual([
      [403, 'This is not what is on record: 4 tries are left'],
      [403, 'This is not what is on record: 3 tries are left'],
      [403, 'This is not what is on record: 2 tries are left'],
    ]);
    expect((await identityOf(page)).tries_left).toBe(2);
    // A right answer begins anew.
    await page.prove();
    const { wrong_tries } = (
      await query<{ wrong_tries: number }>(
        api,
        `SELECT wrong_tries FROM identity_checks ORDER BY employee_id DESC LIMIT 1`,
      )
    )[0] ?? { wrong_tries: -1 };
    expect(wrong_tries).toBe(0);
  });

  it('is asked no more for an hour after five wrong answers, on all links and devices, and the issuer is told', async () => {
    const { employeeId, page, taskId } = await knownEmployee();
    const other = await HostedPage.open(api, employeeId);
    for (const by of [page, other, page, other])
      expect((await by.prove({ ssn_last_four: '0000', task_id: taskId })).status).toBe(403);
    expect((await page.prove({ ssn_last_four: '0000' })).body.message).toContain('Too many wrong answers');
    const fresh = await HostedPage.open(api, employeeId);
    for (const by of [page, other, fresh]) {
      expect(await identityOf(by)).toMatchObject({ status: 'locked', tries_left: 0 });
      expect((await by.prove()).status).toBe(403);
    }
    const [link] = (
      await api.call('onboarding_links.list', { query: { employee_id: employeeId } })
    ).body.data.slice(-1);
    const [event, ...more] = await eventsOf(api, link.id);
    expect(more).toEqual([]);
    expect(event).toMatchObject({ kind: 'onboarding_link.locked', data: { employee_id: employeeId } });
    const logged = await query<{ kind: string }>(
      api,
      `SELECT kind FROM security_events WHERE subject_id = $1 AND kind LIKE 'identity%' ORDER BY id`,
      [employeeId],
    );
    expect(logged.map(({ kind }) => kind)).toEqual([...Array(5).fill('identity.refused'), 'identity.locked']);
    const { events } = (await api.call('tasks.getAudit', { path: { task_id: taskId } })).body;
    expect(events.filter(({ kind }: { kind: string }) => kind === 'identity_refused')).toHaveLength(4);
    setClock(api, new Date(Date.now() + hour + 1000));
    for (let wrong = 0; wrong < 5; wrong += 1) await page.prove({ ssn_last_four: '0000' });
    setClock(api, new Date(Date.now() + 2 * hour + 2000));
    expect((await identityOf(page)).status).toBe('locked');
    setClock(api, new Date(Date.now() + 3 * hour + 3000));
    expect((await page.prove()).body.status).toBe('proved');
    setClock(api);
  });

  it('has five tries and no more, also at the same moment', async () => {
    const { employeeId } = await knownEmployee();
    const pages = await Promise.all(Array.from({ length: 4 }, () => HostedPage.open(api, employeeId)));
    const tries = Array.from({ length: 12 }, (_, at) =>
      pages[at % 4]?.prove({ ssn_last_four: String(1000 + at) }),
    );
    const answers = await Promise.all(tries);
    const said = answers.map((answer) => answer?.body.message ?? '');
    expect(said.filter((message) => message.includes('not what is on record'))).toHaveLength(4);
    const { locks } = (
      await query<{ locks: number }>(api, `SELECT locks FROM identity_checks WHERE employee_id = $1`, [
        employeeId,
      ])
    )[0] ?? { locks: 0 };
    expect(locks).toBe(1);
  });

  it('has five tries also where each request is to be carried out once', async () => {
    const { employeeId, page } = await knownEmployee();
    const body = { date_of_birth: '1990-04-05', ssn_last_four: '0000' };
    for (let at = 0; at < 5; at += 1)
      await api.call('form_sessions.proveIdentity', {
        body,
        token: page.token,
        headers: { 'idempotency-key': `${employeeId}-${at}` },
      });
    expect((await identityOf(page)).status).toBe('locked');
  });

  it('is asked by what they said on Form I-9 before what the record says', async () => {
    const { taskId, employeeId } = await newTask(api, 'i-9', { employer_id: await newEmployer(api) });
    const first = await HostedPage.open(api, employeeId);
    await answerAndSign(first, taskId, 'section_1', sectionOneAnswers, 'Ana Lopez');
    await api.call('employees.updateById', {
      path: { employee_id: employeeId },
      body: { date_of_birth: '2000-01-01', social_security_number: '219-09-9999' },
    });
    const page = await HostedPage.open(api, employeeId);
    expect((await page.prove({ date_of_birth: '2000-01-01', ssn_last_four: '9999' })).status).toBe(403);
    expect((await page.prove()).body.status).toBe('proved');
  });

  it('is not asked where the account asks for nothing, and the record says that nothing was proved', async () => {
    const settings = (employee_identity_check: string) =>
      api.call('account_settings.update', { body: { employee_identity_check } });
    expect((await settings('none')).body.employee_identity_check).toBe('none');
    const { taskId, page } = await knownEmployee();
    expect((await identityOf(page)).status).toBe('not_asked');
    await answerAndSign(page, taskId, 'employee', w4Answers, 'Ana Lopez');
    expect((await signedDetail(taskId)).detail.proved).toBe('nothing');
    expect((await settings('code')).status).toBe(400);
    expect((await settings('date_of_birth_and_ssn')).status).toBe(200);
    const logged = await query(
      api,
      `SELECT 1 FROM security_events WHERE kind = 'settings.changed' AND detail ->> 'setting' = 'account'`,
    );
    expect(logged).toHaveLength(2);
  });
});

describe('whoever enters both on a device for the first time', () => {
  it('is known by having entered them, which is recorded as just that', async () => {
    const { taskId, employeeId } = await newTask(api, 'i-9', { employer_id: await newEmployer(api) });
    const page = await HostedPage.open(api, employeeId);
    expect((await identityOf(page)).status).toBe('not_asked');
    await answerAndSign(page, taskId, 'section_1', sectionOneAnswers, 'Ana Lopez');
    expect((await signedDetail(taskId)).detail.proved).toBe('entered_on_this_device');
    const other = await HostedPage.open(api, employeeId);
    expect((await identityOf(other)).status).toBe('required');
  });

  it('is not known by writing over what is there, nor by half of it', async () => {
    const employeeId = await newEmployee(api, { date_of_birth: '1990-04-05' });
    const { taskId } = await newTask(api, 'w-4', { employee_id: employeeId });
    const page = await HostedPage.open(api, employeeId);
    await page.write(taskId, { 'employee.social_security_number': '123-45-6789' });
    expect((await identityOf(page)).status).toBe('required');
  });

  it('leaves no number behind with the session, not even one to try numbers against', async () => {
    const { taskId, employeeId } = await newTask(api, 'i-9');
    const page = await HostedPage.open(api, employeeId);
    await page.write(taskId, sectionOneAnswers);
    const rows = await query<object>(api, `SELECT * FROM form_sessions WHERE employee_id = $1`, [employeeId]);
    expect(JSON.stringify(rows)).not.toMatch(/[":-]6789\b|1990-0/);
  });
});

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
});
