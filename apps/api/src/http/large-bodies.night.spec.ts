import { once } from 'node:events';
import { request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { TestApi } from '../testing/test-api.js';
import { bodyQueueLimits } from './body-queue.js';

const megabyte = 2 ** 20;
const body = JSON.stringify({ name: 'Harbor Foods', note: 'n'.repeat(megabyte - 100) });

let api: TestApi;
beforeAll(async () => {
  api = await TestApi.start();
});
afterAll(() => api.stop());

/** A request whose body stops short of its end. */
function begun(token: string): Socket {
  const { hostname, port } = new URL(api.url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  const head = [
    'POST /api/v1/clients HTTP/1.1',
    'host: x',
    `authorization: Bearer ${token}`,
    'content-type: application/json',
    `content-length: ${body.length}`,
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n${body.slice(0, -1)}`);
  return socket;
}
async function figure(name: string): Promise<number> {
  const text = (await api.request('GET', '/metrics')).bytes.toString();
  return Number(new RegExp(`^firstday_large_bodies_${name} (\\d+)$`, 'm').exec(text)?.[1]);
}
const figures = async () => [await figure('read'), await figure('waiting')];
async function until(expected: readonly number[]): Promise<void> {
  for (;;) {
    const now = await figures();
    if (now.join() === expected.join()) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

describe('two hundred bodies of a megabyte', () => {
  it('are read a few at a time, while others are served, and all are answered', async () => {
    const sockets = Array.from({ length: 200 }, () => begun(api.live.apiToken));
    const { ofSender } = bodyQueueLimits;
    await until([ofSender, 200 - ofSender]);
    expect((await api.call('forms.list')).status).toBe(200);
    expect((await api.call('clients.create', { body: { name: 'Small' } })).status).toBe(201);
    const other = await api.call('clients.create', { body: JSON.parse(body), token: api.stranger.apiToken });
    expect(other.status).toBe(400);
    const answers = sockets.map(async (socket) => {
      const [chunk] = await once(socket, 'data');
      return String(chunk).split('\r\n')[0];
    });
    for (const socket of sockets) socket.write('}');
    const answered = await Promise.all(answers);
    // Where the machine has so much else to do that some wait for 15 seconds, these are told to come again.
    const read = answered.filter((line) => line === 'HTTP/1.1 400 Bad Request');
    const sentAway = answered.filter((line) => line === 'HTTP/1.1 503 Service Unavailable');
    expect(read.length).toBeGreaterThanOrEqual(ofSender);
    expect(read.length + sentAway.length).toBe(200);
    await until([0, 0]);
    for (const socket of sockets) socket.destroy();
  });

  it('whose senders go away leave no place taken', async () => {
    const sockets = Array.from({ length: 50 }, () => begun(api.live.apiToken));
    await until([bodyQueueLimits.ofSender, 50 - bodyQueueLimits.ofSender]);
    for (const socket of sockets) socket.destroy();
    await until([0, 0]);
    expect((await api.call('clients.create', { body: { name: 'A', note: 'n'.repeat(4096) } })).status).toBe(
      201,
    );
  });

  it('without a credential are not read at all', async () => {
    const sockets = Array.from({ length: 20 }, () => begun('fd_live_unknown'));
    const answers = await Promise.all(sockets.map((socket) => once(socket, 'data')));
    expect(answers.every(([chunk]) => String(chunk).startsWith('HTTP/1.1 401'))).toBe(true);
    expect(await figures()).toEqual([0, 0]);
    for (const socket of sockets) socket.destroy();
  });
});

describe('a large body in chunks', () => {
  it('is read as one that says its length, and counts as large', async () => {
    const headers = {
      authorization: `Bearer ${api.live.apiToken}`,
      'content-type': 'application/json',
    };
    const asked = request(`${api.url}/api/v1/clients`, { method: 'POST', headers });
    asked.write(JSON.stringify({ name: 'In chunks' }));
    asked.end(' '.repeat(100_000));
    const [answer] = await once(asked, 'response');
    answer.resume();
    expect(answer.statusCode).toBe(201);
    expect(await figures()).toEqual([0, 0]);
  });
});
