import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ImportKind, ordinaryPermissions, type Permission } from '@firstday/domain';
import { createRecord, query } from '../../testing/factories.js';
import { checkedImport, committedImport, importRows, importWhen } from '../../testing/imports.js';
import { signInUser, withCookie } from '../../testing/sign-in-by-link.js';
import { TestApi } from '../../testing/test-api.js';
import { ImportArrivals } from './import-arrivals.js';
import { ImportWorker } from './import-worker.js';

let api: TestApi;
beforeAll(async () => {
  api = await TestApi.start();
});
afterAll(() => api.stop());

const clients = (...names: string[]) => ({ kind: 'clients', content: ['name', ...names].join('\n') });
const address = '12 Pier Road,Albany,NY,12207,USA';
const people = (...lines: string[]) =>
  ['first_name,last_name,email,street,city,state,zip,country', ...lines].join('\n');
const refused = async (body: object) => {
  const answer = await api.call('imports.create', { body });
  return [answer.status, answer.body.message ?? ''];
};
const upload = (content: BlobPart, kind: ImportKind = 'clients', headers: Record<string, string> = {}) => {
  const form = new FormData();
  form.append('files', new Blob([content]), 'file.csv');
  return api.call('imports.upload', { query: { kind }, form, headers });
};

describe('a file that is refused', () => {
  it.each([
    [
      'a column of no file',
      { ...clients('A'), mapping: [{ column: 'Nome', property: 'name' }] },
      /no column Nome/,
    ],
    [
      'a column that is someone’s number, which is not repeated',
      { ...clients('A'), mapping: [{ column: '078-05-1120', property: null }] },
      /^mapping\.0\.column: This looks like a Social Security number/,
    ],
    ...[
      'id',
      'account_id',
      '__proto__',
      'constructor',
      'custom_attributes.__proto__',
      'created_at',
      'address.city',
    ].map(
      (property) =>
        [
          `a mapping onto ${property}`,
          { kind: 'clients', content: 'name,x\nA,B', mapping: [{ column: 'x', property }] },
          /No column of clients fills/,
        ] as const,
    ),
    [
      'no header',
      { kind: 'employees', content: `Ana,Lopez,219-09-9999\nBen,Cho,219-09-9998` },
      /^No column fills/,
    ],
    [
      'two columns of one property',
      { kind: 'clients', content: 'name,Name\nA,B' },
      /More than one column fills name/,
    ],
    ['the same header twice', { kind: 'clients', content: 'name,name\nA,B' }, /header that fills name/],
    ['an empty file', { kind: 'clients', content: '\n' }, /No column fills what is required: name|empty/],
  ])('%s', async (_, body, message) => {
    expect(await refused(body)).toEqual([400, expect.stringMatching(message)]);
  });

  it('says nothing of what stands in it', async () => {
    const [, message] = await refused({ kind: 'employees', content: 'Ana,Lopez,219-09-9999' });
    expect(message).not.toMatch(/Ana|219/);
  });

  it.each([
    ['Windows-1252', Buffer.from([0x6e, 0x61, 0x6d, 0x65, 0x0a, 0x4d, 0xfc, 0x6c, 0x6c, 0x65, 0x72])],
    ['UTF-16', Buffer.from('\ufeffname\nMüller', 'utf16le')],
    ['an archive', Buffer.from('504b0304140000000800', 'hex')],
  ])('is one in %s', async (_, bytes) => {
    const { status, body } = await upload(new Uint8Array(bytes));
    expect([status, body.message]).toEqual([400, expect.stringMatching(/UTF-8|No column fills/)]);
  });

  it('is one that is too large, and leaves nothing behind', async () => {
    const before = await query(api, 'SELECT 1 FROM imports');
    const { status } = await upload('name\n'.padEnd(21 * 2 ** 20, 'x'));
    expect(status).toBe(413);
    expect(await query(api, 'SELECT 1 FROM imports')).toHaveLength(before.length);
  });
});

describe('a file with oddities', () => {
  it('fails at a row that has no end, and says after which', async () => {
    const done = await checkedImport(api, clients('A', `"${'x'.repeat(900_000)}`));
    expect(done).toMatchObject({ status: 'failed', problem: 'A quotation mark is not closed, after row 2' });
  });

  it('takes prototype keys for columns like any others, and none of them', async () => {
    const content = 'name,__proto__,constructor,hasOwnProperty\nA odd,x,y,z';
    const done = await checkedImport(api, { kind: 'clients', content });
    expect(done).toMatchObject({
      status: 'checked',
      ignored_columns: ['__proto__', 'constructor', 'hasOwnProperty'],
    });
    expect('x' in {}).toBe(false);
    const lines = `{"name":"B odd","__proto__":{"polluted":1}}\n[1]\n{"name":"C odd","deep":{"a":{"b":{"c":1}}}}\nnonsense`;
    const json = await checkedImport(api, { kind: 'clients', format: 'json_lines', content: lines });
    expect(json.counts).toMatchObject({ create: 1, error: 3 });
    expect('polluted' in {}).toBe(false);
  });

  it('reads tabs, quotation marks, lines within cells, and cells too many', async () => {
    const content = 'name\tshift\r\n"Pier ""5"""\t"a\nb"\r\nToo\tmany\tcells\r\n';
    const done = await checkedImport(api, {
      kind: 'clients',
      content,
      mapping: [{ column: 'shift', property: 'shift' }],
    });
    expect(done.counts).toMatchObject({ create: 1, error: 1 });
    await committedImport(api, done.id);
    const [row] = await importRows(api, done.id);
    const { body } = await api.call('clients.findById', { path: { client_id: row.record_id } });
    expect(body).toMatchObject({ name: 'Pier "5"', shift: 'a\nb' });
  });
});

describe('an import of somebody else', () => {
  it('is hidden from those who do not see every record of its kind', async () => {
    const { id } = await checkedImport(api, clients('Of ours'));
    const rule = { all: [{ fact: 'client.name', operator: 'equals', value: 'Mine' }] };
    const cookie = await signInUser(api, [{ permissions: ordinaryPermissions, access_rule: rule }]);
    const by = withCookie(cookie);
    expect((await api.call('imports.findById', { path: { import_id: id }, ...by })).status).toBe(404);
    expect((await api.call('imports.list', by)).body.total).toBe(0);
    const own = await checkedImport(api, clients('Mine', 'Not mine'), by);
    const done = await committedImport(api, own.id, by);
    expect(done.counts).toMatchObject({ created: 1, failed: 1 });
    expect((await api.call('clients.list', by)).body.data.map(({ name }: { name: string }) => name)).toEqual([
      'Mine',
    ]);
  });
});

describe('authority', () => {
  const begun = async (permissions: Permission[], body: object) => {
    const token = (await api.call('api_tokens.create', { body: { name: 'Importer', permissions } })).body;
    return { token, answer: await api.call('imports.create', { body, token: token.token }) };
  };

  it('is that of the kind of record, and of placements where the file has any', async () => {
    expect((await begun(['employee:edit', 'employee:view'], clients('A'))).answer.status).toBe(403);
    const content = `${people(`Ana,Lopez,a@example.com,${address}`)}`
      .replace('country', 'country,client')
      .replace('USA', 'USA,Any');
    const { answer } = await begun(['employee:edit', 'employee:view'], { kind: 'employees', content });
    expect(answer.status).toBe(403);
  });

  it('that is lost before the rows are written ends the commit, and creates nothing', async () => {
    const all: Permission[] = ['employee:edit', 'employee:view', 'client:edit', 'client:view'];
    const { token, answer } = await begun(all, clients('Lost'));
    const { id } = await importWhen(api, answer.body.id, ['checked']);
    await api.call('api_tokens.revoke', { path: { api_token_id: token.id } });
    // As it stands where the token was revoked right after the request that committed.
    await query(
      api,
      `UPDATE imports SET status = 'committing', committed_by = $2, last_row = 0, rows_done = 0, run_at = now()
        WHERE id = $1`,
      [id, JSON.stringify({ kind: 'api_token', id: token.id })],
    );
    api.app.get(ImportArrivals).announce();
    const done = await importWhen(api, id, ['failed', 'completed']);
    expect(done).toMatchObject({ status: 'failed', problem: expect.stringMatching(/may not create/) });
    expect((await api.call('clients.list', { query: { name: 'Lost' } })).body.total).toBe(0);
  });
});

describe('a commit', () => {
  it('that is taken over in the middle by another process repeats no row', async () => {
    const names = Array.from({ length: 3000 }, (_, at) => `Restarted ${at}`);
    const { id } = await checkedImport(api, clients(...names));
    const other = await TestApi.beside(api);
    try {
      await api.call('imports.commit', { path: { import_id: id } });
      while ((await importWhen(api, id, ['committing'])).rows_done === 0) await pause(2);
      // As if the first had died: its lease is over, and whatever it has begun is not to be kept.
      const taken = await query(
        api,
        `UPDATE imports SET run_at = now() - interval '1 second' WHERE id = $1 AND status = 'committing' RETURNING id`,
        [id],
      );
      other.app.get(ImportArrivals).announce();
      expect(taken).toHaveLength(1);
      const done = await importWhen(api, id, ['completed', 'failed']);
      expect(done).toMatchObject({ status: 'completed', rows_done: 3000 });
      expect(done.counts.created).toBe(3000);
    } finally {
      await other.stop();
    }
    const [counted] = await query<{ total: number; distinct_names: number; events: number }>(
      api,
      `SELECT count(*)::int AS total, count(DISTINCT name)::int AS distinct_names,
              (SELECT count(*) FROM events WHERE kind = 'client.created' AND data ->> 'name' LIKE 'Restarted %')::int AS events
         FROM clients WHERE name LIKE 'Restarted %'`,
    );
    expect(counted).toEqual({ total: 3000, distinct_names: 3000, events: 3000 });
  }, 60_000);

  it('of a file that was sent again creates nobody twice, and the same key answers the same import', async () => {
    const headers = { 'idempotency-key': 'hires-1' };
    const [first, again] = [
      await upload('name,external_id\nTwice,T-1', 'clients', headers),
      await upload('name,external_id\nTwice,T-1', 'clients', headers),
    ];
    expect([first.status, again.body.id]).toEqual([201, first.body.id]);
    await importWhen(api, first.body.id, ['checked']);
    await committedImport(api, first.body.id);
    const other = await checkedImport(api, { kind: 'clients', content: 'name,external_id\nTwice,T-1' });
    expect(other.counts).toMatchObject({ skip: 1 });
    expect((await committedImport(api, other.id)).counts).toMatchObject({ skipped: 1, created: 0 });
  });

  it('changes what is there where that was asked for, and places who has no such placement', async () => {
    const known = await createRecord(api, 'employees', { email: 'eva@example.com' });
    const employer = await createRecord(api, 'employers', { external_id: 'er-9' });
    const content = `${people(`Eva,New,EVA@example.com,${address}`).replace('country', 'country,employer.external_id')},er-9`;
    for (const expected of [expect.stringMatching(/^pla_/), null]) {
      const { id } = await checkedImport(api, { kind: 'employees', on_duplicate: 'update', content });
      expect((await committedImport(api, id)).counts).toMatchObject({ update: 1, updated: 1 });
      expect((await importRows(api, id))[0]).toMatchObject({ record_id: known.id, placement_id: expected });
    }
    const placed = await api.call('placements.list', { query: { employee_id: known.id } });
    expect(placed.body.data).toMatchObject([{ employer_id: employer.id }]);
  });

  it('is deleted with its file once its time is over; what it created stays', async () => {
    const { id } = await checkedImport(api, clients('Stays'));
    await committedImport(api, id);
    await query(api, `UPDATE imports SET available_until = now() - interval '1 second' WHERE id = $1`, [id]);
    await api.app.get(ImportWorker).removeEnded();
    expect(await query(api, `SELECT 1 FROM import_rows WHERE import_id = $1`, [id])).toEqual([]);
    expect((await api.call('clients.list', { query: { name: 'Stays' } })).body.total).toBe(1);
  });
});
