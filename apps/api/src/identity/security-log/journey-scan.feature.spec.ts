import { mkdtempSync, openSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { query } from '../../testing/factories.js';
import {
  HostedPage,
  answerAndSign,
  completedTask,
  newEmployee,
  newEmployer,
  newTask,
  sectionOneAnswers,
  sectionTwoAnswers,
} from '../../testing/hosted-page.js';
import { withCookie, signInUser } from '../../testing/sign-in-by-link.js';
import { Receiver } from '../../testing/receiver.js';
import { TestApi } from '../../testing/test-api.js';
import { SecurityReadsService } from './security-reads.service.js';

const ssn = '512-83-7741';
const bank = '000998877665';
const document = 'NYD7741902';
/** As somebody writes them, and without what is between the digits. */
const secrets = [ssn, '512837741', bank, document];

const path = join(mkdtempSync(join(tmpdir(), 'firstday-scan-')), 'log');
const { fd } = process.stdout;
/** Every address that was asked, every header that was answered, and every error. */
const heard: string[] = [];
let api: TestApi;
let receiver: Receiver;
beforeAll(async () => {
  const standIn = (value: number) => Object.defineProperty(process.stdout, 'fd', { value });
  standIn(openSync(path, 'w'));
  receiver = await Receiver.start();
  api = await TestApi.start({ LOG_LEVEL: 'trace' });
  standIn(fd);
  const request = api.request.bind(api);
  api.request = async (method, asked, call = {}) => {
    const answer = await request(method, asked, call);
    const said = answer.status < 400 ? '' : answer.bytes.toString();
    const address = `${asked}?${JSON.stringify(call.query)}`;
    heard.push(`${answer.status} ${address} ${JSON.stringify([...answer.headers])} ${said}`);
    return answer;
  };
});
afterAll(async () => {
  await api.stop();
  await receiver.stop();
  rmSync(dirname(path), { recursive: true });
});

/** The row of every table, as text; what is sealed is in it as bytes. */
async function everyRow(): Promise<string> {
  const tables = await query<{ name: string }>(
    api,
    `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`,
  );
  expect(tables.length).toBeGreaterThan(35);
  const rows = [];
  for (const { name } of tables)
    rows.push(await query(api, `SELECT to_jsonb(kept) AS row FROM ${name} kept`));
  return JSON.stringify(rows);
}

const everyFile = () =>
  readdirSync(api.dataDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name)).toString('latin1'))
    .join('\n');

/** From the link to both signatures, with a bank account of the employee's own, read by whoever may. */
async function journey() {
  await api.call('webhooks.create', { body: { url: `${receiver.url}/in` } });
  const property = {
    entity_type: 'employee',
    label: 'Bank account',
    scalar_type: 'string',
    is_sensitive_info: true,
  };
  await api.call('custom_properties.create', { body: { ...property, name: 'bank_account' } });
  const keyed = { 'idempotency-key': 'once' };
  const employee = await newEmployee(api, {
    social_security_number: ssn,
    custom_attributes: { bank_account: bank },
  });
  await api.call('employees.updateById', {
    path: { employee_id: employee },
    body: { email: 'quirina@example.com' },
  });
  const { taskId } = await newTask(api, 'i-9', {
    employee_id: employee,
    employer_id: await newEmployer(api),
  });
  const page = await HostedPage.open(api, employee, { task_ids: taskId });
  const one = {
    ...sectionOneAnswers,
    'task.first_name': 'Quirina',
    'task.last_name': 'Vasquezworth',
    'task.social_security_number': ssn,
  };
  await answerAndSign(page, taskId, 'section_1', one, 'Quirina Vasquezworth');
  const boss = await HostedPage.open(api, employee, { assignee_type: 'employer' });
  const list = {
    ...sectionTwoAnswers,
    'task.list_b': { ...sectionTwoAnswers['task.list_b'], number: document },
  };
  await answerAndSign(boss, taskId, 'section_2', list, 'Carla Reyes');
  await completedTask(api, taskId);
  const task = { task_id: taskId };
  await api.call('tasks.getPdf', { path: task });
  await api.call('tasks.getFields', { path: task, query: { include_sensitive_info: 'true' } });
  await api.call('tasks.getAudit', { path: task });
  await api.call('employees.list');
  await api.call('clients.create', { body: { name: 'Harbor' }, headers: keyed });
  return { employee, taskId, page };
}

/** What somebody sends who wants to hear it again. */
async function hostile({ employee, taskId, page }: Awaited<ReturnType<typeof journey>>) {
  const body = { first_name: 'Quirina', ssn, note: bank };
  await api.call('employees.create', { body, headers: { 'idempotency-key': 'refused' } });
  await api.call('employees.updateById', {
    path: { employee_id: employee },
    body: { social_security_number: `${ssn}0` },
  });
  await page.write(taskId, { 'task.social_security_number': ssn, 'task.nothing_such': document });
  await api.call('form_sessions.create', { body: { link: ssn }, token: null });
  await api.call('sessions.signIn', { body: { email: 'a@b.co', password: ssn }, token: null });
  await api.call('sessions.redeemMagicLink', { body: { token: ssn }, token: null });
  await api.call('form_sessions.proveIdentity', {
    body: { date_of_birth: '1990-04-05', ssn_last_four: ssn },
    token: page.token,
  });
  await api.request('POST', '/api/v1/employees', { body: `{"ssn": "${ssn}"` });
}

describe('a whole journey, with every door that it passes', () => {
  it('leaves no SSN, bank or document number in a log, an error, an address, a header, a webhook, an event or a row', async () => {
    const made = await journey();
    await hostile(made);
    await api.app.get(SecurityReadsService).writeAll();
    const by = withCookie(await signInUser(api, []));
    const told = [
      await api.call('security_events.list', { query: { per_page: '100' } }),
      await api.call('security_events.export'),
      await api.call('onboarding_links.list', { query: { per_page: '100' } }),
      await api.call('sessions.list', by),
      await api.call('tasks.getAudit', { path: { task_id: made.taskId } }),
    ].map(({ status, bytes }) => `${status} ${bytes.toString()}`);
    expect(told.every((answer) => answer.startsWith('200'))).toBe(true);
    const arrived = await receiver.deliveries('/in', 5);
    await new Promise((resolve) => setTimeout(resolve, 250));
    // It was there to be found: what is told of it is masked.
    expect(JSON.stringify(arrived)).toContain('***-**-7741');
    const places: Record<string, string> = {
      log: readFileSync(path, 'utf8'),
      'addresses, headers and errors': heard.join('\n'),
      'logs and lists': told.join('\n'),
      webhooks: JSON.stringify(arrived),
      rows: await everyRow(),
      files: everyFile(),
    };
    for (const [place, text] of Object.entries(places)) {
      expect(text.length).toBeGreaterThan(500);
      for (const secret of secrets)
        expect([place, secret, text.includes(secret)]).toEqual([place, secret, false]);
    }
  }, 60_000);
});
