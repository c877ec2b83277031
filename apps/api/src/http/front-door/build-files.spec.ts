import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, type Server, createServer, request as ask } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { BuildFiles } from './build-files.js';

const script = 'console.log("page")';
let folder: string;
let server: Server;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'firstday-build-'));
  mkdirSync(join(folder, 'chunks'));
  writeFileSync(join(folder, 'chunks', 'a.js'), script);
  writeFileSync(join(folder, 'chunks', 'a.js.br'), brotliCompressSync(script));
  writeFileSync(join(folder, 'chunks', 'a.js.gz'), gzipSync(script));
  writeFileSync(join(folder, 'chunks', 'plain.css'), 'p{}');
  writeFileSync(join(folder, 'chunks', 'notes.txt'), 'of the build');
  const files = new BuildFiles(folder);
  server = createServer((request, response) => files.answer(request, response) || response.end('the web'));
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true });
});

async function got(path: string, accepted = '', method = 'GET'): Promise<[IncomingMessage, Buffer]> {
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const asked = ask({
    port,
    host: '127.0.0.1',
    path,
    method,
    headers: { 'accept-encoding': accepted },
  }).end();
  const [answer] = await once(asked, 'response');
  return [answer, await buffer(answer)];
}

describe('files of the build', () => {
  it('come as small as the visitor can unpack them, and may be kept for ever', async () => {
    const open = { br: brotliDecompressSync, gzip: gunzipSync };
    for (const [accepted, encoding] of [
      ['gzip, deflate, br, zstd', 'br'],
      ['gzip, deflate', 'gzip'],
      ['br;q=0, gzip;q=0.5', 'gzip'],
    ] as const) {
      const [{ headers }, body] = await got('/_next/static/chunks/a.js?dpl=1', accepted);
      expect([accepted, headers['content-encoding'], headers.vary]).toEqual([
        accepted,
        encoding,
        'accept-encoding',
      ]);
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(open[encoding](body).toString()).toBe(script);
    }
    const [{ headers }, body] = await got('/_next/static/chunks/a.js', 'br;q=0');
    expect([headers['content-encoding'], headers['content-type'], body.toString()]).toEqual([
      undefined,
      'application/javascript; charset=utf-8',
      script,
    ]);
    const [head, none] = await got('/_next/static/chunks/a.js', '', 'HEAD');
    expect([head.headers['content-length'], none.length]).toEqual([String(script.length), 0]);
  });

  it('that nobody packed come as they are', async () => {
    expect(String((await got('/_next/static/chunks/plain.css', 'br, gzip'))[1])).toBe('p{}');
  });

  it.each([
    ['/_next/static/chunks/b.js', 'GET'],
    ['/_next/static/chunks/notes.txt', 'GET'],
    ['/_next/static/chunks/a.js.br', 'GET'],
    ['/_next/static/chunks/../chunks/a.js', 'GET'],
    ['/_next/static/chunks/a.js', 'POST'],
    ['/_next/static/', 'GET'],
    ['/sign-in', 'GET'],
  ])('%s (%s) is left to the web', async (path, method) => {
    expect(String((await got(path, '', method))[1])).toBe('the web');
  });
});
