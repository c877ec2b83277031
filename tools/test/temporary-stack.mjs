import { readFileSync } from 'node:fs';

import { removeDataFolder } from '../../apps/launcher/src/postgres/cluster-place.ts';
import { temporaryFolder } from '../../apps/launcher/src/postgres/temporary-postgres.ts';
import { freePort } from '../process/ports.mjs';
import { ensureBuild } from '../setup/build.mjs';
import { readSettings } from '../../apps/launcher/src/settings.ts';
import { Stack } from '../../apps/launcher/src/stack.ts';
import { testEnvironment } from './environment.mjs';

/** The whole stack on free ports with data of its own, gone after `stop()`; and its API as an integrator calls it. */
export async function startTemporaryStack() {
  const dataDir = temporaryFolder('firstday-stack-');
  const environment = {
    ...process.env,
    ...testEnvironment(),
    BASE_URL: '',
    DATA_DIR: dataDir,
    PORT: String(await freePort()),
  };
  const stack = new Stack({ settings: readSettings(environment), environment, prepare: ensureBuild });
  const stop = async () => {
    await stack.stop();
    removeDataFolder(dataDir);
  };
  try {
    await stack.start();
  } catch (error) {
    await stop();
    throw error;
  }
  const token = JSON.parse(readFileSync(stack.credentialsFile, 'utf8')).live.api_token;
  const call = (method, path, body) => callApi(stack.baseUrl, token, { method, path, body });
  return {
    baseUrl: stack.baseUrl,
    get: (path) => call('GET', path),
    post: (path, body) => call('POST', path, body),
    stop,
  };
}

async function callApi(baseUrl, token, { method, path, body }) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const response = await fetch(`${baseUrl}/api/v1${path}`, {
    method,
    headers,
    body: body && JSON.stringify(body),
  });
  if (!response.ok)
    throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`);
  return response.json();
}
