import { once } from 'node:events';
import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http';
import { type Socket, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { TestApi } from '../../testing/test-api.js';

/** A web server of its own stands for Next.js: what reaches it, and what it answers, is what these are about. */
type Page = (request: IncomingMessage, response: ServerResponse) => void;

const internalToken = 'x'.repeat(32);
let web: Server;
let page: Page;
let arrived: { readonly url: string; readonly headers: IncomingMessage['headers'] }[] = [];
let api: TestApi;
let port: number;

const echo: Page = (request, response) => {
  response.setHeader('cache-control', 'public, max-age=60');
  response.end(`page ${request.url}`);
};

const portOf = (server: Server): number => {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
};

beforeAll(async () => {
  web = createServer((request, response) => {
    arrived.push({ url: request.url ?? '', headers: request.headers });
    page(request, response);
  });
  await once(web.listen(0, '127.0.0.1'), 'listening');
  const settings = { WEB_URL: `http://127.0.0.1:${portOf(web)}`, INTERNAL_TOKEN: internalToken };
  api = await TestApi.start({ ...settings, TRUSTED_PROXIES: '127.0.0.2' });
  port = Number(new URL(api.url).port);
});
afterAll(async () => {
  await api.stop();
  web.closeAllConnections();
  web.close();
});
afterEach(() => {
  page = echo;
  arrived = [];
});
page = echo;

/** What comes back to whoever writes these bytes. */
async function written(bytes: string, from = '127.0.0.1'): Promise<string> {
  const socket: Socket = connect({ port, host: '127.0.0.1', localAddress: from });
  socket.on('error', () => undefined);
  socket.write(bytes);
  return text(socket).catch(() => '');
}
const got = (path: string, headers: Record<string, string> = {}) =>
  fetch(api.url + path, { headers, redirect: 'manual' });
const last = () => arrived.at(-1);

describe('one address', () => {
  it('answers the API, its reference and its health itself, and hands all else on to the web', async () => {
    for (const path of ['/api/openapi.json', '/api/docs', '/health/live', '/health/ready', '/metrics'])
      expect([path, (await got(path)).status]).toEqual([path, 200]);
    expect((await api.call('clients.list')).status).toBe(200);
    expect((await got('/api/nothing')).status).toBe(404);
    expect(arrived).toEqual([]);
    for (const path of [
      '/',
      '/sign-in?link=a%20b',
      '/o/fs_1/tasks',
      '/embed.js',
      '/health',
      '/apiary',
      '/%D8%A7',
    ])
      expect([path, await (await got(path)).text()]).toEqual([path, `page ${path}`]);
  });

  it('keeps answers of pages out of caches, and leaves files of the build to the web', async () => {
    expect((await got('/o/x')).headers.get('cache-control')).toBe('no-store');
    expect((await got('/_next/static/a.js')).headers.get('cache-control')).toBe('public, max-age=60');
  });

  it('hands status, cookies and locations back as they are', async () => {
    page = (_request, response) =>
      response
        .writeHead(303, 'Elsewhere', {
          location: '/there',
          'set-cookie': ['a=1; Path=/', 'b=2'],
          'keep-alive': 'timeout=1',
        })
        .end();
    const answer = await got('/sign-in');
    expect([answer.status, answer.statusText, answer.headers.get('location')]).toEqual([
      303,
      'Elsewhere',
      '/there',
    ]);
    expect(answer.headers.getSetCookie()).toEqual(['a=1; Path=/', 'b=2']);
    expect(answer.headers.get('keep-alive')).not.toBe('timeout=1');
  });
});

describe('what a visitor says of its own request', () => {
  const claims = {
    'x-forwarded-for': '203.0.113.9',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'https',
    'x-forwarded-port': '444',
    forwarded: 'for=203.0.113.9;host=evil.example',
    'x-real-ip': '203.0.113.9',
    'x-middleware-subrequest': 'proxy',
    'x-firstday-internal': 'y'.repeat(32),
  };
  const told = () =>
    Object.fromEntries(Object.entries(last()?.headers ?? {}).filter(([name]) => name in claims));
  const head = (more: Record<string, string>) =>
    Object.entries({ host: 'hr.example', connection: 'close', ...more })
      .map(([name, value]) => `${name}: ${value}\r\n`)
      .join('');

  it('is dropped: the address is that of the connection, and nobody else has the web’s token', async () => {
    await written(`GET /o/x HTTP/1.1\r\n${head(claims)}\r\n`);
    expect(told()).toEqual({ 'x-forwarded-for': '127.0.0.1', 'x-firstday-internal': internalToken });
    expect(last()?.headers.host).toBe('hr.example');
  });

  it('counts as a trusted proxy says it, who may write a port; what stands before the last hop does not', async () => {
    for (const [chain, visitor] of [
      ['198.51.100.1, 203.0.113.9', '203.0.113.9'],
      ['198.51.100.1, 203.0.113.9:4711, 127.0.0.2', '203.0.113.9'],
      ['203.0.113.9, [2001:db8::7]:80', '2001:db8::7'],
      ['203.0.113.9, unknown', '127.0.0.2'],
    ] as const) {
      await written(`GET / HTTP/1.1\r\n${head({ ...claims, 'x-forwarded-for': chain })}\r\n`, '127.0.0.2');
      expect(told()).toEqual({
        'x-forwarded-for': visitor,
        'x-forwarded-host': 'evil.example',
        'x-forwarded-proto': 'https',
        'x-firstday-internal': internalToken,
      });
    }
  });

  it('is believed of the web, which asks in the name of its visitor', async () => {
    const body = JSON.stringify({ email: 'a@b.co', password: 'Wrong7horse' });
    const signIn = (token: string) =>
      fetch(`${api.url}/api/v1/session`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          origin: 'https://hr.example',
          'x-forwarded-host': 'hr.example',
          'x-forwarded-proto': 'https',
          'x-forwarded-for': '203.0.113.9',
          'x-firstday-internal': token,
        },
        body,
      });
    expect((await signIn(internalToken)).status).toBe(401);
    expect((await signIn('y'.repeat(32))).status).toBe(403);
  });

  it('shows figures and checks to no proxy, trusted or not, and to the web', async () => {
    const proxied: Record<string, string>[] = [
      { 'x-forwarded-for': '127.0.0.1' },
      { via: '1.1 a' },
      { Forwarded: 'for=127.0.0.1' },
    ];
    for (const headers of proxied) {
      expect((await got('/metrics', headers)).status).toBe(404);
      expect(await (await got('/health/ready', headers)).json()).toEqual({ status: 'ok' });
    }
    const internal = { 'x-forwarded-for': '203.0.113.9', 'x-firstday-internal': internalToken };
    expect(await (await got('/health/ready', internal)).json()).toHaveProperty('checks.database', 'ok');
  });
});

describe('an address that can be read in two ways', () => {
  const targets = [
    '/%',
    '/api/v1/%',
    '/api/v1/employees/%E0%A4%A',
    '/o/%00',
    '/sign-in%0d%0a',
    '/o/../metrics',
    '/o/x/%2e%2e/%2E./sign-in',
    '/./sign-in',
    '/o/x/tasks/t/uploads/..',
    '/a\\..\\b',
    'http://127.0.0.1/metrics',
    'http://evil.example/api/v1/clients',
    'https://evil.example/',
    '*',
  ];
  it.each(targets)('%s is 400 in the contract’s shape, and reaches nothing', async (target) => {
    const method = target === '*' ? 'OPTIONS' : 'GET';
    const answer = await written(`${method} ${target} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 400 [^]*x-request-id: /i);
    expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toEqual({
      message: 'The address could not be read',
      _tag: 'BadRequestError',
    });
    expect(arrived).toEqual([]);
  });

  it('is no way around the limits of signing in: a whole address is not taken', async () => {
    const body = '{"email":"a@b.co","password":"Wrong7horse"}';
    const head = `host: x\r\nconnection: close\r\ncontent-type: application/json\r\ncontent-length: ${body.length}`;
    expect(await written(`POST http://x/api/v1/session HTTP/1.1\r\n${head}\r\n\r\n${body}`)).toMatch(
      /^HTTP\/1\.1 400 /,
    );
  });

  it.each(['//api/v1/clients', '//metrics', '/%61pi/v1/clients', '/x//metrics'])(
    '%s is not the API’s: the web says what it is',
    async (target) => {
      expect(await (await got(target)).text()).toBe(`page ${target}`);
    },
  );

  it.each([
    ['two lengths', 'content-length: 5\r\ncontent-length: 6\r\n\r\nhello'],
    ['a list of lengths', 'content-length: 5, 6\r\n\r\nhello'],
    [
      'a length and chunks',
      'content-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\nGET /metrics HTTP/1.1\r\nhost: x\r\n\r\n',
    ],
    ['chunks that are not last', 'transfer-encoding: chunked, identity\r\n\r\n0\r\n\r\n'],
    ['a space before the colon', 'content-length : 5\r\n\r\nhello'],
    [
      'a header that goes on in the next line',
      'x-a: b\r\n c: d\r\ncontent-length: 0\r\ncontent-length: 3\r\n\r\nabc',
    ],
  ])('a request with %s is refused and handed on to nobody', async (_what, rest) => {
    expect(await written(`POST /sign-in HTTP/1.1\r\nhost: x\r\n${rest}`)).toMatch(/^HTTP\/1\.1 400 /);
    expect(arrived).toEqual([]);
  });

  it('what a connection names as its own is not handed on, but for what others decide by', async () => {
    const named = 'close, x-mine, cookie, x-forwarded-for, origin, content-type';
    await written(
      `GET /o/x HTTP/1.1\r\nhost: x\r\nconnection: ${named}\r\nx-mine: 1\r\ncookie: a=b\r\norigin: https://evil.example\r\nte: gzip\r\nupgrade: h2c\r\n\r\n`,
    );
    const { headers } = last() ?? {};
    expect(headers).toMatchObject({
      cookie: 'a=b',
      origin: 'https://evil.example',
      'x-forwarded-for': '127.0.0.1',
    });
    for (const name of ['x-mine', 'te', 'upgrade']) expect(headers).not.toHaveProperty([name]);
  });
});
