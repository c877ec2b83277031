import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Database } from '../../database/database.js';
import { SystemContexts } from '../../identity/index.js';
import { FileStorage } from '../../sealing/index.js';
import { createRecord, query } from '../../testing/factories.js';
import { newEmployee, newEmployer, setClock } from '../../testing/hosted-page.js';
import { unzip, verifyAlone } from '../../testing/inspection-package.js';
import { signedI9 } from '../../testing/signed-i9.js';
import { TestApi } from '../../testing/test-api.js';
import { EndedPackagesService } from './ended-packages.service.js';
import { InspectionPackagesStore } from './inspection-packages.store.js';
import { partKey } from './package-keys.js';
import { PackageMaker } from './package-maker.js';
import { peopleInPart } from './package-part-writer.js';
import { PackageWriter } from './package-writer.js';

/** More than one part has. */
const people = peopleInPart + 3;
const caseId = `ecase_${'3'.repeat(22)}`;
const notice = Buffer.from('%PDF-1.7 A notice of further action');

/** Without a worker: what is made is made step by step. */
let api: TestApi;
let employer_id: string;
let taskId: string;
beforeAll(async () => {
  api = await TestApi.start({ ROLE: 'api' });
  employer_id = await newEmployer(api);
  const worker = await TestApi.beside(api);
  ({ taskId } = await signedI9(api, employer_id));
  await worker.stop();
  for (let number = 1; number < people; number++) {
    const employee_id = await newEmployee(api, { first_name: 'No', last_name: `Form ${number}` });
    await createRecord(api, 'placements', { employee_id, employer_id, start_date: '2026-11-23' });
  }
  await addCase();
}, 200_000);
afterAll(() => api.stop());

/** As it is after it was authorized, with a notice that was kept. */
async function addCase(): Promise<void> {
  const { employee_id } = (await api.call('tasks.findById', { path: { task_id: taskId } })).body;
  await query(
    api,
    `INSERT INTO everify_cases (id, account_id, task_id, employee_id, employer_id, is_simulated, status, case_number,
       sealed_fields, missing, time_zone, created_at, updated_at)
     VALUES ($1, $2, $3, $4, $5, false, 'CLOSED', '2026327140000AB', '', '{}', 'UTC', now(), now())`,
    [caseId, api.live.account.id, taskId, employee_id, employer_id],
  );
  for (const [sequence, what] of ['prepared', 'submitted', 'closed'].entries())
    await query(
      api,
      `INSERT INTO everify_steps (case_id, sequence, account_id, at, what, by, by_id, from_status, to_status)
       VALUES ($1, $2, $3, now(), $4, 'system', NULL, NULL, 'CLOSED')`,
      [caseId, sequence + 1, api.live.account.id, what],
    );
  await api.app.get(FileStorage).put(`everify/${caseId}/further_action_notice`, notice);
}

const order = async (): Promise<string> =>
  (await api.call('inspection_packages.create', { body: { employer_id } })).body.id;
const make = () => api.app.get(PackageMaker).makeNext(new AbortController().signal);
const download = (inspection_package_id: string) =>
  api.call('inspection_packages.download', { path: { inspection_package_id } });
const find = (inspection_package_id: string) =>
  api.call('inspection_packages.findById', { path: { inspection_package_id } });

async function keysOf(id: string): Promise<string[]> {
  const keys = new Array<string>();
  for await (const key of api.app.get(FileStorage).keys()) if (key.includes(id)) keys.push(key);
  return keys;
}

/** The first part is made, and a piece of the next one is stored when the process ends without a word. */
async function dieInTheMiddle(): Promise<void> {
  const store = api.app.get(InspectionPackagesStore);
  const claimed = await store.claim(api.app.get(Database));
  const ctx = claimed && (await api.app.get(SystemContexts).ofAccount(claimed.account_id));
  if (!ctx) throw new Error('there is no package to make');
  const next = await api.app.get(PackageWriter).writeNext(ctx, claimed);
  expect(next?.part_sizes).toHaveLength(1);
  await api.app.get(FileStorage).put(partKey(claimed.id, 1), Buffer.from('half of a part'));
}

describe('a package', () => {
  it('is gone on with where the process that made it died, and is whole', async () => {
    const id = await order();
    await dieInTheMiddle();
    expect((await find(id)).body).toMatchObject({ status: 'making', people, people_done: peopleInPart });
    expect((await download(id)).status).toBe(400);
    // Nobody takes it from a process that may be alive.
    expect(await make()).toBe(false);
    await query(api, 'UPDATE inspection_packages SET run_at = now() WHERE id = $1', [id]);
    expect(await make()).toBe(true);
    expect((await find(id)).body).toMatchObject({ status: 'ready', people_done: people });
    const { bytes } = await download(id);
    const files = unzip(bytes);
    expect(new Set(files.map(([name]) => name)).size).toBe(files.length);
    const roster = files.find(([name]) => name === 'roster.csv')?.[1].toString() ?? '';
    expect(roster.trim().split('\r\n')).toHaveLength(people + 1);
    const verifier = files.find(([name]) => name === 'verify.mjs')?.[1] ?? Buffer.alloc(0);
    expect(await verifyAlone(bytes, verifier)).toMatchObject({ code: 3 });
  });

  it('is given up after it failed again and again, and says so', async () => {
    const id = await order();
    await query(api, `UPDATE inspection_packages SET attempts = 4 WHERE id = $1`, [id]);
    await query(api, 'ALTER TABLE inspection_package_people RENAME TO elsewhere');
    await make().finally(() => query(api, 'ALTER TABLE elsewhere RENAME TO inspection_package_people'));
    expect((await find(id)).body.status).toBe('failed');
    expect((await download(id)).status).toBe(400);
    expect(await make()).toBe(false);
  });

  it('has what happened to the E-Verify case of a form, with the notices that are kept', async () => {
    const id = await order();
    await make();
    const files = unzip((await download(id)).bytes);
    const folder = `forms/lopez-ana-${taskId}/everify/${caseId}`;
    const history = JSON.parse(files.find(([name]) => name === `${folder}.json`)?.[1].toString() ?? '');
    expect(history).toMatchObject({ case_number: '2026327140000AB', status: 'CLOSED', task_id: taskId });
    expect(history.steps.map(({ what }: { what: string }) => what)).toEqual([
      'prepared',
      'submitted',
      'closed',
    ]);
    const notices = files.filter(([name]) => name.startsWith(`${folder}-`));
    expect(notices.map(([, content]) => content.toString())).toEqual([notice.toString()]);
    expect(notices[0]?.[0]).toMatch(/\.pdf$/);
    const summary = files.find(([name]) => name === 'summary.csv')?.[1].toString() ?? '';
    expect(summary).toContain('2026327140000AB');
  });

  it('is there for thirty days, and then gone with all that was stored', async () => {
    const id = await order();
    await make();
    const { available_until, created_at } = (await find(id)).body;
    const end = Date.parse(available_until);
    expect(end - Date.parse(created_at)).toBe(30 * 86_400_000);
    expect((await keysOf(id)).length).toBeGreaterThan(3);
    setClock(api, new Date(end - 1));
    expect((await download(id)).status).toBe(200);
    setClock(api, new Date(end));
    for (const { status } of [await find(id), await download(id)]) expect(status).toBe(404);
    const list = await api.call('inspection_packages.list', { query: { per_page: 100 } });
    expect(list.body.data.map((made: { id: string }) => made.id)).not.toContain(id);
    setClock(api);
    await api.app.get(EndedPackagesService).removeSome(new Date(end));
    expect(await keysOf(id)).toEqual([]);
    const log = await api.call('security_events.list', {
      query: { subject_id: id, kind: 'inspection_package.deleted' },
    });
    expect(log.body.data).toMatchObject([{ actor: { kind: 'system' }, detail: { reason: 'expired' } }]);
  });
});
