import { once } from 'node:events';
import { readFile, readdir } from 'node:fs/promises';
import { type ClientRequest, request as send } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Database } from '../../database/database.js';
import { newFile } from '../../testing/hosted-page.js';
import { TestApi } from '../../testing/test-api.js';
import { UploadConcurrency, uploadLimits } from './upload-concurrency.js';

const mebibyte = 1024 * 1024;
const png = Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x01\0\0\0\x01\x08\x06\0\0\0', 'latin1');
const jpeg = Buffer.from('\xff\xd8\xff\xe0\0\x10JFIF\0\x01\x01\0\0\x01\0\x01\0\0', 'latin1');
const webp = Buffer.from('RIFF\x1a\0\0\0WEBPVP8L\x0d\0\0\0\x2f\0\0\0\0\0\0\0', 'latin1');
const isoFile = (brand: string) => Buffer.from(`\0\0\0\x18ftyp${brand}\0\0\0\0mif1${brand}`, 'latin1');
const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n');

let api: TestApi;
let token: string;
let subtaskId: string;
beforeAll(async () => {
  // The test itself holds connections of the pool.
  api = await TestApi.start({ DATABASE_POOL: '10' });
  const made = await newFile(api);
  token = made.page.token;
  subtaskId = made.subtaskId;
});
afterAll(() => api.stop());

const folder = () => join(api.dataDir, 'files', 'uploads');
const stored = async () => (await readdir(folder())).length;
async function until(isSo: () => Promise<boolean> | boolean) {
  for (let attempt = 0; attempt < 2500 && !(await isSo()); attempt += 1) await pause(20);
}
const remove = (file_id: string) =>
  api.call('subtasks.deleteFile', { path: { subtask_id: subtaskId, file_id }, token });

function upload(name: string, content: Uint8Array, type = 'application/octet-stream') {
  const form = new FormData();
  form.append('files', new Blob([new Uint8Array(content)], { type }), name);
  return api.call('subtasks.uploadFiles', { path: { subtask_id: subtaskId }, form, token });
}

const head = '--edge\r\ncontent-disposition: form-data; name="files"; filename="a.png"\r\n\r\n';
/** An upload without a length, of which the test decides when it goes on. */
function begin(headers: Record<string, string> = {}, by = token): ClientRequest {
  const asked = send(`${api.url}/api/v1/subtasks/${subtaskId}/upload`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${by}`,
      'content-type': 'multipart/form-data; boundary=edge',
      ...headers,
    },
  });
  asked.on('error', () => undefined);
  asked.write(head);
  return asked;
}
async function end(asked: ClientRequest, content: Uint8Array) {
  asked.write(content);
  asked.end('\r\n--edge--\r\n');
  const [response] = await once(asked, 'response');
  return { status: response.statusCode, body: JSON.parse((await buffer(response)).toString()) };
}
const filled = (bytes: number) => Buffer.concat([png, Buffer.alloc(bytes - png.length)]);

describe('an uploaded file', () => {
  it.each([
    ['image/png', 'png', png],
    ['image/jpeg', 'jpg', jpeg],
    ['image/webp', 'webp', webp],
    ['image/heic', 'heic', isoFile('heic')],
    ['application/pdf', 'pdf', pdf],
  ])('is %s by its bytes, whatever it is called', async (type, ending, content) => {
    const sent = await upload('passport.exe', content, 'text/html');
    expect([sent.status, sent.body.files?.[0]]).toMatchObject([200, { type, name: `passport.${ending}` }]);
    await remove(sent.body.files[0].id);
  });

  it.each([
    ['a GIF', Buffer.from('GIF89a\x01\0\x01\0\0\0\0', 'latin1')],
    ['a TIFF', Buffer.from('II*\0\x08\0\0\0', 'latin1')],
    ['an AVIF', isoFile('avif')],
    ['a video', isoFile('mp42')],
    ['a ZIP', Buffer.from('PK\x03\x04\x14\0\0\0', 'latin1')],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>%PDF-1.7')],
    ['a script', Buffer.from('#!/bin/sh\nrm -rf /\n')],
    ['nothing', Buffer.alloc(0)],
  ])('that is %s is 415, although it says to be a PNG', async (_, content) => {
    const before = await stored();
    const answer = await upload('passport.png', content, 'image/png');
    expect([answer.status, answer.body._tag]).toEqual([415, 'UnsupportedMediaTypeError']);
    expect(await stored()).toBe(before);
  });

  it('may have 20 MiB to the byte, and with one more is 413 and leaves nothing behind', async () => {
    const most = await upload('most.png', filled(20 * mebibyte));
    expect([most.status, most.body.files[0].size]).toEqual([200, 20 * mebibyte]);
    await remove(most.body.files[0].id);
    const before = await stored();
    const over = await upload('over.png', filled(20 * mebibyte + 1));
    expect([over.status, over.body._tag]).toEqual([413, 'PayloadTooLargeError']);
    expect(await stored()).toBe(before);
  });

  it('is measured as it comes where no length was told before', async () => {
    const small = await end(begin(), filled(1000));
    expect([small.status, small.body.files[0].size]).toEqual([200, 1000]);
    await remove(small.body.files[0].id);
    expect((await end(begin(), filled(20 * mebibyte + 1))).status).toBe(413);
  });
});

/** Of several uploads at the same moment, the one that is refused, and those that are under way. */
async function oneTooMany(uploads: readonly ClientRequest[]) {
  const first = uploads.map(async (asked) => ({ asked, answer: (await once(asked, 'response'))[0] }));
  for (const waiting of first) waiting.catch(() => undefined);
  const refused = await Promise.race(first);
  refused.asked.destroy();
  return {
    answer: refused.answer,
    underWay: uploads.filter((asked) => asked !== refused.asked),
  };
}

describe('uploads that are under way', () => {
  it('are four of a session at most, so that slow ones do not fill the memory, and nobody else waits', async () => {
    const { answer, underWay } = await oneTooMany(Array.from({ length: 5 }, () => begin()));
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '1']);
    expect((await end(begin({}, api.live.apiToken), png)).status).toBe(200);
    const answers = await Promise.all(underWay.map((asked) => end(asked, png)));
    expect(answers.map(({ status }) => status)).not.toContain(429);
    expect((await end(begin(), png)).status).not.toBe(429);
  });

  it('with an Idempotency-Key are as many, since none of them holds a connection to the database', async () => {
    let keys = 0;
    const keyed = () => begin({ 'idempotency-key': `slow-${(keys += 1)}` });
    const { answer, underWay } = await oneTooMany(Array.from({ length: 5 }, keyed));
    expect(answer.statusCode).toBe(429);
    expect((await api.call('clients.list')).status).toBe(200);
    expect(api.app.get(Database).connections().awaited).toBe(0);
    const answers = await Promise.all(underWay.map((asked) => end(asked, png)));
    expect(answers.map(({ status }) => status)).not.toContain(429);
  });

  it('are six of an employee at most, however many sessions a link gives', async () => {
    const limit = new UploadConcurrency();
    let letGo = () => {};
    const held = new Promise<void>((resolve) => (letGo = resolve));
    const component = { kind: 'component_session', component: 'employee/tasks', filters: {} } as const;
    const rights = { groups: [], permissions: null, views: [], rules: null };
    const by = (sessionId: string, employeeId: string) =>
      limit
        .run(
          {
            actor: { ...component, ...rights, sessionId, employeeId },
            origin: { ip: sessionId, userAgent: '' },
          },
          () => held,
        )
        .then(
          () => 'taken',
          () => 'refused',
        );
    const asked = Array.from({ length: uploadLimits.employee + 3 }, (_, at) => by(`ses_${at}`, 'ee_1'));
    const another = by('ses_1', 'ee_2');
    letGo();
    const refused = (await Promise.all(asked)).filter((outcome) => outcome === 'refused');
    expect([refused.length, await another]).toEqual([3, 'taken']);
  });

  it('of one address are so many at most, and those of all', async () => {
    const limit = new UploadConcurrency();
    let letGo = () => {};
    const held = new Promise<void>((resolve) => (letGo = resolve));
    const by = (sessionId: string, ip: string) =>
      limit.run(
        {
          actor: {
            kind: 'user_session',
            sessionId,
            userId: sessionId,
            groups: [],
            rules: null,
            seesSensitive: true,
          },
          origin: { ip, userAgent: '' },
        },
        () => held,
      );
    const many = async (count: number, ask: (at: number) => Promise<void>) => {
      const asked = Array.from({ length: count }, (_, at) =>
        ask(at).then(
          () => 'taken',
          () => 'refused',
        ),
      );
      return asked;
    };
    const ofAddress = await many(uploadLimits.address + 3, (at) => by(`tok_${at}`, '192.0.2.1'));
    const ofAll = await many(uploadLimits.total, (at) => by(`tok_all_${at}`, `198.51.100.${at}`));
    letGo();
    const refused = async (asked: readonly Promise<string>[]) =>
      (await Promise.all(asked)).filter((outcome) => outcome === 'refused').length;
    expect([await refused(ofAddress), await refused(ofAll)]).toEqual([3, uploadLimits.address]);
    await by('tok_1', '192.0.2.1');
  });

  it('leave nothing behind when they are broken off', async () => {
    const before = await stored();
    const asked = begin();
    asked.write(filled(5 * mebibyte));
    await until(async () => (await stored()) > before);
    asked.destroy();
    await until(async () => (await stored()) === before);
    expect(await stored()).toBe(before);
  });

  it('are on the disk, sealed, as far as they have come: not in memory', async () => {
    const asked = begin({}, api.live.apiToken);
    asked.write(filled(5 * mebibyte));
    const arrived = async () => {
      const parts = (await readdir(folder())).filter((name) => name.endsWith('.part'));
      // One that is removed meanwhile has not arrived.
      const read = (name: string) => readFile(join(folder(), name)).catch(() => Buffer.alloc(0));
      const [part] = await Promise.all(parts.map(read));
      return part ?? Buffer.alloc(0);
    };
    await until(async () => (await arrived()).length > 4 * mebibyte);
    const part = await arrived();
    expect([
      part.length > 4 * mebibyte,
      part.includes(png.subarray(0, 16)),
      part.includes(Buffer.alloc(64)),
    ]).toEqual([true, false, false]);
    asked.destroy();
    await until(async () => (await arrived()).length === 0);
    expect((await arrived()).length).toBe(0);
  });
});
