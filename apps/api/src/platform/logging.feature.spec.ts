import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import {
  HostedPage,
  answerAndSign,
  completed,
  newEmployee,
  newEmployer,
  newTask,
  w4Answers,
} from '../testing/onboarding.js';
import { TestApi } from '../testing/test-api.js';
import { BackgroundWork } from './background-work.js';

/** Where the service writes what goes to its output. */
const path = join(mkdtempSync(join(tmpdir(), 'firstday-log-')), 'log');
const { fd } = process.stdout;
let api: TestApi;
beforeAll(async () => {
  const standIn = (value: number) => Object.defineProperty(process.stdout, 'fd', { value });
  standIn(openSync(path, 'w'));
  api = await TestApi.start({ LOG_LEVEL: 'trace' });
  standIn(fd);
});
afterAll(async () => {
  await api.stop();
  rmSync(dirname(path), { recursive: true });
});

/** What has been written, all lines of which are there after a tenth of a second. */
async function written(): Promise<string> {
  await new Promise((resolve) => setTimeout(resolve, 250));
  return readFileSync(path, 'utf8');
}

const person = {
  first_name: 'Quirina',
  last_name: 'Vasquezworth',
  email: 'quirina@vasquezworth.example',
  phone_number: '+12025550143',
};
const answers = {
  ...w4Answers,
  'employee.first_name': person.first_name,
  'employee.last_name': person.last_name,
  'employee.social_security_number': '512-83-7741',
};

describe('the log of a whole journey, at its most talkative', () => {
  it('holds no personal datum and no secret, and the ids by which one finds what happened', async () => {
    const employer_id = await newEmployer(api, { name: 'Zanzibar Foods', ein: '98-7654321' });
    const employeeId = await newEmployee(api, person);
    const { taskId } = await newTask(api, 'w-4', { employee_id: employeeId, employer_id });
    const page = await HostedPage.open(api, employeeId);
    const signed = await answerAndSign(page, taskId, 'employee', answers, 'Quirina Vasquezworth');
    expect(signed.status).toBe(201);
    await completed(api, taskId);
    await page.write(taskId, { 'task.nothing_such': 'Quirina Vasquezworth' });
    await api.call('employees.create', { body: { first_name: 'Quirina', ssn: '512-83-7741' } });
    const { token } = page;
    await api.request('GET', `/api/v1/employees?email=${person.email}`);
    const secrets = [
      ...[
        'Quirina',
        'Vasquezworth',
        '2025550143',
        '512-83-7741',
        '512837741',
        'Oak Ave',
        'Zanzibar',
        '98-7654321',
      ],
      ...[token, api.live.apiToken],
    ];
    const log = await written();
    for (const secret of secrets) expect(log).not.toContain(secret);
    const entries = log
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line));
    expect(entries.length).toBeGreaterThan(15);
    expect(entries).toContainEqual(
      expect.objectContaining({
        req: { id: expect.stringMatching(/^[\w-]{36}$/), method: 'GET', path: '/api/v1/employees' },
        res: { status: 200 },
        responseTime: expect.any(Number),
        msg: 'request completed',
      }),
    );
    expect(entries).toContainEqual(
      expect.objectContaining({ job: 'documents', task_id: taskId, outcome: 'made' }),
    );
  });

  it('has a line for a request that was refused before its body was read, and none for who asks after its health', async () => {
    const headers = { 'x-request-id': 'refused-media-1', 'content-type': 'text/plain' };
    expect((await api.request('POST', '/api/v1/employees', { headers, body: 'x' })).status).toBe(415);
    await api.request('GET', '/health/live');
    const log = await written();
    expect(log).toMatch(
      /"req":\{"id":"refused-media-1","method":"POST","path":"\/api\/v1\/employees"\},"res":\{"status":415\}/,
    );
    expect(log).not.toContain('"path":"/health');
  });

  it('tells of what nobody foresaw by its name, its code and its place, never by its message', async () => {
    const failing = await api.app
      .get(DataSource)
      .query(`SELECT 'Quirina 512-83-7741'::integer`)
      .catch((error: unknown) => error);
    api.app.get(BackgroundWork).report('documents', failing, { task_id: 'tsk_1' });
    const log = await written();
    expect(log).not.toContain('512-83-7741');
    expect(log).toMatch(/"job":"documents","task_id":"tsk_1","name":"QueryFailedError","code":"22P02"/);
  });
});
