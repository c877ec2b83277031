import { spawn } from 'node:child_process';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

import { inProduction } from '../bench/in-production.mjs';
import { removeDataFolder } from '../../apps/launcher/src/postgres/cluster-place.ts';
import { startPostgres } from '../../apps/launcher/src/postgres/embedded-postgres.ts';
import { temporaryFolder } from '../../apps/launcher/src/postgres/temporary-postgres.ts';
import { freePort } from '../process/ports.mjs';
import { waitUntil } from '../process/wait.mjs';
import { apiFolder } from '../setup/build.mjs';
import { root } from '../setup/root.mjs';
import { apiSources, rooms } from './rooms.ts';

interface Script {
  readonly url: string;
  readonly functions: readonly {
    readonly functionName: string;
    readonly ranges: readonly { readonly count: number }[];
  }[];
}

/** The rooms that are of the product itself; those below carry every request, whatever it asks. */
const productRooms = new Set<string>(
  rooms.slice(rooms.indexOf('events')).filter((room) => room !== 'identity'),
);

const builtApi = apiSources.replace(/src$/, 'dist/');

export type EnteredFiles = Record<'carriage' | 'product' | 'libraries', readonly string[]>;

/** Which of the files carry every request, which are of the product itself, and which are of the libraries. */
export function sortEntered(files: readonly string[]): EnteredFiles {
  const roomOf = (file: string) =>
    file.startsWith(builtApi) ? file.slice(builtApi.length).split('/')[0] : undefined;
  return {
    carriage: files.filter((file) => file.startsWith(builtApi) && !productRooms.has(roomOf(file) ?? '')),
    product: files.filter((file) => productRooms.has(roomOf(file) ?? '')),
    libraries: files.filter((file) => !file.startsWith(builtApi)),
  };
}

/**
 * The files of the built API and of its libraries in which a function runs when a placement is made by POST, with the
 * tasks that its policies ask for. The first such request is not counted: it compiles and caches.
 */
export async function filesEnteredByPlacement(): Promise<string[]> {
  const dataDir = temporaryFolder('firstday-house-');
  const postgres = await startPostgres({ dataDir, remove: true });
  try {
    const { token, environment } = await inProduction(dataDir, postgres.url, { ROLE: 'api' });
    const port = String(await freePort());
    const env = { ...environment, PORT: port, BASE_URL: `http://127.0.0.1:${port}` };
    const server = spawn(process.execPath, ['--inspect=127.0.0.1:0', join(apiFolder, 'main.js')], {
      env,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    try {
      const inspector = await inspectorOf(server.stderr);
      return await watch(inspector, `http://127.0.0.1:${port}/api/v1`, token);
    } finally {
      server.kill('SIGTERM');
      await waitUntil(() => server.exitCode !== null || server.signalCode !== null, { within: 20_000 });
    }
  } finally {
    await postgres.stop();
    removeDataFolder(dataDir);
  }
}

/** The address that Node prints of its inspector. */
function inspectorOf(output: NodeJS.ReadableStream): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    output.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      const [, address] = /Debugger listening on (ws:\S+)/.exec(text) ?? [];
      if (address) resolve(address);
    });
    output.on('end', () => reject(new Error(`The API did not start:\n${text}`)));
  });
}

async function watch(inspector: string, api: string, token: string): Promise<string[]> {
  const ask = async (path: string, body: object): Promise<{ readonly id: string }> => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const answer = await fetch(api + path, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`POST ${path} answered ${answer.status}: ${await answer.text()}`);
    return answer.json();
  };
  const isUp = () =>
    fetch(`${api}/employees`).then(
      () => true,
      () => false,
    );
  if (!(await waitUntil(isUp, { within: 60_000 }))) throw new Error('The API does not answer.');
  const address = { street: '7 Pine Street', city: 'New York', state: 'NY', zip: '10005', country: 'USA' };
  const employer = await ask('/employers', { name: 'Harbor Foods', ein: '12-3456789', address });
  const placement = async (): Promise<void> => {
    const person = await ask('/employees', {
      first_name: 'Ana',
      last_name: 'Flores',
      email: 'ana.flores@example.com',
      address,
    });
    await profiler.send('Profiler.takePreciseCoverage');
    await ask('/placements', {
      employee_id: person.id,
      employer_id: employer.id,
      start_date: '2026-12-01',
      create_tasks: true,
    });
  };
  const profiler = await connect(inspector);
  try {
    await profiler.send('Profiler.enable');
    await profiler.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
    await placement();
    await placement();
    return enteredFiles((await profiler.send('Profiler.takePreciseCoverage')).result ?? []);
  } finally {
    profiler.close();
  }
}

function enteredFiles(scripts: readonly Script[]): string[] {
  return scripts
    .filter(({ url }) => url.startsWith('file:') && !url.includes('/node_modules/'))
    .filter(({ functions }) =>
      functions.some(({ functionName, ranges }) => functionName !== '' && (ranges[0]?.count ?? 0) > 0),
    )
    .map(({ url }) => relative(root, fileURLToPath(url)))
    .toSorted();
}

interface Profiler {
  send(method: string, params?: object): Promise<{ readonly result?: readonly Script[] }>;
  close(): void;
}

function connect(address: string): Promise<Profiler> {
  const socket = new WebSocket(address);
  const awaited = new Map<number, (result: { readonly result?: readonly Script[] }) => void>();
  socket.addEventListener('message', ({ data }) => {
    const { id, result } = JSON.parse(String(data));
    awaited.get(id)?.(result);
    awaited.delete(id);
  });
  const send: Profiler['send'] = (method, params = {}) =>
    new Promise((resolve) => {
      const id = awaited.size + Math.floor(performance.now() * 1000);
      awaited.set(id, resolve);
      socket.send(JSON.stringify({ id, method, params }));
    });
  return new Promise((resolve, reject) => {
    socket.addEventListener('open', () => resolve({ send, close: () => socket.close() }));
    socket.addEventListener('error', () => reject(new Error('The inspector does not answer.')));
  });
}
