import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addressInput, createRecord, query } from '../../testing/factories.js';
import {
  HostedPage,
  answerAndSign,
  newEmployee,
  newEmployer,
  newFile,
  newTask,
  sectionOneAnswers,
  setClock,
  w4Answers,
} from '../../testing/hosted-page.js';
import { withCookie, openComponent, signInByLink, signInUser } from '../../testing/sign-in-by-link.js';
import { extractPdfText } from '../../testing/extract-pdf-text.js';
import { TestApi } from '../../testing/test-api.js';

let api: TestApi;
beforeAll(async () => {
  api = await TestApi.start();
});
afterAll(() => api.stop());

const recruiting = ['employee:view', 'employee:edit', 'task:view', 'task:edit'] as const;
const secrets = /123-?45-?6789|\W6789|1990-04-05/;
type Credential = Parameters<TestApi['call']>[1];

const urlOf = async (employeeId: string, credential: Credential = {}, asked: Record<string, string> = {}) => {
  const path = { employee_id: employeeId };
  return (await api.call('employees.getOnboardingUrl', { path, query: asked, ...credential })).body.url;
};
const open = async (employeeId: string, credential: Credential = {}, asked: Record<string, string> = {}) =>
  HostedPage.exchange(api, await urlOf(employeeId, credential, asked));
const recruiter = async () => withCookie(await signInUser(api, [{ permissions: recruiting }]));

/** A new hire who has signed Section 1, and whose W-4 knows the number. */
async function newHire() {
  const { taskId: i9, employeeId } = await newTask(api, 'i-9', { employer_id: await newEmployer(api) });
  const { taskId: w4 } = await newTask(api, 'w-4', { employee_id: employeeId });
  const page = await open(employeeId);
  await answerAndSign(page, i9, 'section_1', sectionOneAnswers, 'Ana Lopez');
  await page.write(w4, w4Answers);
  return { i9, w4, employeeId, page };
}

describe('a recruiter who may not see sensitive values', () => {
  it('reads no SSN through a link, wherever a form session can look', async () => {
    const { i9, w4, employeeId } = await newHire();
    const by = await recruiter();
    for (const assignee_type of ['employee', 'employer']) {
      const page = await open(employeeId, by, { assignee_type });
      const { token } = page;
      const seen = [await page.current(), await api.call('tasks.list', { token })];
      for (const task of [i9, w4]) {
        const path = { task_id: task };
        const sheet = await page.sheet(task);
        seen.push(sheet, await api.call('tasks.getFields', { path, token }));
        seen.push(
          await api.call('tasks.getFields', { path, query: { include_sensitive_info: 'true' }, token }),
        );
        for (const { id } of sheet.body.subtasks)
          seen.push(await api.call('subtasks.findById', { path: { subtask_id: id }, token }));
      }
      seen.push(await api.call('employees.findById', { path: { employee_id: employeeId }, token }));
      const shown = assignee_type === 'employee' ? secrets : /123-?45-?6789|1990-04-05/;
      for (const answer of seen) expect(JSON.stringify(answer.body)).not.toMatch(shown);
      expect(seen.map(({ status }) => status)).toEqual(seen.map(() => 200));
    }
  });

  it('gets nothing sensitive in a draft, and no file', async () => {
    const { taskId, employeeId, fileId, page: own } = await newFile(api);
    const by = await recruiter();
    const { token } = await open(employeeId, by);
    const path = { task_id: taskId };
    const draft = await api.call('tasks.previewPdf', { path, token });
    expect(await extractPdfText(draft.bytes)).not.toMatch(secrets);
    expect((await api.call('files.getContent', { path: { file_id: fileId }, token })).status).toBe(404);
    expect((await api.call('files.findById', { path: { file_id: fileId }, token })).status).toBe(404);
    const employer = await open(employeeId, by, { assignee_type: 'employer' });
    const content = { path: { file_id: fileId }, token: employer.token };
    expect((await api.call('files.getContent', content)).status).toBe(404);
    expect((await api.call('files.getContent', { ...content, token: own.token })).status).toBe(200);
  });

  it('lets a new hire in, who sees what they entered, and blanks take nothing back', async () => {
    const { taskId, employeeId } = await newTask(api, 'i-9', { employer_id: await newEmployer(api) });
    const by = await recruiter();
    const page = await open(employeeId, by);
    await page.write(taskId, sectionOneAnswers);
    expect((await page.current()).body.identity).toMatchObject({ status: 'not_asked', proved: 'nothing' });
    const { answers, hidden } = (await page.sheet(taskId)).body;
    expect(answers['task.social_security_number']).toBe('123-45-6789');
    expect(hidden).toEqual([]);
    const other = await open(employeeId, by);
    const sheet = (await other.sheet(taskId)).body;
    expect(sheet.hidden).toEqual(['task.date_of_birth', 'task.social_security_number']);
    await other.write(taskId, { 'task.social_security_number': null });
    expect((await page.sheet(taskId)).body.answers['task.social_security_number']).toBe('123-45-6789');
  });
});

describe('a link of somebody who may see sensitive values no more', () => {
  it('shows none any more, whoever made it and whenever it was opened', async () => {
    const { i9, employeeId } = await newHire();
    const permissions = [...recruiting, 'employee:view_sensitive', 'component:create'] as const;
    const group = (await api.call('user_groups.create', { body: { name: 'Desk', permissions } })).body;
    const email = 'desk@harborfoods.com';
    await api.call('users.create', { body: { email, user_group_ids: [group.id] } });
    const person = withCookie(await signInByLink(api, email));
    const token = (await api.call('api_tokens.create', { body: { name: 'Narrowed', permissions } })).body;
    const asked = { component: 'employee/tasks', employee_id: employeeId };
    const component = await openComponent(api, asked, token.token);
    const issuers = [
      person,
      { token: token.token },
      { token: null, headers: { 'x-component-auth-token': component } },
    ];
    const pages = await Promise.all(issuers.map((by) => open(employeeId, by, { assignee_type: 'employer' })));
    const shown = () =>
      Promise.all(
        pages.map(async (page) => JSON.stringify((await page.sheet(i9)).body).includes('123-45-6789')),
      );
    expect(await shown()).toEqual([true, true, true]);
    const body = { permissions: permissions.filter((one) => one !== 'employee:view_sensitive') };
    await api.call('user_groups.updateById', { path: { user_group_id: group.id }, body });
    await api.call('api_tokens.update', { path: { api_token_id: token.id }, body });
    expect(await shown()).toEqual([false, false, false]);
  });
});

describe('a recruiter who sees the tasks of one client alone', () => {
  it('makes a link of the tasks that they see, which shows no others that are made later', async () => {
    await createRecord(api, 'custom_properties', {
      entity_type: 'client',
      name: 'desk',
      is_permission_scope: true,
    });
    const client = async (desk: string) =>
      (await createRecord(api, 'clients', { custom_attributes: { desk } })).id;
    const [ours, theirs] = [await client('ours'), await client('theirs')];
    const employee_id = await newEmployee(api);
    await createRecord(api, 'placements', { employee_id, client_id: ours });
    const taskAt = async (client_id: string) => {
      const { taskId } = await newTask(api, 'handbook', { employee_id, client_id });
      return taskId;
    };
    const seen = await taskAt(ours);
    const access_rule = { fact: 'client.custom_attributes.desk', operator: 'equals', value: 'ours' };
    const by = withCookie(
      await signInUser(api, [
        { permissions: ['task:view', 'task:edit'], access_rule },
        { permissions: ['employee:view'] },
      ]),
    );
    const page = await open(employee_id, by);
    const later = await taskAt(theirs);
    const shown = (await page.current()).body.tasks.map(({ id }: { id: string }) => id);
    expect(shown).toEqual([seen]);
    expect((await page.sheet(later)).status).toBe(404);
  });
});

describe('a recruiter who sees people by one group, and tasks by the rule of another', () => {
  it('makes a link of no tasks of somebody whom that rule leaves out', async () => {
    await createRecord(api, 'custom_properties', { name: 'region', is_permission_scope: true });
    const { taskId, employeeId } = await newTask(api, 'handbook');
    const access_rule = { fact: 'employee.custom_attributes.region', operator: 'equals', value: 'Albany' };
    const by = withCookie(
      await signInUser(api, [
        { permissions: ['employee:view', 'task:edit'] },
        { permissions: ['task:view'], access_rule },
      ]),
    );
    const page = await open(employeeId, by);
    expect((await page.current()).body.tasks).toEqual([]);
    expect((await page.sheet(taskId)).status).toBe(404);
  });
});

describe('a link and its sessions end', () => {
  const made = async (credential: Credential, employeeId?: string) => {
    const employee = employeeId ?? (await newEmployee(api));
    const url = await urlOf(employee, credential);
    const page = await HostedPage.exchange(api, url);
    const link = new URL(url).searchParams.get('link');
    const isOpen = async () => [
      (await page.current()).status,
      (await api.call('form_sessions.create', { body: { link }, token: null })).status,
    ];
    expect(await isOpen()).toEqual([200, 201]);
    return { employeeId: employee, isOpen };
  };
  const inComponent = async (token: string, employeeId: string) =>
    made({ token: null, headers: { 'x-component-auth-token': token } }, employeeId);

  it('with the API token that made it', async () => {
    const token = (await api.call('api_tokens.create', { body: { name: 'Short-lived' } })).body;
    const { isOpen } = await made({ token: token.token });
    await api.call('api_tokens.revoke', { path: { api_token_id: token.id } });
    expect(await isOpen()).toEqual([401, 404]);
  });

  it('with the component session that it was made in, but for an hour more to finish a form that was opened', async () => {
    const employeeId = await newEmployee(api);
    const token = await openComponent(api, { component: 'employee/tasks', employee_id: employeeId });
    const { isOpen } = await inComponent(token, employeeId);
    const endedFor = (minutes: number) =>
      query(api, `UPDATE component_sessions SET expires_at = now() - make_interval(mins => ${minutes})`);
    await endedFor(1);
    expect(await isOpen()).toEqual([200, 404]);
    await endedFor(61);
    expect(await isOpen()).toEqual([401, 404]);
  });

  it('with the API token that made the component in which it was made', async () => {
    const made = (await api.call('api_tokens.create', { body: { name: 'Embeds' } })).body;
    const employeeId = await newEmployee(api);
    const asked = { component: 'employee/tasks', employee_id: employeeId };
    const { isOpen } = await inComponent(await openComponent(api, asked, made.token), employeeId);
    await api.call('api_tokens.revoke', { path: { api_token_id: made.id } });
    expect(await isOpen()).toEqual([401, 404]);
  });

  it('with the person who made it, or with their right to make links', async () => {
    const latest = async () =>
      (
        await query<{ id: string; group_ids: string[] }>(
          api,
          `SELECT id, group_ids FROM users ORDER BY id DESC LIMIT 1`,
        )
      )[0];
    for (const end of ['deleted', 'no longer in the group'] as const) {
      const { isOpen } = await made(await recruiter());
      const path = { user_id: (await latest())?.id ?? '' };
      if (end === 'deleted') await api.call('users.deleteById', { path });
      else await api.call('users.updateById', { path, body: { user_group_ids: [] } });
      expect([end, await isOpen()]).toEqual([end, [401, 404]]);
    }
  });

  it('with the organization, and with the employee', async () => {
    const child = await api.call('connected_organizations.create', {
      body: {
        name: 'Child',
        business_email: 'a@b.co',
        default_language: 'en',
        supported_languages: ['en'],
      },
    });
    const headers = { 'x-account-id': child.body.live_account_id };
    const body = { first_name: 'Ana', last_name: 'Lopez', address: addressInput };
    const employee = (await api.call('employees.create', { body, headers })).body.id;
    const ofChild = await made({ headers }, employee);
    await query(api, `UPDATE organizations SET deleted_at = now() WHERE parent_id IS NOT NULL`);
    expect(await ofChild.isOpen()).toEqual([401, 404]);
    const { employeeId, isOpen } = await made({});
    await api.call('employees.deleteById', { path: { employee_id: employeeId } });
    expect(await isOpen()).toEqual([401, 404]);
  });

  it('once it is revoked, and it stands revoked in the list', async () => {
    const { employeeId, isOpen } = await made({});
    const links = async (is_active: string) =>
      (await api.call('onboarding_links.list', { query: { employee_id: employeeId, is_active } })).body.data;
    const [link] = await links('true');
    expect(link).toMatchObject({
      handed_over: 'api',
      uses: 2,
      issuer: { type: 'api_token' },
      is_active: true,
    });
    const path = { onboarding_link_id: link.id };
    const other = await api.call('onboarding_links.revoke', { path, token: api.test.apiToken });
    expect(other.status).toBe(404);
    expect((await api.call('onboarding_links.revoke', { path })).body.revoked_at).toEqual(expect.any(String));
    expect(await isOpen()).toEqual([401, 404]);
    expect([(await links('true')).length, (await links('false')).length]).toEqual([0, 1]);
    const kinds = await query<{ kind: string }>(
      api,
      `SELECT kind FROM security_events WHERE detail ->> 'link_id' = $1 OR subject_id = $1 ORDER BY id`,
      [link.id],
    );
    expect(kinds.map(({ kind }) => kind)).toEqual([
      'onboarding_link.created',
      'onboarding_link.used',
      'onboarding_link.used',
      'onboarding_link.revoked',
    ]);
  });

  it('and are listed to people for the employees whom they see', async () => {
    await newEmployee(api);
    await createRecord(api, 'custom_properties', { name: 'branch', is_permission_scope: true });
    const rule = { fact: 'employee.custom_attributes.branch', operator: 'equals', value: 'north' };
    const nobody = withCookie(await signInUser(api, [{ permissions: recruiting, access_rule: rule }]));
    expect((await api.call('onboarding_links.list', nobody)).body.total).toBe(0);
    expect((await api.call('onboarding_links.list')).body.total).toBeGreaterThan(0);
    const [link] = (await api.call('onboarding_links.list')).body.data;
    const path = { onboarding_link_id: link.id };
    expect((await api.call('onboarding_links.revoke', { path, ...nobody })).status).toBe(404);
  });
});

describe('sessions of one link', () => {
  const device = (name: string) => `${name}${'x'.repeat(32)}`;
  const exchange = async (link: string | null, body: object = {}) =>
    api.call('form_sessions.create', { body: { link, ...body }, token: null });
  const current = async (token: string) => (await api.call('form_sessions.current', { token })).status;

  it('are one a device: opened again there, it goes on and the old token is worth nothing', async () => {
    const link = new URL(await urlOf(await newEmployee(api))).searchParams.get('link');
    const first = (await exchange(link, { device: device('phone') })).body;
    const again = (await exchange(link, { device: device('phone') })).body;
    const other = (await exchange(link, { device: device('laptop') })).body;
    expect(again.id).toBe(first.id);
    expect(other.id).not.toBe(first.id);
    expect([await current(first.token), await current(again.token), await current(other.token)]).toEqual([
      401, 200, 200,
    ]);
    const elsewhere = new URL(await urlOf(await newEmployee(api))).searchParams.get('link');
    expect((await exchange(elsewhere, { device: device('phone') })).body.id).not.toBe(first.id);
  });

  it('are ten at most, also at the same moment, and nobody is thrown out of a form that they have begun', async () => {
    const { taskId, employeeId } = await newTask(api, 'i-9');
    const link = new URL(await urlOf(employeeId)).searchParams.get('link');
    const begun = (await exchange(link)).body.token;
    await api.call('tasks.updateFields', {
      path: { task_id: taskId },
      body: { fields: [{ path: 'task.social_security_number', value: '123-45-6789' }] },
      token: begun,
    });
    const opened = await Promise.all(Array.from({ length: 15 }, () => exchange(link)));
    const statuses = await Promise.all(opened.map(({ body }) => current(body.token)));
    expect(statuses.filter((status) => status === 200)).toHaveLength(9);
    expect(await current(begun)).toBe(200);
  });
});

describe('a link that nobody made', () => {
  it('opens nothing: another account’s record behind forged claims, or none', async () => {
    const url = await urlOf(await newEmployee(api));
    const { body } = await api.call('onboarding_links.list', { query: { per_page: 1 } });
    await query(api, `UPDATE onboarding_links SET account_id = $1 WHERE id = $2`, [
      api.test.account.id,
      body.data[0].id,
    ]);
    const link = new URL(url).searchParams.get('link');
    expect((await api.call('form_sessions.create', { body: { link }, token: null })).status).toBe(404);
  });

  it('of the test account opens the test account alone', async () => {
    const body = { first_name: 'Ana', last_name: 'Lopez', address: addressInput };
    const token = api.test.apiToken;
    const employee = (await api.call('employees.create', { body, token })).body.id;
    const page = await open(employee, { token });
    expect((await page.current()).body.is_test).toBe(true);
    const { taskId } = await newTask(api, 'w-4');
    expect((await page.sheet(taskId)).status).toBe(404);
  });

  it('is not kept alive by a session that outlives it', async () => {
    const page = await open(await newEmployee(api));
    setClock(api, new Date(Date.now() + 8 * 86_400_000));
    expect((await page.current()).status).toBe(401);
    setClock(api);
  });
});
