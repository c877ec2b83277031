import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createRecord } from '../testing/factories.js';
import {
  answerAndSign,
  completedTask,
  HostedPage,
  newTask,
  sectionOneAnswers,
  sectionTwoAnswers,
  w4Answers,
} from '../testing/hosted-page.js';
import { MailServer } from '../testing/mail-server.js';
import { signInUser, withCookie } from '../testing/sign-in-by-link.js';
import { TestApi } from '../testing/test-api.js';

let api: TestApi;
let mail: MailServer;
let people = 0;

beforeAll(async () => {
  mail = await MailServer.start();
  const from = 'Firstday <people@firstday.example>';
  api = await TestApi.start({ SMTP_URL: mail.url, MAIL_FROM: from, MAIL_SECONDS: '2' });
  await api.call('message_settings.update', { body: { mode: 'on' } });
}, 60_000);
afterAll(async () => {
  await api.stop();
  await mail.stop();
});

/** Somebody at an employer, with a form to fill in. */
async function hire(form: string, more: object = {}) {
  const email = `hire-${(people += 1)}@example.com`;
  const employer = await createRecord(api, 'employers', { name: `Harbor Foods ${people}` });
  const employee = await createRecord(api, 'employees', {
    first_name: 'Ana',
    last_name: 'Lopez',
    email,
    ...more,
  });
  const ids = { employee_id: String(employee.id), employer_id: String(employer.id) };
  await createRecord(api, 'placements', ids);
  const { taskId } = await newTask(api, form, ids);
  return {
    email,
    taskId,
    employeeId: ids.employee_id,
    employerId: ids.employer_id,
    employer: `Harbor Foods ${people}`,
  };
}
const invite = (employee_id: string) =>
  api.call('messages.send', { path: { employee_id }, body: { kind: 'invitation' } });
const addressIn = (text = '') => /http:\S+\?link=[\w-]+/.exec(text)?.[0] ?? '';
const lastTo = async (email: string, nth: number) => (await mail.mailsTo(email, nth)).at(-1);
const countTo = (email: string) => mail.arrived.filter(({ to }) => to.includes(email)).length;
const kindsOf = async (employee_id: string) =>
  (await api.call('messages.list', { query: { employee_id } })).body.data.map(
    ({ kind }: { kind: string }) => kind,
  );

describe('what was sent back', () => {
  it('is told to the employee with a link to it and without the reason, once in a quarter of an hour', async () => {
    const { email, taskId, employeeId } = await hire('i-9');
    await invite(employeeId);
    const page = await HostedPage.exchange(api, addressIn((await lastTo(email, 1))?.parsed.text));
    await answerAndSign(page, taskId, 'section_1', sectionOneAnswers, 'Ana Lopez');
    const employer = await HostedPage.open(api, employeeId, { assignee_type: 'employer' });
    await employer.identify();
    const sendBack = () =>
      api.call('tasks.sendBack', {
        path: { task_id: taskId },
        body: { section_id: 'section_1', reason: 'The date of birth looks wrong' },
        token: employer.token,
      });
    expect((await sendBack()).status).toBe(200);
    const told = await lastTo(email, 2);
    expect(told?.raw).not.toMatch(/date of birth|looks wrong|I-9|section/i);
    const again = await HostedPage.exchange(api, addressIn(told?.parsed.text));
    expect((await again.current()).body.tasks[0]).toMatchObject({ is_actionable: true });
    await again.prove();
    await answerAndSign(again, taskId, 'section_1', sectionOneAnswers, 'Ana Lopez');
    expect((await sendBack()).status).toBe(200);
    await wait(1500);
    expect(countTo(email)).toBe(2);
    expect(await kindsOf(employeeId)).toEqual(['sent_back', 'invitation']);
  });
});

describe('a Social Security number that Section 1 waits for', () => {
  it('is asked of the employee once the employer has entered it, without a word of it in the message', async () => {
    const { email, taskId, employeeId, employerId } = await hire('i-9');
    await api.call('employers.updateById', {
      path: { employer_id: employerId },
      body: { uses_e_verify: true, e_verify_company_id: '123456' },
    });
    await invite(employeeId);
    const page = await HostedPage.exchange(api, addressIn((await lastTo(email, 1))?.parsed.text));
    const waiting = {
      ...sectionOneAnswers,
      'task.social_security_number': null,
      'task.citizenship_status': 'lawful_permanent_resident',
      'task.lpr_number': 'A123456789',
      'task.has_applied_for_ssn': 'yes',
    };
    await answerAndSign(page, taskId, 'section_1', waiting, 'Ana Lopez');
    const employer = await HostedPage.open(api, employeeId, { assignee_type: 'employer' });
    const signed = await answerAndSign(employer, taskId, 'section_2', sectionTwoAnswers, 'Carla Reyes');
    expect(signed.status).toBe(201);
    await completedTask(api, taskId);
    await api.call('employees.updateById', {
      path: { employee_id: employeeId },
      body: { social_security_number: '123-45-9876' },
    });
    expect(await kindsOf(employeeId)).toContain('sent_back');
    await wait(1500);
    expect(mail.arrived.some(({ raw }) => /9876|social security/i.test(raw))).toBe(false);
    const again = await HostedPage.exchange(
      api,
      addressIn((await lastTo(email, countTo(email)))?.parsed.text),
    );
    expect((await again.current()).body.tasks[0]).toMatchObject({ is_actionable: true });
  });
});

/** Their address stays as it is on record: of another one they would be told. */
const answersOfW4 = Object.fromEntries(
  Object.entries(w4Answers).filter(([path]) => !path.startsWith('employee.address')),
);

describe('a document that is ready', () => {
  it('is told to the employee with a link to the copy, in their language', async () => {
    const { email, taskId, employeeId } = await hire('w-4', { primary_language: 'es' });
    await invite(employeeId);
    const page = await HostedPage.exchange(api, addressIn((await lastTo(email, 1))?.parsed.text));
    await answerAndSign(page, taskId, 'employee', answersOfW4, 'Ana Lopez');
    await completedTask(api, taskId);
    const told = await lastTo(email, 2);
    expect(told?.parsed.subject).toMatch(/: su copia para guardar$/);
    expect(`${told?.parsed.text}`).not.toMatch(/W-4|6789|2200|PDF/);
    expect((await kindsOf(employeeId))[0]).toBe('document_ready');
    const again = await HostedPage.exchange(api, addressIn(told?.parsed.text));
    expect((await again.current()).status).toBe(200);
  });

  it('is told to nobody who was given no link by email or otherwise', async () => {
    const { email, taskId, employeeId } = await hire('w-4');
    const page = await HostedPage.open(api, employeeId);
    const [issued] = (await api.call('onboarding_links.list', { query: { employee_id: employeeId } })).body
      .data;
    await answerAndSign(page, taskId, 'employee', answersOfW4, 'Ana Lopez');
    await api.call('onboarding_links.revoke', { path: { onboarding_link_id: issued.id } });
    await completedTask(api, taskId);
    await wait(1500);
    expect(countTo(email)).toBe(0);
  });
});

describe('the name that messages of an employer come from', () => {
  it('stands in the sender and in the text, before the account’s', async () => {
    const { email, employeeId, employerId, employer } = await hire('w-4');
    await api.call('message_settings.update', { body: { sender_name: 'Harbor Group' } });
    await invite(employeeId);
    const first = await lastTo(email, 1);
    expect(first?.parsed.from?.value[0]?.name).toBe('Harbor Group');
    expect(first?.parsed.text).toContain(employer);
    const path = { employer_id: employerId };
    const set = (sender_name: string | null) =>
      api.call('message_settings.updateByEmployer', { path, body: { sender_name } });
    expect((await set('  Harbor People\r\nBcc: other@example.com ')).body.sender_name).toContain(
      'Harbor People',
    );
    await invite(employeeId);
    const second = await lastTo(email, 2);
    expect(second?.parsed.from?.value[0]?.name).toBe('Harbor People Bcc: other at example. com');
    expect(second?.parsed.from?.value[0]?.address).toBe('people@firstday.example');
    expect([second?.parsed.bcc, second?.parsed.cc]).toEqual([undefined, undefined]);
    expect(second?.parsed.text).toContain('Harbor People');
    expect(second?.parsed.text).not.toContain(employer);
    expect((await set(null)).body).toEqual({ employer_id: employerId, sender_name: null });
    await invite(employeeId);
    expect((await lastTo(email, 3))?.parsed.from?.value[0]?.name).toBe('Harbor Group');
    await api.call('message_settings.update', { body: { sender_name: null } });
  });

  it('is for those who may see and change that employer', async () => {
    const { employerId, employer } = await hire('w-4');
    const path = { employer_id: employerId };
    const body = { sender_name: 'Somebody else' };
    const change = (by: object) => api.call('message_settings.updateByEmployer', { path, body, ...by });
    const find = (by: object) => api.call('message_settings.findByEmployer', { path, ...by });
    const viewer = withCookie(await signInUser(api, [{ permissions: ['employer:view'] }]));
    expect([(await find(viewer)).status, (await change(viewer)).status]).toEqual([200, 403]);
    const permissions = ['employer:view', 'employer:edit'] as const;
    const ruled = async (value: string) =>
      withCookie(
        await signInUser(api, [
          { permissions, access_rule: { fact: 'employer.name', operator: 'equals', value } },
        ]),
      );
    const other = await ruled('Somebody Foods');
    expect([(await find(other)).status, (await change(other)).status]).toEqual([404, 404]);
    expect((await change(await ruled(employer))).status).toBe(200);
  });
});
