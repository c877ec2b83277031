import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type OperationId, ordinaryPermissions, Permission } from '@firstday/domain';
import { extractPdfText } from '../testing/extract-pdf-text.js';
import {
  completedTask,
  HostedPage,
  newEmployee,
  newEmployer,
  newTask,
  signatureInput,
} from '../testing/hosted-page.js';
import { sessionCookie, signInByLink, withCookie } from '../testing/sign-in-by-link.js';
import { TestApi } from '../testing/test-api.js';

type Sent = { token?: string | null; headers?: Record<string, string> };

let api: TestApi;
let admin: Sent;
beforeAll(async () => {
  api = await TestApi.shared();
  const groups = (await api.call('user_groups.list')).body.data;
  const id = groups.find(({ name }: { name: string }) => name === 'Admin').id;
  await api.call('users.create', { body: { email: 'admin@harborfoods.com', user_group_ids: [id] } });
  admin = withCookie(await signInByLink(api, 'admin@harborfoods.com'));
}, 60_000);
afterAll(() => api?.stop());

const today = () => new Date().toISOString().slice(0, 10);
const applicant = {
  'task.social_security_number': '123-45-6789',
  'task.county': 'Albany County',
  'task.phone': '(518) 555-0100',
  'task.box_2': true,
};
/** What the applicant said: nobody of whom it is not wished may see it. */
const secret = /Albany County|box_2|123-?45-?6789/;

/** Their form, signed by the applicant, of somebody who begins on a day. */
async function asked() {
  const employee_id = await newEmployee(api);
  const employer_id = await newEmployer(api, { phone: '(518) 555-0101' });
  const placement = { employee_id, employer_id, start_date: today() };
  await api.call('placements.create', { body: placement });
  const { taskId } = await newTask(api, 'irs-8850', { employee_id, employer_id });
  const page = await HostedPage.open(api, employee_id);
  await page.write(taskId, applicant);
  await page.visitAll(taskId, 'applicant');
  const signed = await page.sign(taskId, 'applicant', 'Ana Lopez');
  if (signed.status !== 201) throw new Error(JSON.stringify(signed.body));
  return { taskId, employee_id, page };
}

let number = 0;
/** Somebody signed in, whose groups an administrator made. */
async function person(...groups: readonly { permissions: readonly Permission[]; access_rule?: unknown }[]) {
  const user_group_ids: string[] = [];
  for (const group of groups) {
    const made = await api.call('user_groups.create', { body: { name: 'Credits', ...group }, ...admin });
    if (made.status !== 201) throw new Error(JSON.stringify(made.body));
    user_group_ids.push(made.body.id);
  }
  const email = `credits-${(number += 1)}@harborfoods.com`;
  await api.call('users.create', { body: { email, user_group_ids }, ...admin });
  const link = await api.call('magic_links.create', {
    body: { user_email: email, expire_in: 600 },
    ...admin,
  });
  const body = { token: new URL(link.body.url).searchParams.get('link') };
  return withCookie(sessionCookie(await api.call('sessions.redeemMagicLink', { body, token: null })));
}

/** The employer's link, opened by whoever is signed in; the token of that session. */
async function employersSide(employee_id: string, by?: Sent): Promise<string> {
  const link = await api.call('employees.getOnboardingUrl', {
    path: { employee_id },
    query: { assignee_type: 'employer' },
  });
  const body = { link: new URL(link.body.url).searchParams.get('link') };
  const opened = await api.call('form_sessions.create', { body, token: null, ...by });
  if (opened.status !== 201) throw new Error(JSON.stringify(opened.body));
  return opened.body.token;
}

const signedInOnly = (employer_signer: string) =>
  api.call('account_settings.update', { body: { employer_signer } });

const doors = [
  'tasks.getSheet',
  'tasks.getFields',
  'tasks.previewPdf',
  'tasks.getCertificate',
] as const satisfies readonly OperationId[];

/** Opens the employer's side for a person, who is identified and writes the employer's answers. */
async function employersPart(taskId: string, employee_id: string, holder: Sent) {
  const path = { task_id: taskId };
  const token = await employersSide(employee_id, holder);
  const identified = { name: 'Carla Reyes', email: 'carla@harborfoods.com', title: 'HR manager' };
  await api.call('form_sessions.identifySigner', { body: identified, token });
  const write = (answers: object) =>
    api.call('tasks.updateFields', {
      path,
      token,
      body: { fields: Object.entries(answers).map(([path, value]) => ({ path, value })) },
    });
  const sign = () =>
    api.call('tasks.sign', { path, token, body: signatureInput('irs-8850', 'employer', 'Carla Reyes') });
  const sheet = async () => (await api.call('tasks.getSheet', { path, token })).body;
  return { path, token, write, sign, sheet };
}

const hire = () => ({
  'task.group': 'none',
  'task.gave_information_on': today(),
  'task.offered_on': today(),
  'task.hired_on': today(),
  'task.title': 'HR manager',
});

/** Nothing is told, nothing can be written, and the list has nothing to go on with. */
async function expectClosed(taskId: string, token: string) {
  const path = { task_id: taskId };
  for (const id of doors) {
    const answer = await api.call(id, { path, token });
    expect([id, answer.status]).toEqual([id, 403]);
    expect(`${answer.bytes.toString('utf8')}${JSON.stringify(answer.body)}`).not.toMatch(secret);
  }
  const fields = [{ path: 'task.title', value: 'HR' }];
  expect((await api.call('tasks.updateFields', { path, token, body: { fields } })).status).toBe(403);
  const body = signatureInput('irs-8850', 'employer', 'Carla Reyes');
  expect((await api.call('tasks.sign', { path, token, body })).status).toBe(403);
  const listed = (await api.call('form_sessions.current', { token })).body;
  expect(listed.tasks.map(({ is_actionable }: { is_actionable: boolean }) => is_actionable)).toEqual([false]);
  expect(JSON.stringify(listed)).not.toMatch(secret);
}

describe('Form 8850', () => {
  it('is closed to the employer’s link, and to whoever is signed in without the permission, or has it for others', async () => {
    const { taskId, employee_id } = await asked();
    await expectClosed(taskId, await employersSide(employee_id));
    await signedInOnly('signed_in_user');
    await expectClosed(taskId, await employersSide(employee_id, admin));
    const most = await person({ permissions: ordinaryPermissions });
    await expectClosed(taskId, await employersSide(employee_id, most));
    const blind = await person({
      permissions: Permission.options.filter((it) => it !== 'employee:view_sensitive'),
    });
    await expectClosed(taskId, await employersSide(employee_id, blind));
    const team = { entity_type: 'employee', name: 'team', label: 'Team', scalar_type: 'string' };
    await api.call('custom_properties.create', { body: { ...team, is_permission_scope: true } });
    const elsewhere = { fact: 'employee.custom_attributes.team', operator: 'equals', value: 'another' };
    const ofOthers = await person(
      { permissions: ordinaryPermissions },
      { permissions: Permission.options, access_rule: elsewhere },
    );
    await expectClosed(taskId, await employersSide(employee_id, ofOthers));
    await signedInOnly('vouched');
  });

  it('is reviewed and signed by a person to whom it was given, once, and finished', async () => {
    await signedInOnly('signed_in_user');
    const { taskId, employee_id } = await asked();
    const holder = await person({ permissions: Permission.options });
    const { path, token, write, sign, sheet } = await employersPart(taskId, employee_id, holder);
    expect((await sheet()).answers).toMatchObject({
      'task.box_2': true,
      'task.county': 'Albany County',
      'task.employer_name': 'Harbor Foods',
      'task.started_on': today(),
    });
    // The applicant's answers are not the employer's to change, nor is a day before the offer taken.
    expect((await write({ 'task.box_2': false })).status).toBe(403);
    await write({ ...hire(), 'task.offered_on': '2020-01-01' });
    expect((await sign()).status).toBe(400);
    await write(hire());
    expect((await sign()).status).toBe(201);
    expect((await sign()).status).toBe(409);
    expect((await completedTask(api, taskId)).body.status).toBe('completed');

    const pdf = await api.call('tasks.getPdf', { path, ...holder });
    expect(pdf.status).toBe(200);
    const text = (await extractPdfText(pdf.bytes)).replaceAll(/\s+/g, ' ');
    for (const part of ['123-45-6789', 'Albany County', 'Carla Reyes', 'I hereby request a certification'])
      expect(text).toContain(part);
    // No token that was not given it by name, and no packet of the employer's side.
    for (const by of [{}, admin, { token: api.stranger.apiToken }])
      expect([403, 404]).toContain((await api.call('tasks.getPdf', { path, ...by })).status);
    expect((await api.call('form_sessions.downloadDocuments', { token })).status).toBe(404);
    await signedInOnly('vouched');
  });

  it('is corrected by the applicant alone: the employer’s part stays as it was signed, and the form shows both entries', async () => {
    await signedInOnly('signed_in_user');
    const { taskId, employee_id, page } = await asked();
    const holder = await person({ permissions: Permission.options });
    const { path, write, sign, sheet } = await employersPart(taskId, employee_id, holder);
    await write(hire());
    expect((await sign()).status).toBe(201);
    await completedTask(api, taskId);
    const signatureOfEmployer = async () =>
      (await sheet()).sections.find(({ id }: { id: string }) => id === 'employer').signature;
    const before = await signatureOfEmployer();
    const body = { starting_section_id: 'applicant', reason: 'They moved to another county' };
    expect((await api.call('task_change_requests.create', { path, body, ...holder })).status).toBe(201);
    expect(await signatureOfEmployer()).toEqual(before);

    await page.write(taskId, { 'task.county': 'Erie County' });
    await page.visitAll(taskId, 'applicant');
    expect((await page.sign(taskId, 'applicant', 'Ana Lopez')).status).toBe(201);
    await completedTask(api, taskId);
    expect(await signatureOfEmployer()).toEqual(before);
    expect((await sheet()).corrected_since).toMatchObject([{ section_id: 'applicant' }]);
    const text = await extractPdfText((await api.call('tasks.getPdf', { path, ...holder })).bytes);
    for (const part of ['Albany County', 'Erie County', 'AL ']) expect(text).toContain(part);
    await signedInOnly('vouched');
  });

  it('ends being open to a person from whom the permission was taken', async () => {
    await signedInOnly('signed_in_user');
    const { taskId, employee_id } = await asked();
    const group = await api.call('user_groups.create', {
      body: { name: 'Credits for now', permissions: Permission.options },
      ...admin,
    });
    const email = 'for-now@harborfoods.com';
    await api.call('users.create', { body: { email, user_group_ids: [group.body.id] }, ...admin });
    const link = await api.call('magic_links.create', {
      body: { user_email: email, expire_in: 600 },
      ...admin,
    });
    const body = { token: new URL(link.body.url).searchParams.get('link') };
    const cookie = sessionCookie(await api.call('sessions.redeemMagicLink', { body, token: null }));
    const token = await employersSide(employee_id, withCookie(cookie));
    const read = async () => (await api.call('tasks.getSheet', { path: { task_id: taskId }, token })).status;
    expect(await read()).toBe(200);
    const path = { user_group_id: group.body.id };
    const narrowed = await api.call('user_groups.updateById', {
      path,
      body: { permissions: ordinaryPermissions },
      ...admin,
    });
    expect(narrowed.status).toBe(200);
    expect(await read()).toBe(403);
    await signedInOnly('vouched');
  });

  it('is due on the 28th day after the first day of work, by law, and the calendar tells nothing else of it', async () => {
    const { taskId } = await asked();
    const query = { kind: 'section', task_id: taskId };
    const [deadline] = (await api.call('compliance_calendar.list', { query })).body.data;
    const day = new Date(Date.parse(`${today()}T00:00:00Z`) + 28 * 86_400_000).toISOString().slice(0, 10);
    expect(deadline).toMatchObject({
      due_on: day,
      assignee_type: 'employer',
      section_id: null,
      legal_basis: '26 U.S.C. 51(d)(13)(A)(ii)',
    });
  });
});
