import { hash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ordinaryPermissions } from '@firstday/domain';
import { PDFDocument, PDFName, PDFString } from 'pdf-lib';
import { FileStorage } from '../../sealing/index.js';
import { query } from '../../testing/factories.js';
import { extractPdfText } from '../../testing/extract-pdf-text.js';
import { TestApi } from '../../testing/test-api.js';
import { drawnPdf, uploadedPdf, uploadPdf } from '../../testing/uploaded-pdf.js';

let api: TestApi;
beforeAll(async () => {
  api = await TestApi.start();
});
afterAll(() => api.stop());

/** Everything below the folder of files, also what is written only in part. */
const files = async () =>
  (await readdir(join(api.dataDir, 'files'), { recursive: true, withFileTypes: true }).catch(() => []))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    // Written now and then to see whether there is room on the disk.
    .filter((name) => !name.startsWith('probe.'))
    .sort();
const rows = () => query(api, 'SELECT sha256 FROM form_pdfs ORDER BY sha256');
const content = (sha256: string, token = api.live.apiToken) =>
  api.call('form_pdfs.getContent', { path: { sha256 }, token });
const picture = (sha256: string, page: string, width?: string) =>
  api.call('form_pdfs.getPage', { path: { sha256, page }, query: width ? { width } : {} });

async function scripted(): Promise<Buffer> {
  const pdf = await PDFDocument.load(await drawnPdf('Scripted'));
  pdf.addJavaScript('greet', 'app.alert("hello")');
  pdf.catalog.set(
    PDFName.of('OpenAction'),
    pdf.context.obj({ S: 'JavaScript', JS: PDFString.of('app.alert("again")') }),
  );
  return Buffer.from(await pdf.save());
}

/** A form that only Adobe's own programs build when it is opened. */
async function xfaOnly(): Promise<Buffer> {
  const pdf = await PDFDocument.load(await drawnPdf('Please wait'));
  const template = pdf.context.register(pdf.context.stream('<template/>'));
  const form = pdf.context.obj({ Fields: [], XFA: [PDFString.of('template'), template] });
  pdf.catalog.set(PDFName.of('AcroForm'), form);
  pdf.catalog.set(PDFName.of('NeedsRendering'), pdf.context.obj(true));
  return Buffer.from(await pdf.save());
}

describe('a PDF for forms of one’s own', () => {
  it('is kept without scripts and actions, and answers the same when it is sent again', async () => {
    const sent = await scripted();
    const { status, body } = await uploadPdf(api, sent, { name: 'Vehicle policy' });
    expect([status, body]).toEqual([
      200,
      {
        sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
        name: 'Vehicle policy',
        size: expect.any(Number),
        pages: [{ width: 612, height: 792 }],
        dropped: expect.arrayContaining(['scripts']),
        field_count: 0,
        suggestion: null,
        created_at: expect.any(String),
        _tag: 'FormPdf',
      },
    ]);
    const { bytes, headers } = await content(body.sha256);
    expect(headers.get('content-type')).toBe('application/pdf');
    expect([hash('sha256', bytes), bytes.length]).toEqual([body.sha256, body.size]);
    expect(bytes.toString('latin1')).not.toMatch(/JavaScript|OpenAction|app\.alert/);
    expect(await extractPdfText(bytes)).toContain('Scripted');

    const before = await files();
    expect((await uploadPdf(api, sent, { name: 'Another name' })).body).toEqual(body);
    expect((await api.call('form_pdfs.findBySha256', { path: { sha256: body.sha256 } })).body).toEqual(body);
    expect(await files()).toEqual(before);
  });

  it('is sealed: nothing on the disk says what it says', async () => {
    const { bytes } = await content(await uploadedPdf(api, 'Confidential plan'));
    for (const name of await readdir(join(api.dataDir, 'files', 'form_pdfs'))) {
      const sealed = await readFile(join(api.dataDir, 'files', 'form_pdfs', name));
      expect(sealed.includes('%PDF')).toBe(false);
      expect(sealed.equals(bytes)).toBe(false);
    }
  });

  it('is shown page by page, as pictures of a few widths that are kept once they were made', async () => {
    const sha256 = await uploadedPdf(api, 'First', 'Second');
    const before = (await files()).length;
    const [first, again, second] = [
      await picture(sha256, '1', '400'),
      await picture(sha256, '1', '400'),
      await picture(sha256, '2'),
    ];
    expect(first.headers.get('content-type')).toBe('image/png');
    expect([first.bytes.readUInt32BE(16), second.bytes.readUInt32BE(16)]).toEqual([400, 800]);
    expect(again.bytes.equals(first.bytes)).toBe(true);
    expect((await files()).length).toBe(before + 2);
    for (const width of ['401', '0', '-400', '99999', 'x'])
      expect((await picture(sha256, '1', width)).status).toBe(400);
    for (const page of ['0', '3', '-1', '1.5', '1e1', '999999', '01'])
      expect([page, (await picture(sha256, page)).status]).toEqual([page, 404]);
    expect((await files()).length).toBe(before + 2);
  });

  it('is the account’s own: others have none of this hash, and their own of the same content is another row', async () => {
    const sent = await drawnPdf('Ours');
    const { sha256 } = (await uploadPdf(api, sent)).body;
    for (const token of [api.stranger.apiToken, api.test.apiToken]) {
      const path = { sha256, page: '1' };
      for (const id of ['form_pdfs.findBySha256', 'form_pdfs.getContent', 'form_pdfs.getPage'] as const) {
        const answer = await api.call(id, { path, token });
        expect([id, answer.status]).toEqual([id, 404]);
      }
    }
    const theirs = await uploadPdf(api, sent, { token: api.stranger.apiToken, name: 'Theirs' });
    expect(theirs.body).toMatchObject({ sha256, name: 'Theirs' });
    expect((await api.call('form_pdfs.findBySha256', { path: { sha256 } })).body.name).toBe('Vehicle policy');
    for (const hostile of ['x', '0'.repeat(64), `${sha256}0`.slice(0, 64), sha256.toUpperCase()]) {
      const { status } = await api.call('form_pdfs.findBySha256', { path: { sha256: hostile } });
      expect([hostile, status]).toEqual([hostile, hostile === sha256 ? 200 : 404]);
    }
  });

  it('takes form:edit, whatever else somebody may do', async () => {
    const permissions = ordinaryPermissions.filter((one) => one !== 'form:edit');
    const { status, body } = await api.call('api_tokens.create', { body: { name: 'Narrow', permissions } });
    expect(status).toBe(201);
    const sha256 = await uploadedPdf(api, 'Guarded');
    expect((await uploadPdf(api, await drawnPdf('No'), { token: body.token })).status).toBe(403);
    const path = { sha256, page: '1' };
    for (const id of ['form_pdfs.findBySha256', 'form_pdfs.getContent', 'form_pdfs.getPage'] as const)
      expect([id, (await api.call(id, { path, token: body.token })).status]).toEqual([id, 403]);
  });

  it('is taken once by a request with a key', async () => {
    const headers = { 'idempotency-key': 'vehicle-policy' };
    const sent = await drawnPdf('Once');
    const first = await uploadPdf(api, sent, { headers });
    const before = await files();
    expect((await uploadPdf(api, sent, { headers })).body).toEqual(first.body);
    expect((await uploadPdf(api, await drawnPdf('Twice'), { headers })).status).toBe(409);
    expect(await files()).toEqual(before);
  });

  it('is not shown where its file was changed past the program', async () => {
    const [sha256, other] = [await uploadedPdf(api, 'As it was'), await uploadedPdf(api, 'Something else')];
    const keyOf = async (of: string) =>
      (await query<{ key: string }>(api, 'SELECT key FROM form_pdfs WHERE sha256 = $1', [of]))[0]?.key ?? '';
    const storage = api.app.get(FileStorage);
    await storage.put(await keyOf(sha256), await storage.get(await keyOf(other)));
    expect((await content(sha256)).status).toBe(500);
    expect((await picture(sha256, '1')).status).toBe(500);
    expect((await content(other)).status).toBe(200);
  });
});

describe('what is no PDF to be used', () => {
  const encrypted = Buffer.from(
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]>>endobj\n4 0 obj<</Filter/Standard/V 1/R 2/O<28BF4E5E4E758A4164004E56FFFA01082E2E00B6D0683E802F0CA9FE6453697A>/U<0000000000000000000000000000000000000000000000000000000000000000>/P -1>>endobj\ntrailer<</Root 1 0 R/Encrypt 4 0 R/ID[<00><00>]>>\n%%EOF\n',
  );
  const cases = async (): Promise<[string, Buffer, number][]> => [
    [
      'a picture',
      Buffer.from(
        'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
        'base64',
      ),
      415,
    ],
    ['nothing', Buffer.alloc(0), 415],
    ['words', Buffer.from('Dear all'), 415],
    ['a header alone', Buffer.from('%PDF-1.7\n'), 400],
    ['a form of XFA alone', await xfaOnly(), 400],
    ['half of a file', (await drawnPdf('Half')).subarray(0, 300), 400],
    ['one that is protected by a password', encrypted, 400],
    ['more pages than a form has', await drawnPdf(...Array.from({ length: 501 }, () => '')), 400],
    ['a file that is too large', Buffer.concat([await drawnPdf('Large'), Buffer.alloc(20 * 2 ** 20)]), 413],
  ];

  it('is refused with a sentence, and leaves no row and no file', async () => {
    const before = [await rows(), await files()];
    for (const [what, bytes, expected] of await cases()) {
      const { status, body } = await uploadPdf(api, bytes);
      expect([what, status, body.message]).toEqual([
        what,
        expected,
        expect.stringMatching(/^[A-Z].{10,150}$/),
      ]);
    }
    expect([await rows(), await files()]).toEqual(before);
  });

  it('is refused: two files, none, a part of another name, a name that cannot be printed', async () => {
    const before = [await rows(), await files()];
    const bytes = new Uint8Array(await drawnPdf('Two'));
    const send = (parts: readonly string[], name = 'Two') => {
      const form = new FormData();
      for (const part of parts) form.append(part, new Blob([bytes]), 'a.pdf');
      return api.call('form_pdfs.upload', { query: { name }, form });
    };
    for (const parts of [['files', 'files'], [], ['file']]) expect((await send(parts)).status).toBe(400);
    for (const name of ['', 'n'.repeat(201), '\u{10FFFF}'])
      expect([name, (await send(['files'], name)).status]).toEqual([name, 400]);
    expect([await rows(), await files()]).toEqual(before);
  });
});
