import { once } from 'node:events';
import { Agent, createServer, get } from 'node:http';
import { describe, expect, it } from '@jest/globals';
import { appendForwardedFor } from './append-forwarded-for';

/** What a server of this process sees as `x-forwarded-for` when a visitor sends `sent`. */
async function seenBy(sent: Record<string, string>): Promise<string | string[] | undefined> {
  const agent = new Agent();
  const seen = Promise.withResolvers<string | string[] | undefined>();
  const server = createServer((request, response) => {
    seen.resolve(request.headers['x-forwarded-for']);
    response.end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const answered = Promise.withResolvers<unknown>();
  get({ port, host: '127.0.0.1', headers: sent, agent }, (response) =>
    response.on('end', () => answered.resolve(undefined)).resume(),
  );
  const [value] = await Promise.all([seen.promise, answered.promise]);
  agent.destroy();
  server.close();
  return value;
}

describe('the address of a visitor', () => {
  appendForwardedFor();

  it('is the address that the connection came from', async () => {
    expect(await seenBy({})).toBe('127.0.0.1');
  });

  it('cannot be replaced by a header: the last hop is always the connection’s own', async () => {
    expect(await seenBy({ 'x-forwarded-for': '203.0.113.9' })).toBe('203.0.113.9, 127.0.0.1');
  });
});
