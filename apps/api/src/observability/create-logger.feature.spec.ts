import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { everyTry } from '../testing/every-try.js';
import { addressInput, query } from '../testing/factories.js';
import {
  HostedPage,
  answerAndSign,
  completedTask,
  newEmployee,
  newEmployer,
  newTask,
  w4Answers,
} from '../testing/hosted-page.js';
import { Receiver } from '../testing/receiver.js';
import { TestApi } from '../testing/test-api.js';
import { BackgroundWork } from '../background/background-work.js';
import { createLogger } from './create-logger.js';

/** Where the service writes what goes to its output. */
const path = join(mkdtempSync(join(tmpdir(), 'firstday-log-')), 'log');
const { fd } = process.stdout;
let api: TestApi;
let receiver: Receiver;
beforeAll(async () => {
  // The first logger of a process is not the one of every application in it.
  createLogger('silent');
  const standIn = (value: number) => Object.defineProperty(process.stdout, 'fd', { value });
  standIn(openSync(path, 'w'));
  receiver = await Receiver.start();
  api = await TestApi.start({ LOG_LEVEL: 'trace' });
  standIn(fd);
});
afterAll(async () => {
  await api.stop();
  await receiver.stop();
  rmSync(dirname(path), { recursive: true });
});

/** What has been written, all lines of which are there after a tenth of a second. */
async function written(): Promise<string> {
  await new Promise((resolve) => setTimeout(resolve, 250));
  return readFileSync(path, 'utf8');
}

const entries = async () =>
  (await written())
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line));

/** Once so many tries of a webhook have been written. */
async function triesOf(webhookId: string, number: number): Promise<void> {
  for (let look = 0; look < 2000; look++) {
    const tries = await query(api, `SELECT 1 FROM ${everyTry} WHERE webhook_id = $1`, [webhookId]);
    if (tries.length >= number) return;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error('it was not tried');
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
    await completedTask(api, taskId);
    await page.write(taskId, { 'task.nothing_such': 'Quirina Vasquezworth' });
    await api.call('employees.create', { body: { first_name: 'Quirina', ssn: '512-83-7741' } });
    const { token } = page;
    await api.request('GET', `/api/v1/employees?email=${person.email}`);
    await api.request('PUT', '/api/v1/employees/by_external_id/Quirina-512837741', { body: person });
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
    for (const secret of secrets) expect([secret, log.includes(secret)]).toEqual([secret, false]);
    const lines = await entries();
    expect(lines.length).toBeGreaterThan(15);
    expect(lines).toContainEqual(
      expect.objectContaining({
        req: { id: expect.stringMatching(/^[\w-]{36}$/), method: 'GET', path: '/api/v1/employees' },
        res: { status: 200 },
        responseTime: expect.any(Number),
        msg: 'request completed',
      }),
    );
    expect(lines).toContainEqual(
      expect.objectContaining({ job: 'documents', task_id: taskId, outcome: 'made' }),
    );
    // What wrote an event is found by the event's id, whether it was a request or a job.
    const events = await query<{ id: string }>(api, 'SELECT id FROM events');
    expect(lines.flatMap(({ event_ids = [] }) => event_ids).sort()).toEqual(
      events.map(({ id }) => id).sort(),
    );
  });

  it('follows each event from its request to each webhook by its ids, without a word of what was sent, where to, or answered', async () => {
    const url = `${receiver.url}/in/path-is-a-secret?key=query-is-one-too`;
    const { body: hook } = await api.call('webhooks.create', {
      body: { url, subscribed_events: ['employee.created', 'employee.updated'] },
    });
    receiver.answers(503, { 'retry-after': '0' }, 'Quirina is not here');
    const headers = { 'x-request-id': 'hires-quirina-1' };
    const { body: employee } = await api.call('employees.create', {
      headers,
      body: { ...person, address: addressInput },
    });
    await triesOf(hook.id, 1);
    receiver.answers(200, {}, 'Welcome, Quirina');
    await query(api, `UPDATE webhook_deliveries SET run_at = now() WHERE run_at IS NOT NULL`);
    await triesOf(hook.id, 2);
    const lines = (await entries()).filter(({ webhook_id }) => webhook_id === hook.id);
    const [event] = await query<{ id: string }>(api, `SELECT id FROM events WHERE resource_id = $1`, [
      employee.id,
    ]);
    const request = (await entries()).find(({ req }) => req?.id === 'hires-quirina-1');
    expect(request.event_ids).toEqual([event?.id]);
    const ids = { job: 'webhooks', webhook_id: hook.id, event_id: event?.id, kind: 'employee.created' };
    expect(lines).toEqual([
      expect.objectContaining({ ...ids, try: 1, outcome: 'retried', status: 503, error: 'Answered 503' }),
      expect.objectContaining({ ...ids, try: 2, outcome: 'delivered', status: 200 }),
    ]);
    const log = await written();
    for (const secret of ['is-a-secret', 'is-one-too', receiver.url, hook.token, 'Quirina'])
      expect([secret, log.includes(secret)]).toEqual([secret, false]);
    await api.call('webhooks.deleteById', { path: { webhook_id: hook.id } });
  });

  it('says which webhook was disabled, and why', async () => {
    const { body: hook } = await api.call('webhooks.create', { body: { url: `${receiver.url}/gone` } });
    receiver.answers(410);
    await newEmployee(api, person);
    await triesOf(hook.id, 1);
    const lines = (await entries()).filter(({ webhook_id }) => webhook_id === hook.id);
    expect(lines).toContainEqual(
      expect.objectContaining({ level: 40, reason: 'gone', msg: 'a webhook was disabled' }),
    );
    await api.call('webhooks.deleteById', { path: { webhook_id: hook.id } });
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
    const failing = await query(api, `SELECT 'Quirina 512-83-7741'::integer`).catch(
      (error: unknown) => error,
    );
    api.app.get(BackgroundWork).report('documents', failing, { task_id: 'tsk_1' });
    const log = await written();
    expect(log).not.toContain('512-83-7741');
    expect(log).toMatch(/"job":"documents","task_id":"tsk_1","name":"error","code":"22P02"/);
  });
});
