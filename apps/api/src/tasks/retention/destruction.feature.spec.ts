import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Keyring } from '../../sealing/keyring.js';
import { Sealer } from '../../sealing/sealer.js';
import { createRecord, query } from '../../testing/factories.js';
import {
  HostedPage,
  answerAndSign,
  completedTask,
  newEmployer,
  newFile,
  newTask,
  setClock,
  w4Answers,
} from '../../testing/hosted-page.js';
import { TestApi } from '../../testing/test-api.js';
import { RetentionSweeper } from './retention-sweeper.js';

/** The day on which everybody signs: a form that is signed later than the work began is kept from then on. */
const hiredAt = new Date('2026-11-23T18:00:00Z');

let api: TestApi;
beforeAll(async () => {
  api = await TestApi.start();
  setClock(api, hiredAt);
  await createRecord(api, 'custom_properties', { name: 'payout_iban', is_sensitive_info: true });
});
afterAll(() => api.stop());

const person = {
  first_name: 'Quirina',
  last_name: 'Vasquezworth',
  email: 'quirina@vasquezworth.example',
  phone: '202-555-0143',
  social_security_number: '512-83-7741',
  date_of_birth: '1987-03-19',
  address: { street: '77 Zanzibar Lane', city: 'Albany', state: 'NY', zip: '12207', country: 'USA' },
  nickname: 'Quiri',
  custom_attributes: { payout_iban: 'DE89370400440532013000' },
};
const traces =
  /Quirin|Vasquezworth|202-?555-?0143|512-?83-?7741|1987-03-19|Zanzibar|Quiri|DE8937|021000021|000123456/i;

const sweepAt = async (moment: string) => {
  setClock(api, new Date(moment));
  await api.app.get(RetentionSweeper).sweep(new AbortController().signal);
  setClock(api, hiredAt);
};
const sweep = () => sweepAt(hiredAt.toISOString());

interface Cell {
  readonly at: string;
  readonly text: string;
}

/** Every row of every table as text, and what is sealed in it opened. */
async function wholeDatabase(): Promise<Cell[]> {
  const tables = await query<{ name: string }>(
    api,
    `SELECT quote_ident(tablename) AS name FROM pg_tables WHERE schemaname = current_schema()`,
  );
  const cells: Cell[] = [];
  for (const { name } of tables)
    for (const row of await query<Record<string, unknown>>(api, `SELECT * FROM ${name}`))
      cells.push({ at: name, text: JSON.stringify(row) }, { at: `${name} (sealed)`, text: opened(row) });
  return cells;
}

const purposes = [
  'records',
  'answers',
  'corrections',
  'task_versions',
  'signatures',
  'everify',
  'everify/wishes',
  'idempotency',
];

function opened(row: Readonly<Record<string, unknown>>): string {
  const owners = [row['id'], row['task_id'], [row['account_id'], row['credential'], row['key']].join('/')];
  const blobs = Object.values(row).filter((value): value is Buffer => value instanceof Buffer);
  return blobs
    .flatMap((blob) =>
      purposes.flatMap((purpose) =>
        owners.map((owner) => {
          try {
            return new Sealer(api.app.get(Keyring), purpose).open(blob, String(owner)).toString();
          } catch {
            return blob.toString('latin1');
          }
        }),
      ),
    )
    .join('\n');
}

const cellsLeft = async () => (await wholeDatabase()).filter(({ text }) => traces.test(text));
const leftOf = async () => (await cellsLeft()).map(({ at }) => at);
const filesLeft = async () => {
  const folder = join(api.dataDir, 'files');
  const all = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return all.filter((entry) => entry.isFile()).map(({ name }) => name);
};
const destroyedAt = async (id: string) =>
  (
    await query<{ destroyed_at: Date | null }>(api, 'SELECT destroyed_at FROM employees WHERE id = $1', [id])
  )[0]?.destroyed_at;

const correctionsKept = async () =>
  (await query(api, 'SELECT id FROM tasks WHERE sealed_correction IS NOT NULL')).length;
const consentsOf = (id: string) => query(api, 'SELECT id FROM signing_consents WHERE employee_id = $1', [id]);

/** With the events on their way delivered, which destruction leaves alone until then. */
async function destroyed(id: string): Promise<void> {
  for (let tries = 0; tries < 500; tries++) {
    await sweep();
    if (await destroyedAt(id)) return;
    await wait(100);
  }
  throw new Error('the employee was not destroyed');
}

describe('destruction', () => {
  it('leaves nothing of an employee whose record was deleted and of whom the law keeps nothing', async () => {
    const made = await api.call('employees.create', { body: person, headers: { 'idempotency-key': 'once' } });
    const employee_id: string = made.body.id;
    const employer_id = await newEmployer(api);
    const placed = { employee_id, employer_id, nickname_at_work: 'Quiri', start_date: '2026-11-23' };
    await api.call('placements.create', { body: placed });
    await api.call('employees.updateById', { path: { employee_id }, body: { phone: '202-555-0143' } });
    expect((await leftOf()).length).toBeGreaterThan(4);
    await api.call('employees.deleteById', { path: { employee_id } });
    expect(await leftOf()).toContain('employees (sealed)');
    await destroyed(employee_id);
    expect(await leftOf()).toEqual([]);
    const again = await api.call('employees.create', {
      body: person,
      headers: { 'idempotency-key': 'once' },
    });
    expect([again.status, again.body._tag]).toEqual([404, 'ResourceNotFoundError']);
    const [entry] = await query(
      api,
      // That answers were read is in the log as well.
      `SELECT kind, subject_id, actor_kind FROM security_events
        WHERE subject_id = $1 AND kind LIKE 'employee.%'`,
      [employee_id],
    );
    expect(entry).toEqual({ kind: 'employee.destroyed', subject_id: employee_id, actor_kind: 'system' });
  });

  it('comes to answers, numbers of banks, files, documents and signatures once the law keeps none of them', async () => {
    const employer_id = await newEmployer(api);
    const employee_id: string = (await api.call('employees.create', { body: person })).body.id;
    const dates = { start_date: '2026-11-23', end_date: '2026-12-31' };
    const placement = { employee_id, employer_id, ...dates };
    const { id: placement_id } = (await api.call('placements.create', { body: placement })).body;
    const named = { employee_id, employer_id, placement_id };
    const [w4, deposit] = [await newTask(api, 'w-4', named), await newTask(api, 'direct-deposit', named)];
    const page = await HostedPage.open(api, employee_id);
    await page.prove();
    const answers = {
      ...w4Answers,
      'employee.first_name': person.first_name,
      'employee.last_name': person.last_name,
      'employee.social_security_number': '512-83-7741',
    };
    await answerAndSign(page, w4.taskId, 'employee', answers, 'Quirina Vasquezworth');
    await completedTask(api, w4.taskId);
    const reopening = { path: { task_id: w4.taskId }, body: { reason: 'Quirina moved' } };
    await api.call('task_change_requests.create', reopening);
    await answerAndSign(
      page,
      w4.taskId,
      'employee',
      { 'task.dependents_total': 2300 },
      'Quirina Vasquezworth',
    );
    await completedTask(api, w4.taskId);
    await page.write(deposit.taskId, { 'task.account_1_routing_number': '021000021' });
    await page.write(deposit.taskId, { 'task.account_1_account_number': '000123456' });
    const handbook = await newTask(api, 'handbook', named);
    const given = { 'task.document_title': 'Handbook', 'task.document_version': '1' };
    await answerAndSign(page, handbook.taskId, 'employee', given, 'Quirina Vasquezworth');
    await completedTask(api, handbook.taskId);
    const asked = { path: { task_id: handbook.taskId }, body: { reason: 'I live in Zanzibar Lane' } };
    const { status } = await api.call('tasks.requestCorrection', { ...asked, token: page.token });
    expect([status, await correctionsKept()]).toEqual([201, 1]);
    const sealed = ['tasks (sealed)', 'task_versions (sealed)'];
    expect(await leftOf()).toEqual(expect.arrayContaining([...sealed, 'signatures', 'events']));
    await api.call('employees.deleteById', { path: { employee_id } });
    await sweepAt('2031-04-14T12:00:00Z');
    expect(await destroyedAt(employee_id)).toBeNull();
    expect(await leftOf()).toEqual(
      expect.arrayContaining(['employees (sealed)', 'tasks (sealed)', 'signatures']),
    );
    expect(await consentsOf(employee_id)).toHaveLength(1);
    await sweepAt('2031-04-16T12:00:00Z');
    expect(await destroyedAt(employee_id)).toEqual(expect.any(Date));
    expect(await consentsOf(employee_id)).toEqual([]);
    expect(await cellsLeft()).toEqual([]);
    expect(await correctionsKept()).toBe(0);
    expect(await filesLeft()).toEqual([]);
    const [signature] = await query(
      api,
      'SELECT name, ip, document_sha256_after FROM signatures WHERE task_id = $1',
      [w4.taskId],
    );
    expect(signature).toEqual({
      name: '',
      ip: '',
      document_sha256_after: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
  });

  it('takes number, birth and sealed properties from an active record once its forms are destroyed', async () => {
    const employer_id = await newEmployer(api);
    const employee_id: string = (await api.call('employees.create', { body: person })).body.id;
    const placement = { employee_id, employer_id, start_date: '2026-11-23', end_date: '2026-12-31' };
    const { id: placement_id } = (await api.call('placements.create', { body: placement })).body;
    const { taskId } = await newTask(api, 'w-4', { employee_id, employer_id, placement_id });
    const page = await HostedPage.open(api, employee_id);
    await page.prove();
    const name = {
      'employee.first_name': person.first_name,
      'employee.last_name': person.last_name,
      'employee.social_security_number': person.social_security_number,
      'employee.address': person.address,
    };
    await answerAndSign(page, taskId, 'employee', { ...w4Answers, ...name }, 'Quirina Vasquezworth');
    await completedTask(api, taskId);
    await api.call('tasks.deleteById', { path: { task_id: taskId } });
    const path = { employee_id };
    await sweepAt('2031-04-14T12:00:00Z');
    expect((await api.call('employees.findById', { path })).body).toMatchObject(person);
    await sweepAt('2031-04-16T12:00:00Z');
    const { social_security_number, date_of_birth, custom_attributes, last_name } = (
      await api.call('employees.findById', { path })
    ).body;
    expect({ social_security_number, date_of_birth, custom_attributes, last_name }).toEqual({
      social_security_number: null,
      date_of_birth: null,
      custom_attributes: {},
      last_name: 'Vasquezworth',
    });
    await api.call('employees.deleteById', { path });
    await destroyed(employee_id);
  });

  it('does not come while a paper of the employee is kept, nor to who still works somewhere', async () => {
    const { employeeId } = await newFile(api);
    await api.call('employees.updateById', {
      path: { employee_id: employeeId },
      body: { date_of_birth: '1987-03-19' },
    });
    await api.call('employees.deleteById', { path: { employee_id: employeeId } });
    await sweep();
    expect(await destroyedAt(employeeId)).toBeNull();
    const employer_id = await newEmployer(api);
    const working: string = (await api.call('employees.create', { body: person })).body.id;
    await api.call('placements.create', {
      body: { employee_id: working, employer_id, start_date: '2026-11-23' },
    });
    const { taskId } = await newTask(api, 'handbook', { employee_id: working, employer_id });
    await api.call('tasks.deleteById', { path: { task_id: taskId } });
    await sweepAt('2040-01-01T12:00:00Z');
    expect((await api.call('employees.findById', { path: { employee_id: working } })).body).toMatchObject(
      person,
    );
  });

  it('of a signature is of who gave it alone, and of a destroyed form alone', async () => {
    const { taskId } = await newFile(api);
    const erase = `UPDATE signatures SET name = '', ip = '', user_agent = '', sealed_image = NULL`;
    const permanent = /permanent/;
    await expect(query(api, `${erase} WHERE task_id = $1`, [taskId])).rejects.toThrow(permanent);
    await expect(query(api, `UPDATE signatures SET name = '' WHERE task_id = $1`, [taskId])).rejects.toThrow(
      permanent,
    );
    const ofDestroyed = `task_id IN (SELECT id FROM tasks WHERE purged_at IS NOT NULL)`;
    const more = `${erase}, signed_on = '2020-01-01' WHERE ${ofDestroyed}`;
    await expect(query(api, more)).rejects.toThrow(permanent);
    await expect(query(api, `DELETE FROM signatures WHERE ${ofDestroyed}`)).rejects.toThrow(permanent);
  });
});
