import { once } from 'node:events';
import { type ClientRequest, createServer, request as send } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import express from 'express';
import { ProblemError } from '../../context/problem-error.js';
import { readUploads } from './read-uploads.js';

const pace = { milliseconds: 100, minBytes: 1000, maxBytes: 100_000 };
const taken: number[] = [];
const app = express();
app.post('/', (request, response) => {
  const take = async ({ content }: { content: AsyncIterable<Buffer> }) => {
    let size = 0;
    for await (const piece of content) size += piece.length;
    taken.push(size);
  };
  readUploads(request, take, pace).then(
    () => response.status(200).end(),
    (error: unknown) => response.status(error instanceof ProblemError ? error.status : 500).end(),
  );
});
const server = createServer(app);
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

function begin(): ClientRequest {
  const asked = send({
    host: '127.0.0.1',
    port,
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=edge' },
  });
  asked.on('error', () => undefined);
  asked.write('--edge\r\ncontent-disposition: form-data; name="files"; filename="a"\r\n\r\n');
  return asked;
}
async function statusOf(asked: ClientRequest): Promise<number> {
  const [response] = await once(asked, 'response');
  await buffer(response);
  return response.statusCode;
}

describe('an upload', () => {
  it('that stands still is broken off, and its file with it', async () => {
    const before = taken.length;
    expect(await statusOf(begin())).toBe(400);
    expect(taken.length).toBe(before);
  });

  it('that sends a byte now and then is broken off as well', async () => {
    const asked = begin();
    const timer = setInterval(() => asked.write('x'), 10);
    expect(await statusOf(asked)).toBe(400);
    clearInterval(timer);
  });

  it('that comes at a steady pace is read for as long as it takes', async () => {
    const asked = begin();
    const status = statusOf(asked);
    for (let times = 0; times < 10; times += 1) {
      asked.write(Buffer.alloc(3000));
      await pause(40);
    }
    asked.end('\r\n--edge--\r\n');
    expect(await status).toBe(200);
    expect(taken.at(-1)).toBe(30_000);
  });

  it('that never comes to its first file, or to an end, is 413 once it is too much', async () => {
    const asked = send({
      host: '127.0.0.1',
      port,
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=edge' },
    });
    asked.on('error', () => undefined);
    const timer = setInterval(() => asked.write(Buffer.alloc(20_000, 'x')), 5);
    expect(await statusOf(asked)).toBe(413);
    clearInterval(timer);
    asked.destroy();
  });
});
