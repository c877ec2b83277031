import { once } from 'node:events';
import { type OutgoingHttpHeaders, request as send } from 'node:http';
import { connect } from 'node:net';
import { buffer, text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { z } from 'zod';
import { TestApi } from '../testing/test-api.js';

let api: TestApi;
beforeAll(async () => {
  api = await TestApi.shared();
});
afterAll(() => api.stop());
afterEach(() => void jest.restoreAllMocks());

const Problem = z.looseObject({ _tag: z.string(), message: z.string() });

interface Sent {
  readonly method?: string;
  readonly body?: string | Buffer;
  readonly headers?: OutgoingHttpHeaders;
  readonly token?: string | null;
}
/** A request as it is written here: no client mends its path or its headers on the way. */
async function ask(path: string, { method = 'GET', body, headers, token = api.live.apiToken }: Sent = {}) {
  const { hostname, port } = new URL(api.url);
  const asked = send({
    hostname,
    port,
    path,
    method,
    headers: {
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
  });
  asked.on('error', () => undefined);
  asked.end(body);
  const [response] = await once(asked, 'response');
  const content = (await buffer(response)).toString();
  return { status: response.statusCode ?? 0, problem: Problem.safeParse(asJson(content)).data, content };
}
function asJson(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch {
    return undefined;
  }
}

const deep = '['.repeat(500_000);
const wide = JSON.stringify(Object.fromEntries(Array.from({ length: 60_000 }, (_, at) => [`k${at}`, 1])));
const long = `[${'1,'.repeat(400_000)}1]`;
const hostile = [
  ['brackets, half a million deep', deep],
  ['brackets that are closed again', deep.replaceAll('[', '{"a":').slice(0, 900_000)],
  ['60,000 properties', wide],
  ['400,000 values', long],
] as const;

/** How often a long text was parsed. */
const parsed = (spy: ReturnType<typeof spyOnParser>) =>
  spy.mock.calls.filter(([given]) => given.length > 10_000).length;
const spyOnParser = () => jest.spyOn(JSON, 'parse');

describe('a body that costs more than it says', () => {
  it.each(hostile)('%s, is refused before it is parsed, whoever sends it', async (_, body) => {
    const spy = spyOnParser();
    const anonymous = await ask('/api/v1/form_sessions', { method: 'POST', body, token: null });
    expect([anonymous.status, anonymous.problem?._tag]).toEqual([413, 'PayloadTooLargeError']);
    const stranger = await ask('/api/v1/clients', { method: 'POST', body, token: null });
    expect([stranger.status, stranger.problem?._tag]).toEqual([401, 'Unauthorized']);
    const invented = await ask('/api/v1/clients', {
      method: 'POST',
      body,
      token: `fd_live_${'x'.repeat(32)}`,
    });
    expect(invented.status).toBe(401);
    const known = await ask('/api/v1/clients', { method: 'POST', body });
    expect([known.status, known.problem?._tag]).toEqual([400, 'BadRequestError']);
    expect(known.content.length).toBeLessThan(1000);
    expect(parsed(spy)).toBe(0);
  });

  it.each(hostile)('%s, also in chunks, packed, and in another encoding', async (_, body) => {
    const spy = spyOnParser();
    const chunked = { 'transfer-encoding': 'chunked' };
    const packed = { 'content-encoding': 'gzip' };
    const statuses = async (sent: Sent) => [
      (await ask('/api/v1/form_sessions', { method: 'POST', token: null, ...sent })).status,
      (await ask('/api/v1/clients', { method: 'POST', token: null, ...sent })).status,
      (await ask('/api/v1/clients', { method: 'POST', ...sent })).status,
    ];
    expect(await statuses({ body, headers: chunked })).toEqual([413, 401, 400]);
    expect(await statuses({ body: gzipSync(body), headers: packed })).toEqual([413, 401, 400]);
    const utf16 = { 'content-type': 'application/json; charset=utf-16le' };
    const half = Buffer.from(body.slice(0, 500_000), 'utf16le');
    expect(await statuses({ body: half, headers: utf16 })).toEqual([413, 401, 400]);
    expect(parsed(spy)).toBe(0);
  });

  it('of 64 KiB is as much as is read of somebody without a credential, of 1 MiB as of somebody with one', async () => {
    const bodyOf = (bytes: number) => `{"link":"${'x'.repeat(bytes - 11)}"}`;
    const post = (path: string, bytes: number, token?: null) =>
      ask(path, { method: 'POST', body: bodyOf(bytes), ...(token === null && { token }) });
    expect((await post('/api/v1/form_sessions', 65_536, null)).status).toBe(400);
    expect((await post('/api/v1/form_sessions', 65_537, null)).status).toBe(413);
    expect((await post('/api/v1/clients', 2 ** 20)).status).toBe(400);
    expect((await post('/api/v1/clients', 2 ** 20 + 1)).status).toBe(413);
  });

  it('gets at most 200 complaints, however much is wrong with it', async () => {
    const fields = Array.from({ length: 900 }, () => ({ path: 1, value: 1, a: 1, b: 1, c: 1 }));
    const answer = await ask('/api/v1/tasks/task_1111111111111111111111/fields', {
      method: 'PATCH',
      body: JSON.stringify({ fields }),
    });
    expect(answer.status).toBeLessThan(500);
    expect(answer.content.length).toBeLessThan(100_000);
  });

  it('is refused without a credential before its type is looked at', async () => {
    const form = { method: 'POST', body: 'a=b', headers: { 'content-type': 'text/plain' } };
    expect((await ask('/api/v1/clients', { ...form, token: null })).status).toBe(401);
    expect((await ask('/api/v1/clients', form)).status).toBe(415);
    expect((await ask('/api/v1/form_sessions', { ...form, token: null })).status).toBe(415);
  });
});

const paths = [
  '/api/v1/%E0%A4%A',
  '/api/v1/%',
  '/api/v1/clients/%',
  '/api/v1/clients/%E0%A4%A',
  '/api/v1/clients/%c3%28',
  '/api/v1/clients/%00',
  '/api/v1/clients/cli_%00',
  '/api/v1/clients/..%2f..%2fetc%2fpasswd',
  '/api/v1//',
  '//',
  '///api/v1/clients',
  '//api/v1/clients/%00',
  '/api/v1/clients//',
  '/api/v1/./clients',
  '/api/v1/clients/%2e%2e',
  '/api/v1/__proto__',
  '/api/v1/clients/__proto__',
  '/api/v1/clients/constructor',
  `/api/v1/clients/${'a'.repeat(12_000)}`,
  `/api/v1/${'%41'.repeat(4_000)}`,
  '/api/v1/clients?page=%E0%A4%A',
  '/api/v1/clients?page=%00',
  '/api/v1/clients?%',
  '/api/v1/clients?page[__proto__]=1&page=1&page=2',
  `/api/v1/clients?${'a=1&'.repeat(3000)}`,
  `/api/v1/clients?custom_attributes=${'['.repeat(8000)}`,
  `/api/v1/employees?custom_attributes=${encodeURIComponent('{"a":'.repeat(600))}`,
  '/api/v1/downloads?ticket=%00',
  '/api/v1/downloads?ticket=%E0%A4%A',
  '/%E0%A4%A',
  '/%00',
  '/api/%',
  'http://elsewhere.example/api/v1/clients/%',
  '*',
];

describe('a malformed path', () => {
  it.each(paths)(
    '%s is refused in the words of the contract, and is no failure of the service',
    async (path) => {
      for (const method of ['GET', 'POST', 'PATCH', 'DELETE', 'OPTIONS', 'PUT'])
        for (const token of [api.live.apiToken, null]) {
          const { status, problem } = await ask(path, { method, token });
          expect([method, status]).toEqual([method, expect.any(Number)]);
          expect(status).toBeLessThan(500);
          if (status >= 400) expect([method, typeof problem?._tag]).toEqual([method, 'string']);
        }
    },
  );

  it('whose percent signs mean nothing is 400', async () => {
    for (const path of ['/api/v1/clients/%E0%A4%A', '/api/v1/clients/%'])
      expect((await ask(path)).problem?._tag).toMatch(/BadRequestError|HttpApiDecodeError/);
  });
});

describe('a malformed header', () => {
  it.each([
    ['authorization', 'Bearer'],
    ['authorization', `Bearer ${'x'.repeat(8000)}`],
    ['authorization', 'Basic \u00ff\u00fe'],
    ['cookie', '='],
    ['cookie', '%E0%A4%A=%E0%A4%A'],
    ['cookie', '__firstday_user=%E0%A4%A; __firstday_user=%'],
    ['cookie', 'a=b;'.repeat(3000)],
    ['cookie', '__proto__=1; constructor=2'],
    ['x-account-id', '\u00ff'],
    ['x-account-id', 'a'.repeat(8000)],
    ['x-component-session', '%E0%A4%A'],
    ['x-component-auth-token', '\u00ff'],
    ['accept', `${'a/b;q=0.1,'.repeat(1000)}*/*`],
    ['accept-language', 'x-'.repeat(4000)],
    ['content-type', 'application/json; charset=utf-9'],
    ['content-type', `application/json;${' '.repeat(8000)}x`],
    ['content-type', 'multipart/form-data'],
    ['content-type', 'multipart/form-data; boundary='],
    ['content-encoding', 'gzip, gzip'],
    ['x-forwarded-for', `${'1.2.3.4, '.repeat(1000)}`],
    ['x-forwarded-proto', 'javascript:'],
    ['x-request-id', '\u00ff'.repeat(100)],
    ['idempotency-key', '\u00ff'],
    ['origin', 'null'],
    ['host', 'a b'],
    ['range', 'bytes=0-,-1,5-'.repeat(500)],
    ['if-none-match', '"'.repeat(8000)],
  ])('%s: %s is no failure of the service', async (name, value) => {
    for (const path of ['/api/v1/clients', '/api/v1/form_sessions', '/api/v1/session'])
      for (const method of ['GET', 'POST']) {
        const sent = method === 'POST' ? { body: '{"name":"x"}' } : {};
        const { status } = await ask(path, { method, headers: { [name]: value }, ...sent });
        expect(status).toBeLessThan(500);
      }
  });
});

describe('a connection that does not keep to HTTP', () => {
  it.each([
    ['no method', '\r\n\r\n'],
    ['another protocol', 'SSH-2.0-x\r\n'],
    [
      'two lengths',
      'POST /api/v1/clients HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n{}',
    ],
    [
      'a length and chunks',
      'POST /api/v1/clients HTTP/1.1\r\nhost: a\r\ncontent-length: 4\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
    ],
    ['a negative length', 'POST /api/v1/clients HTTP/1.1\r\nhost: a\r\ncontent-length: -1\r\n\r\n'],
    [
      'a chunk of no size',
      'POST /api/v1/form_sessions HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\ncontent-type: application/json\r\n\r\nzz\r\n',
    ],
    ['a path with a raw NUL', 'GET /api/v1/\0 HTTP/1.1\r\nhost: a\r\n\r\n'],
  ])('%s, is ended with 400 at most, and others are served', async (_, bytes) => {
    const { hostname, port } = new URL(api.url);
    const socket = connect(Number(port), hostname).on('error', () => undefined);
    socket.end(bytes);
    expect(await text(socket)).toMatch(/^$|^HTTP\/1\.1 4\d\d/);
    expect((await ask('/api/v1/clients')).status).toBe(200);
  });
});
