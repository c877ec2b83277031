import { EventEmitter, once } from 'node:events';
import { Agent, createServer, get, type IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, expect, it } from '@jest/globals';
import { endKeptConnections } from './end-kept-connections';

let undo = (): void => undefined;
// Other specs of the same worker have servers too.
afterEach(() => undo());

it('ends soon after it was told to, though a proxy asks again and again over a kept connection', async () => {
  const signals = new EventEmitter();
  undo = endKeptConnections(signals);
  const server = createServer((_request, response) => void wait(30).then(() => response.end('ok')));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = async (): Promise<IncomingMessage> => {
    const [answer] = await once(get({ port, host: '127.0.0.1', agent }), 'response');
    await once(answer.resume(), 'end');
    return answer;
  };
  expect((await ask()).headers.connection).toBe('keep-alive');
  const underWay = ask();
  await wait(10);

  const closed = once(server, 'close');
  // As Next.js does.
  signals.emit('SIGTERM');
  server.close();
  await underWay;
  await ask().catch(() => undefined);
  // The proxy keeps what it may keep.
  await closed;
  agent.destroy();
});
