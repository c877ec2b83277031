import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';

import { currentEdition, formName } from '@firstday/forms';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Webhook as Verifier } from 'standardwebhooks';

import { apiFolder } from '../../../../tools/setup/build.mjs';
import { createDatabase } from '../../../api/src/testing/create-database.js';
import { Receiver } from '../../../api/src/testing/receiver.js';
import { StartedProcess } from '../testing/started-process.ts';
import { sectionTwoAnswers, untilCompleted } from './testing/fill-account.ts';
import { type LastVersion, readLastVersion, restoreLastVersion } from './testing/last-version.ts';
import { readAccount, tasksOf } from './testing/read-account.ts';
import { RestClient } from './testing/rest-client.ts';
import { openLink, signSection } from './testing/sign-section.ts';

const run = promisify(execFile);
const minutes = 60_000;

/** What is built is run: `npm test` builds before it comes here. */
let last: LastVersion;
let dataDir: string;
let service: StartedProcess;
let receiver: Receiver;
let api: RestClient;

/** The service believes that it is the minute after the dump: links and sessions of that day are still good. */
function onTheDayOf(moment: string): string {
  const program = `const late = Date.now() - ${Date.parse(moment) + 60_000};
    const Now = globalThis.Date;
    globalThis.Date = class Date extends Now {
      constructor(...given) { given.length > 0 ? super(...given) : super(Now.now() - late); }
      static now() { return Now.now() - late; }
    };`;
  return `--import=data:text/javascript,${encodeURIComponent(program)}`;
}

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'firstday-upgrade-'));
  receiver = await Receiver.start();
  last = readLastVersion(receiver.url);
  const env = {
    ...process.env,
    BASE_URL: 'http://localhost:3000',
    DATABASE_URL: await createDatabase(),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    NODE_ENV: 'production',
    NODE_OPTIONS: onTheDayOf(last.made.at),
    WEBHOOK_PRIVATE_HOSTS: '127.0.0.1',
  };
  await restoreLastVersion(env.DATABASE_URL, dataDir, receiver.url);
  await run('node', [join(apiFolder, 'migrate.js')], { env });
  // What was restored elsewhere sends nothing until it is said to take the other's place.
  await run('node', [join(apiFolder, 'cli.js'), 'adopt'], { env });
  service = await StartedProcess.start('main.js', env);
  api = RestClient.bearing(service.url, last.token);
}, 2 * minutes);
afterAll(async () => {
  await service?.end('SIGTERM');
  await receiver.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** The worker attests the forms of the earlier version after the start. */
async function untilAttested(taskId: string): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt++) {
    if ((await api.get(`/tasks/${taskId}/audit`)).index_attested_at !== null) return;
    await setTimeout(100);
  }
  throw new Error(`The index of ${taskId} was not attested in time.`);
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Forms of the government were called by their titles alone. */
const formerNames = new Map(
  [currentEdition('i-9'), currentEdition('w-4')].map((edition) => [edition.title.en, formName(edition)]),
);

/**
 * A new version may bring permissions, which administrators get, questions of a form, and better names for forms: what was
 * there before is there.
 */
function withMore(before: unknown, name = ''): unknown {
  if (typeof before === 'string' && /^(form_)?name$/.test(name)) return formerNames.get(before) ?? before;
  if (!isObject(before)) return before;
  if (!Array.isArray(before))
    return Object.fromEntries(
      Object.entries(before)
        // While somebody is employed the earliest day that the law allows is told now, where nothing was.
        .filter(([key, value]) => key !== 'deletion_allowed_at' || value !== null)
        .map(([key, value]) => [key, withMore(value, key)]),
    );
  const items = before.map((item) => withMore(item));
  if (name === 'permissions') return expect.arrayContaining(items);
  const areFields = before.length > 0 && before.every((item) => isObject(item) && 'path' in item);
  if (!areFields) return items;
  return expect.arrayContaining(
    items.map((item) => (isObject(item) ? expect.objectContaining({ ...item }) : item)),
  );
}

/** Policies that came with the product say what they say now, and there may be more of them; those of the account are as they were. */
function policiesWithMore(before: unknown): unknown {
  const data = isObject(before) && 'data' in before && Array.isArray(before.data) ? before.data : [];
  const kept = data.map(({ id, name, form_ids, status, is_built_in, ...rest }) =>
    expect.objectContaining({ id, name, form_ids, status, is_built_in, ...(is_built_in ? {} : rest) }),
  );
  return { data: expect.arrayContaining(kept) };
}

describe('the database of the last version, brought up to date', () => {
  it('answers as before: records, sealed answers, signed documents, files, deliveries', async () => {
    const now = await readAccount(api, last.filled);
    for (const [path, before] of Object.entries(last.read))
      expect({ path, answer: now[path] }).toMatchObject({
        path,
        answer: path.startsWith('/policies') ? policiesWithMore(before) : withMore(before),
      });
  });

  it('continues the trail of each task, whose chain of hashes is whole', async () => {
    for (const id of tasksOf(last.filled)) {
      const before = last.trails[id] ?? [];
      const { events, is_intact } = await api.get(`/tasks/${id}/audit`);
      expect(before.length).toBeGreaterThan(0);
      expect(events.slice(0, before.length)).toMatchObject(before);
      expect(is_intact).toBe(true);
    }
  });

  it('attests the person, employer and dates of each form since the upgrade, and says so', async () => {
    for (const id of tasksOf(last.filled)) {
      await untilAttested(id);
      const { events, index_attested_at: since, is_intact } = await api.get(`/tasks/${id}/audit`);
      const attested = events.find(({ kind }: { kind: string }) => kind === 'index_attested');
      expect(attested).toMatchObject({ at: since, detail: { of: 'earlier_version' } });
      expect(is_intact).toBe(true);
    }
  });

  it('opens the links that were sent before, and keeps the sessions that were open', async () => {
    const { employeeId, employeeLink, employerLink, employeeSession, magicLink, componentToken } =
      last.filled;
    expect((await api.as(employeeSession).get('/form_session')).side).toBe('employee');
    expect((await api.as(await openLink(api, employeeLink)).get('/form_session')).side).toBe('employee');
    expect((await api.as(await openLink(api, employerLink)).get('/form_session')).side).toBe('employer');
    const token = new URL(magicLink).searchParams.get('link');
    const { email } = await api.post('/session/magic_link/preview', { token });
    expect(email).toBe('carla.reyes@example.com');
    const { data: rows } = await api.asComponent(componentToken).get('/component_rows/employees');
    expect(rows.map(({ id }: { id: string }) => id)).toEqual([employeeId]);
  });

  it('lets a token do what it might before, and no more', async () => {
    const limited = api.as(last.filled.limitedToken);
    expect((await limited.get('/employees')).data).toHaveLength(1);
    await expect(limited.get('/tasks')).rejects.toThrow('answered 403');
  });

  it('signs what it sends with the secret that the receiver has', async () => {
    const { webhookId } = last.filled;
    const { token: secret } = await api.get(`/webhooks/${webhookId}/secret`);
    const created = await api.post('/clients', { name: 'Since the upgrade' });
    const arrived = await receiver.deliveries('/payroll');
    const delivery = arrived.find(({ body }) => body.includes(created.id));
    const id = String(delivery?.headers['webhook-id']);
    const at = new Date(Number(delivery?.headers['webhook-timestamp']) * 1000);
    const signature = new Verifier(secret).sign(id, at, delivery?.body ?? '');
    expect(String(delivery?.headers['webhook-signature']).split(' ')).toContain(signature);
  });

  it('goes on where people were: what the employee signed before, the employer signs now', async () => {
    const { halfSignedTaskId, employerLink } = last.filled;
    const employer = api.as(await openLink(api, employerLink));
    await employer.post('/form_session/signer', {
      name: 'Carla Reyes',
      email: 'carla.reyes@example.com',
      title: 'HR manager',
    });
    const edition = currentEdition('i-9');
    if (!edition) throw new Error('there is a Form I-9');
    await signSection(employer, edition, {
      taskId: halfSignedTaskId,
      sectionId: 'section_2',
      answers: sectionTwoAnswers,
      name: 'Carla Reyes',
    });
    await untilCompleted(api, halfSignedTaskId);
    expect((await api.bytes(`/tasks/${halfSignedTaskId}/pdf`)).subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('takes new records beside the old ones, which may change', async () => {
    const { employeeId, employerId } = last.filled;
    const changed = await api.patch(`/employees/${employeeId}`, {
      social_security_number: '219-09-9999',
      custom_attributes: { badge: 'B-18' },
    });
    expect(changed.custom_attributes).toEqual({ badge: 'B-18' });
    const { id } = await api.post('/employees', {
      first_name: 'Bo',
      last_name: 'Ng',
      email: 'bo.ng@example.com',
      address: { street: '1 Main St', city: 'Albany', state: 'NY', zip: '12207', country: 'USA' },
    });
    const placement = await api.post('/placements', {
      employee_id: id,
      employer_id: employerId,
      create_tasks: true,
    });
    expect(placement.form_requirements.length).toBeGreaterThan(1);
    expect((await api.get('/employees?per_page=100')).data).toHaveLength(2);
  });
});
