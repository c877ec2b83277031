import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type OperationId, type OperationRow, operations } from '@firstday/domain';
import { query } from '../../../testing/factories.js';
import { newEmployer, setClock } from '../../../testing/hosted-page.js';
import { packageOf, unzip } from '../../../testing/inspection-package.js';
import { signedI9 } from '../../../testing/signed-i9.js';
import { signInUser, withCookie } from '../../../testing/sign-in-by-link.js';
import { TestApi } from '../../../testing/test-api.js';

let api: TestApi;
let employer_id: string;
let taskId: string;
let packageId: string;
let otherPackageId: string;
let otherFile: string;
let archive: Buffer;
beforeAll(async () => {
  api = await TestApi.start();
  employer_id = await newEmployer(api);
  ({ taskId } = await signedI9(api, employer_id));
  const ours = await packageOf(api, { employer_id });
  [packageId, archive] = [ours.made.id, ours.bytes];
  const other = await newEmployer(api);
  await signedI9(api, other, { firstName: 'Bea', lastName: 'Ito' });
  const theirs = await packageOf(api, { employer_id: other });
  otherPackageId = theirs.made.id;
  otherFile = unzip(theirs.bytes).find(([name]) => name.endsWith('/form.pdf'))?.[0] ?? '';
}, 120_000);
afterAll(() => api.stop());

interface Key {
  readonly access: string;
  readonly code: string;
}

async function give(body: object = {}, more: object = {}) {
  const path = { inspection_package_id: packageId };
  const named = { inspector_name: 'Dana Whitfield', ...body };
  const answer = await api.call('inspector_accesses.create', { path, body: named, ...more });
  const url: string | undefined = answer.body.url;
  const access = (url && new URL(url).searchParams.get('access')) ?? '';
  return { status: answer.status, given: answer.body, key: { access, code: answer.body.code ?? '' } };
}
const read = (key: Key, page?: number) =>
  api.call('inspector_accesses.read', { body: { ...key, ...(page ? { page } : {}) }, token: null });
const readArchive = (key: Key) => api.call('inspector_accesses.readArchive', { body: key, token: null });
const readFile = (key: Key, name: string, page = 1) =>
  api.call('inspector_accesses.readFile', { body: { ...key, name, page }, token: null });
const revoke = (inspector_access_id: string, more: object = {}) =>
  api.call('inspector_accesses.revoke', { path: { inspector_access_id }, ...more });
const list = (more: object = {}) =>
  api.call('inspector_accesses.list', { path: { inspection_package_id: packageId }, ...more });

const formOf = (names: readonly { readonly name: string }[]) =>
  names.find(({ name }) => name.endsWith('/form.pdf'))?.name ?? '';

/** Nothing is shown, and nothing is said of why. */
async function expectClosed(key: Key): Promise<void> {
  const answers = [await read(key), await readArchive(key), await readFile(key, 'forms/x/form.pdf')];
  for (const { status, body } of answers)
    expect([status, body]).toEqual([
      404,
      { message: 'This access is not open, or the code is wrong', _tag: 'ResourceNotFoundError' },
    ]);
}

describe('the access of an inspector', () => {
  it('lists what is in the package, and hands out the archive and each file as they were put in', async () => {
    const { key } = await give({ inspector_agency: 'HSI' });
    const { body } = await read(key);
    expect(body).toMatchObject({
      inspector_name: 'Dana Whitfield',
      inspection_package_id: packageId,
      people: 1,
      size: archive.length,
      page: 1,
      total_pages: 1,
      forms: [{ name: 'Lopez, Ana', task_id: taskId, state: 'complete', hired_on: '2026-11-23' }],
    });
    expect((await readArchive(key)).bytes.equals(archive)).toBe(true);
    const files = unzip(archive).filter(([name]) => name.startsWith('forms/'));
    expect(body.forms[0].files.map(({ name }: { name: string }) => name).sort()).toEqual(
      files.map(([name]) => name).sort(),
    );
    for (const [name, content] of files)
      expect([name, (await readFile(key, name)).bytes.equals(content)]).toEqual([name, true]);
    expect((await read(key, 2)).body.forms).toEqual([]);
    expect(JSON.stringify(body)).not.toMatch(/social_security|fields/);
  });

  it('is by the code however it was typed, and by nothing less than both', async () => {
    const { key } = await give();
    expect(key.code).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{2}$/);
    expect((await read({ ...key, code: ` ${key.code.toLowerCase().replaceAll('-', ' ')}` })).status).toBe(
      200,
    );
    const another = await give();
    await expectClosed({ ...key, code: another.key.code });
    await expectClosed({ access: another.key.code, code: key.code });
    await expectClosed({ access: `${key.access}x`, code: key.code });
  });

  it('is kept in the database as hashes alone', async () => {
    const { key } = await give();
    const rows = JSON.stringify(await query(api, 'SELECT * FROM inspector_accesses'));
    for (const secret of [key.access, key.code, key.code.replaceAll('-', '')])
      expect(rows).not.toContain(secret);
  });

  it('ends after three business days, or when it is said, with the package at the latest', async () => {
    setClock(api, new Date('2026-11-25T15:00:00Z'));
    const { body } = await api.call('inspection_packages.create', { body: { employer_id } });
    const path = { inspection_package_id: body.id };
    const given = await api.call('inspector_accesses.create', {
      path,
      body: { inspector_name: 'Dana Whitfield' },
    });
    // Thanksgiving, and a weekend, are no business days.
    expect(given.body.ends_at).toBe('2026-12-01T23:59:59.999Z');
    setClock(api);
    for (const ends_at of ['2020-01-01T00:00:00Z', '2099-01-01T00:00:00Z'])
      expect((await give({ ends_at })).status).toBe(400);
    const ends_at = new Date(Date.now() + 3_600_000).toISOString();
    const { key } = await give({ ends_at });
    expect((await read(key)).status).toBe(200);
    setClock(api, new Date(Date.now() + 3_600_001));
    await expectClosed(key);
    setClock(api);
    expect((await read(key)).status).toBe(200);
  });

  it('is revoked at once and for good, and can be revoked again', async () => {
    const { given, key } = await give();
    expect((await read(key)).status).toBe(200);
    const revoked = await revoke(given.id);
    expect(revoked.body).toMatchObject({ status: 'revoked', id: given.id });
    await expectClosed(key);
    expect((await revoke(given.id)).body.revoked_at).toBe(revoked.body.revoked_at);
    await expectClosed(key);
  });

  it('is locked after ten wrong codes, however many are tried at once, and the right one opens it no more', async () => {
    const { given, key } = await give();
    const wrong = Array.from({ length: 14 }, () => read({ ...key, code: 'AAAA-AAAA-AA' }));
    for (const { status } of await Promise.all(wrong)) expect(status).toBe(404);
    await expectClosed(key);
    const { body } = await list();
    expect(body.data.find(({ id }: { id: string }) => id === given.id)).toMatchObject({
      status: 'locked',
      looks: 0,
    });
    const log = await api.call('security_events.list', {
      query: { subject_id: given.id, outcome: 'refused', per_page: 100 },
    });
    expect(log.body.data).toHaveLength(10);
    expect(log.body.data[0]).toMatchObject({
      kind: 'inspector_access.refused',
      actor: { kind: 'anonymous' },
    });
  });

  it('opens one package: no other, and no file outside of it', async () => {
    const { key } = await give();
    expect((await readFile(key, otherFile)).status).toBe(404);
    for (const name of [
      'manifest.json',
      'roster.csv',
      '../../keys',
      'forms/',
      `forms/../${otherPackageId}/0`,
    ])
      expect((await readFile(key, name)).status).toBe(404);
    const { body } = await read(key);
    for (const page of [2, 1_000_000])
      expect((await readFile(key, formOf(body.forms[0].files), page)).status).toBe(404);
    expect(JSON.stringify(body)).not.toContain('Ito');
  });

  it('is a credential of no other operation, to read or to write', async () => {
    const { key } = await give();
    const rows: [OperationId, OperationRow][] = Object.entries(operations).flatMap(([id, row]) =>
      isOperationId(id) ? [[id, row]] : [],
    );
    for (const token of [key.access, key.code])
      for (const [id, { method, path, allows }] of rows) {
        if (allows === 'nobody') continue;
        const filled = path
          .replace('{inspection_package_id}', packageId)
          .replaceAll('{task_id}', taskId)
          .replaceAll(/\{\w+\}/g, packageId);
        const ways: Record<string, string>[] = [
          { authorization: `Bearer ${token}` },
          { 'x-component-auth-token': token },
          { cookie: `__session=${token}; __component=${token}` },
        ];
        for (const headers of ways) {
          const sent = { headers, token: null, ...(method === 'GET' ? {} : { body: {} }) };
          expect([id, (await api.request(method, `/api/v1${filled}`, sent)).status]).toEqual([id, 401]);
        }
      }
  });

  it('ends with its package, and with what whoever gave it may', async () => {
    const gone = (await packageOf(api, { employer_id })).made.id;
    const path = { inspection_package_id: gone };
    const given = await api.call('inspector_accesses.create', { path, body: { inspector_name: 'Dana' } });
    const key = { access: new URL(given.body.url).searchParams.get('access') ?? '', code: given.body.code };
    expect((await read(key)).status).toBe(200);
    await api.call('inspection_packages.deleteById', { path });
    await expectClosed(key);

    const { body: token } = await api.call('api_tokens.create', { body: { name: 'For a while' } });
    const issued = await give({}, { token: token.token });
    expect((await read(issued.key)).status).toBe(200);
    await api.call('api_tokens.revoke', { path: { api_token_id: token.id } });
    await expectClosed(issued.key);
  });

  it('leaves each look: who, when, from where and what, in the log and in the trail of the form', async () => {
    const { given, key } = await give();
    const { body } = await read(key);
    const name = formOf(body.forms[0].files);
    await readFile(key, name);
    await readArchive(key);
    const { body: log } = await api.call('security_events.list', { query: { subject_id: given.id } });
    const by = { actor: { kind: 'inspector', id: given.id }, ip: expect.stringMatching(/127|::1/) };
    const detail = { inspection_package_id: packageId };
    expect(log.data).toMatchObject([
      { ...by, kind: 'inspector_access.downloaded', detail: { ...detail, part: 'archive' } },
      { ...by, kind: 'inspector_access.downloaded', detail: { ...detail, part: 'file', task_id: taskId } },
      { ...by, kind: 'inspector_access.read', detail: { ...detail, page: 1 } },
      { kind: 'inspector_access.created', actor: { kind: 'api_token' }, detail },
    ]);
    const { events, is_intact } = (await api.call('tasks.getAudit', { path: { task_id: taskId } })).body;
    expect(is_intact).toBe(true);
    expect(events.at(-1)).toMatchObject({
      kind: 'exported',
      detail: { package_id: packageId, inspector_access_id: given.id, file: name },
    });
    const known = (await list()).body.data.find(({ id }: { id: string }) => id === given.id);
    expect(known).toMatchObject({ looks: 3, status: 'open', inspector_name: 'Dana Whitfield' });
  });

  it('is given by who may make the package and sees all that is in it, and is nothing to other accounts', async () => {
    const { given } = await give();
    const permissions = ['inspection_package:view', 'inspection_package:edit', 'task:view'] as const;
    const most = [...permissions, 'employee:view_sensitive', 'everify:view'] as const;
    const rule = { fact: 'client.name', operator: 'equals', value: 'Harbor Foods' };
    const viewer = await signInUser(api, [{ permissions: ['inspection_package:view'] }]);
    const lacking = await signInUser(api, [{ permissions: [...permissions] }]);
    const narrow = await signInUser(api, [{ permissions: [...most], access_rule: rule }]);
    const whole = await signInUser(api, [{ permissions: [...most] }]);
    expect((await give({}, withCookie(viewer))).status).toBe(403);
    expect((await revoke(given.id, withCookie(viewer))).status).toBe(403);
    expect((await give({}, withCookie(lacking))).status).toBe(403);
    for (const by of [withCookie(narrow), { token: api.stranger.apiToken }, { token: api.test.apiToken }]) {
      expect((await give({}, by)).status).toBe(404);
      expect((await list(by)).status).toBe(404);
      expect((await revoke(given.id, by)).status).toBe(404);
    }
    const byPerson = await give({}, withCookie(whole));
    expect((await read(byPerson.key)).status).toBe(200);
    await query(api, `UPDATE user_groups SET permissions = '{task:view}' WHERE key IS NULL`);
    await expectClosed(byPerson.key);
  });
});

const isOperationId = (id: string): id is OperationId => Object.hasOwn(operations, id);
