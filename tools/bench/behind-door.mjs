import { randomBytes } from 'node:crypto';
import { dirname } from 'node:path';

import { freePort } from '../process/ports.mjs';
import { webFiles, webServer } from '../setup/build.mjs';
import { apiArguments } from '../../apps/launcher/src/api-arguments.ts';
import { webHost } from '../../apps/launcher/src/environments-of.ts';
import { serveProgram } from './served-program.mjs';

/**
 * The API at its public address, with the web behind it, as `npm start` runs them.
 * @param {{dataDir: string, environment: Record<string, string>}} place
 * @returns {Promise<{api: object, web: object, stop: () => Promise<void>}>}
 */
export async function serveBehindDoor({ dataDir, environment }) {
  const token = randomBytes(32).toString('base64url');
  const webPort = await freePort();
  const webUrl = `http://${webHost}:${webPort}`;
  const api = await serveProgram(apiArguments, {
    dataDir,
    environment: { ...environment, WEB_URL: webUrl, INTERNAL_TOKEN: token, WEB_FILES: webFiles },
    readyPath: '/health/live',
  });
  const { PATH } = environment;
  const web = await serveProgram([webServer], {
    dataDir,
    environment: { PATH, NODE_ENV: 'production', HOSTNAME: webHost, API_URL: api.url, BASE_URL: api.url },
    readyPath: '/health',
    cwd: dirname(webServer),
    port: webPort,
  });
  const stop = async () => {
    await api.stop();
    await web.stop();
  };
  return { api, web, stop };
}
