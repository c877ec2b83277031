import { once } from 'node:events';
import { type Socket, connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import express, { type NextFunction, type Request, type Response } from 'express';
import { jsonBody } from './json-body.js';
import { FastExpressAdapter } from './fast-express-adapter.js';
import { ProblemError } from '../context/problem-error.js';

const app = express();
app.use(
  '/json',
  jsonBody(() => 'known', { timeoutMilliseconds: 400 }),
);
app.use(
  '/refused',
  jsonBody(() => 'refused', { timeoutMilliseconds: 400 }),
);
/** As an upload: it is read to its end, and answered then. */
app.use('/upload', (request: Request, response: Response) => {
  request.resume().on('end', () => response.end());
});
app.use((request: Request, response: Response) => {
  response.json({ body: request.body ?? null });
});
app.use((error: unknown, _request: Request, response: Response, _next: NextFunction) => {
  response.status(error instanceof ProblemError ? error.status : 500).end();
});
const adapter = new FastExpressAdapter({ headers: 400, request: 1000, keepAlive: 72_000, checks: 50 });
adapter.getInstance().use(app);
adapter.initHttpServer({});
const server = adapter.getHttpServer();
let port = 0;
beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  port = typeof address === 'object' && address ? address.port : 0;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/**
 * What comes back to somebody who sends this, and then a byte now and then until shortly before the limit: a byte that
 * meets a closed connection takes away what was answered and not read yet.
 */
async function dripped(begin: string, limit = 400): Promise<string> {
  const began = performance.now();
  const socket: Socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.on('error', () => undefined).on('data', (chunk: Buffer) => (answer += chunk.toString()));
  socket.write(begin);
  const timer = setInterval(() => {
    // Looked at here, so that nothing is sent late where the machine stood still.
    if (performance.now() - began > limit - 250) clearInterval(timer);
    else if (socket.writable) socket.write('1');
  }, 20);
  await once(socket, 'close');
  clearInterval(timer);
  return answer;
}
/** Once it was not lost on its way. */
async function answered(begin: string): Promise<string> {
  let answer = '';
  for (let tries = 0; answer === '' && tries < 20; tries++) answer = await dripped(begin);
  return answer;
}
const head = (path: string, type: string) =>
  `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: ${type}\r\ncontent-length: 100000\r\n\r\n`;

describe('a request that comes a byte now and then', () => {
  it('is cut off while it is among its headers', async () => {
    expect(await answered('GET / HTTP/1.1\r\nhost: x\r\nx-a: ')).toMatch(/^HTTP\/1.1 408 /);
  });

  it('is answered with 408 while its JSON arrives, and the connection closed', async () => {
    for (const type of ['application/json', 'application/json;charset=utf-16le'])
      expect(await answered(head('/json', type))).toMatch(/^HTTP\/1.1 408 [^]*connection: close/i);
  });

  it('is cut off where nobody reads it, after its answer', async () => {
    expect(await answered(head('/refused', 'application/json'))).toMatch(/^HTTP\/1.1 200 /);
  });

  it('is cut off at the latest when a whole request may take no longer', async () => {
    // What was answered may be lost with the bytes that nobody reads any more; the connection ends in any case.
    expect(await dripped(head('/upload', 'multipart/form-data; boundary=x'), 1000)).toMatch(
      /^(HTTP\/1.1 408 |$)/,
    );
  });
});

it('a connection without a request outlives that of a balancer', () => {
  const usual = new FastExpressAdapter();
  usual.initHttpServer({});
  expect(usual.getHttpServer().keepAliveTimeout).toBeGreaterThan(60_000);
  expect(usual.getHttpServer().headersTimeout).toBe(15_000);
  usual.getHttpServer().close();
});
