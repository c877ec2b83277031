import { createServer, request } from 'node:http';
import { once } from 'node:events';
import { mkdtempSync, mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { env } from 'node:process';

import { operations } from '@firstday/domain';

import { serveProgram } from '../bench/served-program.mjs';
import { freePort } from '../process/ports.mjs';
import { webServer } from '../setup/build.mjs';

/** Below it the web finds an API that fails. */
const apiPath = '/failing-api';

/**
 * The pages of a running service as they are while its API fails: it says who is signed in, and answers 503 to all else.
 * @param {string} baseUrl of the service
 * @param {{ isFailing?: () => boolean }} [more] whether it does so just now; always, without it
 * @returns {Promise<{ baseUrl: string, stop: () => Promise<void> }>}
 */
export async function serveFailing(baseUrl, { isFailing = () => true } = {}) {
  const service = new URL(baseUrl);
  const webPort = await freePort();
  const door = createServer((incoming, answer) => {
    const path = incoming.url ?? '/';
    if (!path.startsWith(apiPath))
      return forward(incoming, answer, path.startsWith('/_next/') ? service.port : webPort, path);
    const isAnswered = !isFailing() || path.split('?')[0]?.endsWith(operations['sessions.current'].path);
    if (isAnswered) return forward(incoming, answer, service.port, path.slice(apiPath.length));
    incoming.resume();
    return answer.writeHead(503, { 'content-type': 'application/json' }).end('{}');
  });
  door.listen(0, '127.0.0.1');
  await once(door, 'listening');
  const { port } = door.address();
  const dataDir = mkdtempSync(join(tmpdir(), 'firstday-pictures-'));
  mkdirSync(join(dataDir, 'logs'));
  const web = await serveProgram([webServer], {
    dataDir,
    environment: {
      PATH: env.PATH ?? '',
      NODE_ENV: 'production',
      HOSTNAME: '127.0.0.1',
      API_URL: `http://127.0.0.1:${port}${apiPath}`,
      BASE_URL: baseUrl,
    },
    readyPath: '/health',
    cwd: dirname(webServer),
    port: webPort,
  });
  const stop = async () => {
    await web.stop();
    door.close();
    door.closeAllConnections();
    rmSync(dataDir, { recursive: true, force: true });
  };
  // Cookies are of a host, whatever its port.
  return { baseUrl: `http://${service.hostname}:${port}`, stop };
}

function forward(incoming, answer, port, path) {
  const { method, headers } = incoming;
  const outgoing = request({ host: '127.0.0.1', port, method, path, headers }, (received) => {
    answer.writeHead(received.statusCode ?? 502, received.headers);
    received.pipe(answer);
  });
  outgoing.on('error', () => answer.destroy());
  incoming.pipe(outgoing);
}
