import { once } from 'node:events';
import { Agent, type IncomingHttpHeaders, createServer, get, request as send } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from '@jest/globals';
import { openFrontDoor } from './front-door';
import { type Listener, trustedPeers } from './trusted-peers';

let trusts = false;
let isHttps = false;
openFrontDoor({
  peers: { has: () => trusts },
  get isHttps() {
    return isHttps;
  },
});
afterEach(() => {
  trusts = false;
  isHttps = false;
});

/** What a server of this process sees of a visitor that sends these headers, and what it answers. */
async function visited(sent: Record<string, string>, path = '/o/x') {
  const agent = new Agent();
  const seen = Promise.withResolvers<IncomingHttpHeaders>();
  const server = createServer((request, response) => {
    seen.resolve(request.headers);
    response.end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const answered = Promise.withResolvers<IncomingHttpHeaders>();
  get({ port, host: '127.0.0.1', path, headers: sent, agent }, (response) =>
    response.on('end', () => answered.resolve(response.headers)).resume(),
  );
  const [headers, answer] = await Promise.all([seen.promise, answered.promise]);
  agent.destroy();
  server.close();
  return { headers, answer };
}

const claims = {
  'x-forwarded-for': '203.0.113.9',
  'x-forwarded-host': 'evil.example',
  'x-forwarded-proto': 'https',
  'x-forwarded-port': '444',
  'x-forwarded-server': 'evil',
  forwarded: 'for=203.0.113.9;host=evil.example',
  'x-real-ip': '203.0.113.9',
};
const forwarding = (headers: IncomingHttpHeaders) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => name in claims));

describe('what a visitor says of its own request', () => {
  it('is dropped: the address is that of the connection, and host and protocol are nobody’s word', async () => {
    expect(forwarding((await visited(claims)).headers)).toEqual({ 'x-forwarded-for': '127.0.0.1' });
    expect(forwarding((await visited({})).headers)).toEqual({ 'x-forwarded-for': '127.0.0.1' });
  });

  it('counts as a trusted proxy says it, whose own address comes last', async () => {
    trusts = true;
    expect(forwarding((await visited(claims)).headers)).toEqual({
      'x-forwarded-for': '203.0.113.9, 127.0.0.1',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'https',
    });
  });
});

describe('what every answer begins with', () => {
  it('is that no cache keeps it, but for the files of the build', async () => {
    for (const path of ['/', '/o/x', '/people', '/health', '/components/employees/list?code=1'])
      expect([path, (await visited({}, path)).answer['cache-control']]).toEqual([path, 'no-store']);
    for (const path of ['/_next/static/a.js', '/embed.js', '/icon.svg?x', '/api/docs'])
      expect([path, (await visited({}, path)).answer['cache-control']]).toEqual([path, undefined]);
  });

  it('is that a browser stays with https where the service is reached by it', async () => {
    expect((await visited({})).answer).not.toHaveProperty('strict-transport-security');
    isHttps = true;
    expect((await visited({})).answer['strict-transport-security']).toBe('max-age=31536000');
  });
});

describe('who is a trusted proxy', () => {
  const listener = { baseUrl: 'http://localhost:3000', host: '127.0.0.1', port: '3000', trustedProxies: '' };
  const trusted = (more: Partial<Listener>, address: string) =>
    trustedPeers({ ...listener, ...more }).has(address);

  it('is nobody where people reach this very listener', () => {
    for (const baseUrl of ['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000', undefined])
      for (const address of ['127.0.0.1', '::1', '::ffff:127.0.0.1', '203.0.113.9'])
        expect([baseUrl, trusted({ baseUrl }, address)]).toEqual([baseUrl, false]);
  });

  it('is this machine where the service is reached by https, another port or another name', () => {
    for (const baseUrl of [
      'https://localhost',
      'http://localhost:8080',
      'https://hr.example.com',
      'http://hr.internal',
    ])
      for (const address of ['127.0.0.1', '::1', '::ffff:127.0.0.1', '127.8.9.1'])
        expect([baseUrl, trusted({ baseUrl }, address)]).toEqual([baseUrl, true]);
    expect(trusted({ baseUrl: 'https://hr.example.com', host: '10.0.0.5' }, '10.0.0.5')).toBe(true);
    expect(trusted({ baseUrl: 'https://hr.example.com' }, '203.0.113.9')).toBe(false);
  });

  it('is whom the operator names, by address or network', () => {
    const trustedProxies = '10.0.0.5, 10.1.0.0/16 fd00::/8';
    for (const address of ['10.0.0.5', '10.1.255.1', '::ffff:10.1.0.1', 'fd00::1'])
      expect([address, trusted({ trustedProxies }, address)]).toEqual([address, true]);
    for (const address of ['10.0.0.6', '10.2.0.1', 'fe80::1', '', 'x'])
      expect([address, trusted({ trustedProxies }, address)]).toEqual([address, false]);
  });
});

describe('a body in chunks', () => {
  it('is counted as it comes: a page is given no more than 1 MiB of it, and the visitor reads 413', async () => {
    let given = 0;
    const server = createServer((request, response) => {
      request.on('data', (chunk: Buffer) => (given += chunk.length));
      request.on('error', () => undefined).on('end', () => response.end());
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const address = server.address();
    const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
    const sent = async (kibibytes: number) => {
      const asked = send({ port, host: '127.0.0.1', path: '/sign-in', method: 'POST' });
      asked.on('error', () => undefined);
      const answered = once(asked, 'response');
      for (let at = 0; at < kibibytes; at += 64) asked.write(Buffer.alloc(65_536));
      if (kibibytes <= 1024) asked.end();
      const [response] = await answered;
      asked.destroy();
      return response.statusCode;
    };
    expect(await sent(1024)).toBe(200);
    expect(given).toBe(2 ** 20);
    given = 0;
    expect(await sent(1088)).toBe(413);
    expect(given).toBeLessThanOrEqual(2 ** 20);
    expect(server.keepAliveTimeout).toBeGreaterThan(60_000);
    server.closeAllConnections();
    server.close();
  });
});

describe('what is refused at the door', () => {
  it('never reaches a page, and is answered in the words of the published interface', async () => {
    let reached = 0;
    const server = createServer((_request, response) => {
      reached += 1;
      response.end();
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const address = server.address();
    const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
    const ask = async (path: string, headers: Record<string, string> = {}) => {
      const asked = send({ port, host: '127.0.0.1', path, method: 'POST', headers }).on(
        'error',
        () => undefined,
      );
      asked.flushHeaders();
      const [response] = await once(asked, 'response');
      const answer = { status: response.statusCode, body: await text(response) };
      asked.destroy();
      return answer;
    };
    const malformed = await ask('/api/v1/%E0%A4%A');
    expect([malformed.status, JSON.parse(malformed.body)._tag]).toEqual([400, 'BadRequestError']);
    expect((await ask('/sign-in', { 'content-length': String(2 ** 20 + 1) })).status).toBe(413);
    expect(reached).toBe(0);
    expect((await ask('/sign-in', { 'content-length': '0' })).status).toBe(200);
    server.closeAllConnections();
    server.close();
  });
});
