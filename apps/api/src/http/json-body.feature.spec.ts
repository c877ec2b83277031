import { once } from 'node:events';
import { type OutgoingHttpHeaders, request as send } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createRecord } from '../testing/factories.js';
import { TestApi } from '../testing/test-api.js';

const mebibyte = 1024 * 1024;

let api: TestApi;
beforeAll(async () => {
  api = await TestApi.shared();
});
afterAll(() => api.stop());

/** A request as it is written here: without a length unless one is named, so that the body comes in chunks. */
async function post(chunks: readonly (string | Buffer)[], headers: OutgoingHttpHeaders = {}) {
  const asked = send(`${api.url}/api/v1/clients`, {
    method: 'POST',
    headers: { authorization: `Bearer ${api.live.apiToken}`, 'content-type': 'application/json', ...headers },
  });
  // What is still being sent when the answer comes may meet a closed connection.
  asked.on('error', () => undefined);
  for (const chunk of chunks) asked.write(chunk);
  asked.end();
  const [response] = await once(asked, 'response');
  const text = (await buffer(response)).toString();
  return { status: response.statusCode, body: text === '' ? undefined : JSON.parse(text) };
}
/** A body of so many bytes, of which the name is what the operation takes. */
const bodyOf = (bytes: number) => {
  const body = JSON.stringify({ name: 'Harbor Foods' });
  return `${body.slice(0, -1)}${' '.repeat(bytes - body.length)}}`;
};
const tooLarge = { status: 413, body: { _tag: 'PayloadTooLargeError', message: 'The body is too large' } };

describe('a body', () => {
  it('may have 1 MiB to the byte, with its length or in chunks', async () => {
    const whole = bodyOf(mebibyte);
    expect((await post([whole], { 'content-length': mebibyte })).status).toBe(201);
    expect((await post([whole.slice(0, 1000), whole.slice(1000)])).status).toBe(201);
  });

  it('is 413 with one byte more, with its length or in chunks', async () => {
    const over = bodyOf(mebibyte + 1);
    expect(await post([over], { 'content-length': mebibyte + 1 })).toEqual(tooLarge);
    expect(await post([over.slice(0, 1000), over.slice(1000)])).toEqual(tooLarge);
    expect(await post([JSON.stringify({ name: 'x'.repeat(10 * mebibyte) })])).toEqual(tooLarge);
  });

  it('counts as it is unpacked: what was packed small is 413 as soon as it grows too large', async () => {
    const headers = { 'content-encoding': 'gzip' };
    expect((await post([gzipSync(bodyOf(mebibyte))], headers)).status).toBe(201);
    const bomb = gzipSync(Buffer.alloc(200 * mebibyte, ' '));
    expect(bomb.length).toBeLessThan(mebibyte);
    const before = process.memoryUsage().arrayBuffers;
    expect(await post([bomb], headers)).toEqual(tooLarge);
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(100 * mebibyte);
  });

  it('packed in an unknown way is 415, and one that cannot be unpacked is 400', async () => {
    expect((await post(['{}'], { 'content-encoding': 'compress' })).status).toBe(415);
    expect((await post(['not packed'], { 'content-encoding': 'gzip' })).status).toBe(400);
  });

  it('of another type is 415 also where it comes in chunks', async () => {
    const answer = await post(['name=x'], { 'content-type': 'application/x-www-form-urlencoded' });
    expect([answer.status, answer.body._tag]).toEqual([415, 'UnsupportedMediaTypeError']);
  });
});

describe('headers', () => {
  it('of 64 KiB are refused, and the service goes on', async () => {
    const asked = post(['{}'], { 'x-long': 'x'.repeat(64 * 1024) }).catch(() => ({ status: 431 }));
    expect((await asked).status).toBe(431);
    expect((await api.call('clients.list')).status).toBe(200);
  });
});

describe('what a record holds', () => {
  it('is text of at most the length that its schema says, to the character', async () => {
    const create = (name: string) => api.call('clients.create', { body: { name } });
    expect((await create('ü'.repeat(255))).status).toBe(201);
    const over = await create('ü'.repeat(256));
    expect([over.status, over.body.issues[0].path]).toEqual([400, ['name']]);
    const note = (length: number) =>
      api.call('clients.create', { body: { name: 'A', note: 'n'.repeat(length) } });
    expect([(await note(4096)).status, (await note(4097)).status]).toEqual([201, 400]);
  });

  it('is at most 250 properties besides its own, however many changes add to them', async () => {
    const { id } = await createRecord(api, 'clients');
    const add = (from: number, to: number) =>
      api.call('clients.updateById', {
        path: { client_id: id },
        body: Object.fromEntries(Array.from({ length: to - from }, (_, at) => [`property_${from + at}`, at])),
      });
    expect((await add(0, 200)).status).toBe(200);
    expect((await add(200, 250)).status).toBe(200);
    const over = await add(250, 251);
    expect([over.status, over.body._tag]).toEqual([400, 'BadRequestError']);
    expect((await add(0, 10)).status).toBe(200);
    for (const name of ['n'.repeat(129), 'nul\0'])
      expect((await api.call('clients.create', { body: { name: 'A', [name]: 1 } })).status).toBe(400);
  });
});

describe('a page of a list', () => {
  it('has 1 to 100 records, and a number below 1 is the first page', async () => {
    const list = (query: Record<string, string | number>) => api.call('clients.list', { query });
    for (const per_page of [0, 101, -1, 1.5, 'all', '1e2x'])
      expect([per_page, (await list({ per_page })).status]).toEqual([per_page, 400]);
    expect((await list({ per_page: 100 })).body.per_page).toBe(100);
    expect((await list({ page: -3 })).body.current_page).toBe(1);
    const far = await list({ page: Number.MAX_SAFE_INTEGER, per_page: 100 });
    expect([far.status, far.body.data]).toEqual([200, []]);
  });

  it('refuses a filter that no database could hold', async () => {
    for (const pairs of ['{"a":"\\u0000"}', '{"\\u0000":1}', '{"a":"\\ud800"}', '[]', 'x'.repeat(9000)])
      expect((await api.call('clients.list', { query: { custom_attributes: pairs } })).status).toBe(400);
  });
});

describe('what a body cannot keep', () => {
  const broken = (...bytes: number[]) =>
    Buffer.concat([Buffer.from('{"name":"Harbor '), Buffer.from(bytes), Buffer.from('"}')]);

  it.each([
    ['a byte that begins nothing', broken(0xff)],
    ['a character that is cut off', broken(0xc3)],
    ['half of a pair (CESU-8)', broken(0xed, 0xa0, 0x80)],
    ['Latin-1', Buffer.from('{"name":"Caf\u00e9"}', 'latin1')],
  ])('is refused where it is not UTF-8: %s', async (_what, body) => {
    const refused = {
      status: 400,
      body: { _tag: 'BadRequestError', message: 'The request body is not valid UTF-8' },
    };
    expect(await post([body], { 'content-length': body.length })).toEqual(refused);
    expect(await post([body])).toEqual(refused);
  });

  it.each(['0.1234567890123456789', '1.00000000000000001', '123456789012.3456789', '1e-400'])(
    'is refused where a number loses digits: %s',
    async (number) => {
      const { status, body } = await post([`{"name":"Harbor Foods","rate":${number}}`]);
      expect([status, body.message]).toEqual([400, expect.stringContaining('more digits than can be kept')]);
    },
  );

  it.each([
    '0.1',
    '1.50',
    '150.0',
    '1.5e2',
    '0.30000000000000004',
    '9007199254740991',
    '-0.000000000000000000125',
  ])('takes numbers that are kept as they are written: %s', async (number) => {
    expect((await post([`{"name":"Harbor Foods","rate":${number}}`])).status).toBe(201);
  });
});
