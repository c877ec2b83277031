import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ordinaryPermissions } from '@firstday/domain';
import { createRecord, query } from '../../testing/factories.js';
import { newEmployee, newEmployer, newTask, setClock } from '../../testing/hosted-page.js';
import {
  type ArchiveFile,
  packageOf,
  signedAgain,
  unzip,
  verifyAlone,
} from '../../testing/inspection-package.js';
import { signedI9 } from '../../testing/signed-i9.js';
import { signInByLink, signInUser, withCookie } from '../../testing/sign-in-by-link.js';
import { TestApi } from '../../testing/test-api.js';
import { RetentionSweeper } from '../retention/retention-sweeper.js';
import { AnchorWorker } from '../trail/anchor-worker.js';
import { EndedPackagesService } from './ended-packages.service.js';

let api: TestApi;
let employer: string;
let other: string;
let ana: { taskId: string; employeeId: string };
let ben: { taskId: string; employeeId: string };
let files: ReadonlyMap<string, Buffer>;
let bytes: Buffer;
let made: { id: string; people: number; is_narrowed: boolean; size: number };

const text = (name: string) => files.get(name)?.toString() ?? '';
const verifier = (all: ReadonlyMap<string, Buffer>) => all.get('verify.mjs') ?? Buffer.alloc(0);
const toMap = (all: readonly ArchiveFile[]) => new Map(all);
const namesOf = (folder: string) => [...files.keys()].filter((name) => name.startsWith(`forms/${folder}/`));

beforeAll(async () => {
  api = await TestApi.start();
  [employer, other] = [await newEmployer(api), await newEmployer(api, { name: 'Pier Five' })];
  ana = await signedI9(api, employer, { isCorrected: true });
  ben = await signedI9(api, other, { firstName: 'Ben', lastName: 'Cho' });
  const noForm = await newEmployee(api, { first_name: '=1+1', last_name: '../../etc/passwd' });
  await createRecord(api, 'placements', {
    employee_id: noForm,
    employer_id: employer,
    start_date: '2026-11-02',
  });
  await newTask(api, 'i-9', { employer_id: employer });
  const result = await packageOf(api, { employer_id: employer });
  [made, bytes, files] = [result.made, result.bytes, toMap(unzip(result.bytes))];
}, 400_000);
afterAll(() => api.stop());

describe('an inspection package', () => {
  it('has each form with certificate, copies, trail and earlier versions', () => {
    expect(namesOf(`lopez-ana-${ana.taskId}`).sort()).toEqual(
      [
        'certificate.pdf',
        expect.stringMatching(/copies\/file_\w+\.png$/),
        'form.pdf',
        'proof.json',
        'record.json',
        'trail.jsonl',
        'versions/1.json',
      ].map((name) => (typeof name === 'string' ? `forms/lopez-ana-${ana.taskId}/${name}` : name)),
    );
    expect(files.get(`forms/lopez-ana-${ana.taskId}/form.pdf`)?.subarray(0, 5).toString()).toBe('%PDF-');
    const version = JSON.parse(text(`forms/lopez-ana-${ana.taskId}/versions/1.json`));
    expect(version.attestation.answers['task.date_of_birth']).toBe('1990-04-05');
    expect(text(`forms/lopez-ana-${ana.taskId}/trail.jsonl`)).toContain('"kind":"exported"');
  });

  it('has the consents to sign electronically that its signatures rely on', () => {
    const record = JSON.parse(text(`forms/lopez-ana-${ana.taskId}/record.json`));
    const consents = record.signing_consents.map(({ id, status }: { id: string; status: string }) => ({
      id,
      status,
    }));
    expect(consents).toEqual([{ id: expect.stringMatching(/^scon_/), status: 'in_force' }]);
    const reliedOn = record.signatures.map(
      (it: { content: { consent_id?: string } }) => it.content.consent_id,
    );
    expect(reliedOn).toContain(consents[0].id);
  });

  it('has the bytes that the service serves', async () => {
    const pdf = await api.call('tasks.getPdf', { path: { task_id: ana.taskId } });
    expect(files.get(`forms/lopez-ana-${ana.taskId}/form.pdf`)?.equals(pdf.bytes)).toBe(true);
    expect(bytes.length).toBe(made.size);
  });

  it('has a roster of everybody in scope, and says what is missing', () => {
    const roster = text('roster.csv');
    expect(roster.startsWith('\ufeff"Name"')).toBe(true);
    const lines = roster.trim().split('\r\n').slice(1);
    expect(lines).toHaveLength(3);
    expect(lines.find((line) => line.includes(ana.taskId))).toMatch(
      /"Lopez, Ana".*"2026-11-23","active".*"Complete"/,
    );
    expect(lines.filter((line) => line.includes('"No form"'))).toHaveLength(1);
    expect(lines.filter((line) => line.includes('"Not begun"'))[0]).toContain('Not signed: ');
  });

  it('has every field of every form as a spreadsheet, in which nothing is a formula', () => {
    const [head, ...lines] = text('summary.csv').trim().split('\r\n');
    expect(head).toContain('[task.date_of_birth]');
    expect(head).toContain('[task.list_b.number]');
    expect(lines.join()).toContain('"1990-05-04"');
    expect(text('roster.csv')).toContain('"../../etc/passwd, =1+1"');
    for (const file of ['roster.csv', 'summary.csv', 'files.csv'])
      expect(text(file)).not.toMatch(/(^|,|\n)"?[=+@-]/);
  });

  it('has nobody of another employer', () => {
    const whole = [...files].map(([name, content]) => name + content.toString('latin1')).join('');
    expect(whole).not.toContain(ben.taskId);
    expect(whole).not.toContain(ben.employeeId);
    expect([...files.keys()].every((name) => /^[\w.-]+(\/[\w.-]+)*$/.test(name))).toBe(true);
  });

  it('is verified in an empty folder, with the verifier that it holds and nothing else', async () => {
    const key = files.get('public-key.pem');
    await api.app.get(AnchorWorker).anchor();
    const verified = await verifyAlone(bytes, verifier(files), {
      ...(key && { key }),
      anchors: `${api.dataDir}/anchors`,
    });
    expect(verified.says).toMatch(
      /^The key .*\nPackage ipkg_\w+ of Harbor Foods, made at .*: \d+ files, 2 forms\.\nThe package is whole, and signed by [0-9a-f]{64}\.\n$/,
    );
    expect(verified.code).toBe(0);
    const alone = await verifyAlone(bytes, verifier(files));
    const signer = /fingerprint \(SHA-256\) ([0-9a-f]{64})/.exec(alone.says)?.[1] ?? '';
    expect(alone.says).toContain(`\nThe package is whole, but the signer is unknown: ${signer}.\n`);
    expect(alone.code).toBe(3);
    expect((await verifyAlone(bytes, verifier(files), { signer })).code).toBe(0);
  });

  it('is not accepted where it was signed again with another key', async () => {
    const { fingerprint, forged } = signedAgain(unzip(bytes));
    const unknown = await verifyAlone(forged, verifier(files));
    expect(unknown.says.trim().split('\n').at(-1)).toBe(
      `The package is whole, but the signer is unknown: ${fingerprint}.`,
    );
    expect(unknown.code).toBe(3);
    const own = files.get('public-key.pem');
    expect((await verifyAlone(forged, verifier(files), own && { key: own })).code).toBe(1);
    const [signer] = /[0-9a-f]{64}/.exec((await verifyAlone(bytes, verifier(files))).says) ?? [];
    expect((await verifyAlone(forged, verifier(files), { signer: signer ?? '' })).code).toBe(1);
  });

  it('is in the security log when it is ordered, downloaded and deleted, and in the trail of each form', async () => {
    const { made: further } = await packageOf(api, { employer_id: other });
    const path = { inspection_package_id: further.id };
    expect((await api.call('inspection_packages.deleteById', { path })).status).toBe(200);
    const events = await query<{ kind: string }>(
      api,
      'SELECT kind FROM security_events WHERE subject_id = $1 ORDER BY id',
      [further.id],
    );
    expect(events.map(({ kind }) => kind).sort()).toEqual([
      'inspection_package.created',
      'inspection_package.deleted',
      'inspection_package.downloaded',
    ]);
    const audit = await api.call('tasks.getAudit', { path: { task_id: ben.taskId } });
    expect(audit.body.is_intact).toBe(true);
    const exported = audit.body.events.filter(({ kind }: { kind: string }) => kind === 'exported');
    expect(exported).toMatchObject([{ detail: { package_id: further.id } }]);
  });

  it('says what its places are called, and who took its archive: each time, with an inspector by their name', async () => {
    const { made: further } = await packageOf(api, { employer_id: other });
    const path = { inspection_package_id: further.id };
    const { body } = await api.call('inspection_packages.findById', { path });
    const name = (await api.call('employers.findById', { path: { employer_id: other } })).body.name;
    expect(body.scope_names).toEqual({ employer: name, client: null, job: null });
    await api.call('inspection_packages.download', { path });
    const given = await api.call('inspector_accesses.create', {
      path,
      body: { inspector_name: 'Dana Whitfield' },
    });
    const access = new URL(given.body.url).searchParams.get('access');
    const key = { access, code: given.body.code };
    expect((await api.call('inspector_accesses.readArchive', { body: key, token: null })).status).toBe(200);
    const { data } = (await api.call('inspection_packages.listDownloads', { path })).body;
    expect(data.map(({ by }: { by: { kind: string; name: string } }) => [by.kind, by.name])).toEqual([
      ['inspector', 'Dana Whitfield'],
      ['api_token', expect.any(String)],
      ['api_token', expect.any(String)],
    ]);
    const token = api.stranger.apiToken;
    expect((await api.call('inspection_packages.listDownloads', { path, token })).status).toBe(404);
    await api.call('inspection_packages.deleteById', { path });
  });

  it('is gone once it is deleted, with all that was stored', async () => {
    const { made: further } = await packageOf(api, { employer_id: other });
    const path = { inspection_package_id: further.id };
    await api.call('inspection_packages.deleteById', { path });
    for (const id of ['findById', 'download', 'deleteById'] as const)
      expect((await api.call(`inspection_packages.${id}`, { path })).status).toBe(404);
    const list = await api.call('inspection_packages.list', { query: { employer_id: other } });
    expect(list.body.data).toEqual([]);
  });

  it('narrows by the day of hire and by whether the employment goes on', async () => {
    const people = async (body: object) => {
      const { bytes } = await packageOf(api, { employer_id: employer, ...body });
      const lines = (toMap(unzip(bytes)).get('roster.csv')?.toString() ?? '').trim().split('\r\n');
      return lines.slice(1).map((line) => /(ee_\w+)/.exec(line)?.[1]);
    };
    expect(await people({ hired_on_gte: '2026-11-10' })).toContain(ana.employeeId);
    expect(await people({ hired_on_gte: '2026-11-10' })).toHaveLength(2);
    expect(await people({ hired_on_lte: '2026-11-10' })).not.toContain(ana.employeeId);
    expect(await people({ employment: 'ended' })).not.toContain(ana.employeeId);
    expect(await people({ employment: 'active' })).toContain(ana.employeeId);
  });
});

describe('who may have a package', () => {
  const everything = [...ordinaryPermissions];

  it('is nobody without its permission, or without those for all that is in it', async () => {
    for (const missing of [
      'inspection_package:edit',
      'task:view',
      'employee:view_sensitive',
      'everify:view',
    ]) {
      const permissions = everything.filter((it) => it !== missing);
      const cookie = await signInUser(api, [{ permissions, access_rule: null }]);
      const answer = await api.call('inspection_packages.create', {
        ...withCookie(cookie),
        body: { employer_id: employer },
      });
      expect([missing, answer.status]).toEqual([missing, 403]);
    }
  });

  it('is only who sees everybody in it: a rule narrows what is ordered, and hides what has more', async () => {
    const rule = { all: [{ fact: 'employer.name', operator: 'equals', value: 'Harbor Foods' }] } as const;
    const cookie = await signInUser(api, [{ permissions: everything, access_rule: rule }]);
    const as = withCookie(cookie);
    const path = { inspection_package_id: made.id };
    expect((await api.call('inspection_packages.findById', { ...as, path })).status).toBe(200);
    const ofOther = await packageOf(api, { employer_id: other });
    const hidden = { inspection_package_id: ofOther.made.id };
    for (const id of ['findById', 'download', 'deleteById'] as const)
      expect((await api.call(`inspection_packages.${id}`, { ...as, path: hidden })).status).toBe(404);
    const refused = await api.call('inspection_packages.create', { ...as, body: { employer_id: other } });
    expect(refused.status).toBe(404);
    const listed = (await api.call('inspection_packages.list', as)).body.data;
    expect(listed.map(({ id }: { id: string }) => id)).not.toContain(ofOther.made.id);
    const own = await api.call('inspection_packages.create', { ...as, body: { employer_id: employer } });
    expect(own.body).toMatchObject({ is_narrowed: true });
  });

  it('is nobody any more who lost the right to see somebody in it', async () => {
    const group = { name: 'Inspections', permissions: everything, access_rule: null };
    const { id } = (await api.call('user_groups.create', { body: group })).body;
    const email = 'soon-narrowed@harborfoods.com';
    await api.call('users.create', { body: { email, user_group_ids: [id] } });
    const as = withCookie(await signInByLink(api, email));
    const path = { inspection_package_id: made.id };
    expect((await api.call('inspection_packages.download', { ...as, path })).status).toBe(200);
    const narrower = {
      access_rule: { all: [{ fact: 'employer.name', operator: 'equals', value: 'Nobody' }] },
    };
    const changed = await api.call('user_groups.updateById', { path: { user_group_id: id }, body: narrower });
    expect(changed.status).toBe(200);
    expect((await api.call('inspection_packages.download', { ...as, path })).status).toBe(404);
    const permissions = everything.filter((it) => it !== 'task:view');
    await api.call('user_groups.updateById', {
      path: { user_group_id: id },
      body: { access_rule: null, permissions },
    });
    expect((await api.call('inspection_packages.download', { ...as, path })).status).toBe(403);
  });
});

describe('a package and what the law lets go', () => {
  it('has forms that were withdrawn and are kept, and names those that were destroyed with their trail', async () => {
    const place = await newEmployer(api, { name: 'Old Mill' });
    const past = { startDate: '2018-01-02', end_date: '2018-06-30' };
    const gone = await signedI9(api, place, { ...past, firstName: 'Gone' });
    const kept = await signedI9(api, place, { firstName: 'Kept' });
    for (const { taskId } of [gone, kept])
      expect((await api.call('tasks.deleteById', { path: { task_id: taskId } })).status).toBe(200);
    const before = await packageOf(api, { employer_id: place, includes_past_retention: true });
    setClock(api, new Date('2032-01-01T00:00:00Z'));
    await api.app.get(RetentionSweeper).sweep(new AbortController().signal);
    setClock(api);
    await api.app.get(EndedPackagesService).removeSome(new Date());
    const path = { inspection_package_id: before.made.id };
    expect((await api.call('inspection_packages.download', { path })).status).toBe(404);
    const after = await packageOf(api, { employer_id: place });
    const all = toMap(unzip(after.bytes));
    const lines = (all.get('roster.csv')?.toString() ?? '').split('\r\n');
    const lineOf = (id: string) => lines.find((line) => line.includes(id));
    expect(lineOf(kept.taskId)).toContain('(withdrawn, kept)');
    expect(lineOf(gone.taskId)).toMatch(/"Lawfully destroyed.*Lawfully destroyed on /);
    const trail = [...all].find(([name]) => name.endsWith(`${gone.taskId}/trail.jsonl`));
    expect(trail?.[1].toString()).toContain('"kind":"purged"');
    const { code } = await verifyAlone(after.bytes, verifier(all));
    expect(code).toBe(3);
  });
});

it('has the forms of an employer that was deleted, for those who could see it', async () => {
  await api.call('employees.deleteById', { path: { employee_id: ben.employeeId } });
  expect((await api.call('employers.deleteById', { path: { employer_id: other } })).status).toBe(200);
  for (const token of [api.stranger.apiToken, api.test.apiToken]) {
    const body = { employer_id: other };
    expect((await api.call('inspection_packages.create', { body, token })).status).toBe(404);
  }
  const package_ = await packageOf(api, { employer_id: other });
  expect(package_.made).toMatchObject({ people: 1, scope_names: { employer: 'Pier Five' } });
  const content = toMap(unzip(package_.bytes));
  const pdf = content.get(`forms/${ben.taskId}/form.pdf`);
  expect(pdf?.subarray(0, 5).toString()).toBe('%PDF-');
  expect(content.get('roster.csv')?.toString()).toContain(ben.taskId);
  const verified = await verifyAlone(package_.bytes, verifier(content));
  expect(verified.says).toContain('of Pier Five');
});
