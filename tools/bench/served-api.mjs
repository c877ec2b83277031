import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { join } from 'node:path';

import { guard } from '../process/guard.mjs';
import { apiArguments, apiVariables } from '../../apps/launcher/src/api-arguments.ts';
import { freePort } from '../process/ports.mjs';
import { signal } from '../process/running.mjs';
import { waitUntil } from '../process/wait.mjs';
import { apiFolder } from '../setup/build.mjs';
import { lastLines, run as runCommand } from '../setup/run.mjs';
import { Trouble } from '../setup/say.mjs';

/** The built API on a database that it prepares, in a process of its own that is run as `npm start` does, to be asked over HTTP. */
export async function serve(environment) {
  const port = await freePort();
  const env = { ...apiVariables, ...environment, PORT: String(port), NODE_ENV: 'production' };
  const { code, output } = await runCommand(process.execPath, [join(apiFolder, 'migrate.js')], { env });
  if (code !== 0) throw new Trouble(`The database could not be prepared:\n${lastLines(output)}`);
  const server = spawn(
    process.execPath,
    [...(process.env.BENCH_NODE_FLAGS?.split(' ') ?? []), ...apiArguments],
    {
      env,
      stdio: 'ignore',
      detached: true,
    },
  );
  const liftGuard = guard(-server.pid);
  const agent = new Agent({ keepAlive: true });
  const send = (path, more) => answerOf(`http://127.0.0.1:${port}${path}`, { agent, ...more });
  const ask = (path, token) => send(path, { headers: token ? { authorization: `Bearer ${token}` } : {} });
  const isReady = () =>
    ask('/health/ready').then(
      () => true,
      () => false,
    );
  if (!(await waitUntil(isReady, { within: 60_000 }))) throw new Trouble('The API did not start.');
  return {
    ask,
    send,
    pid: server.pid,
    url: `http://127.0.0.1:${port}`,
    memory: () => memoryOf(server.pid),
    stop: async () => {
      agent.destroy();
      signal(-server.pid, 'SIGTERM');
      await waitUntil(() => server.exitCode !== null || server.signalCode !== null, { within: 10_000 });
      liftGuard();
    },
  };
}

/** The body of an answer and how long it took, in milliseconds. */
function answerOf(url, { agent, headers = {}, body }) {
  const start = performance.now();
  const json = body === undefined ? {} : { 'content-type': 'application/json' };
  const options = { agent, method: body === undefined ? 'GET' : 'POST', headers: { ...headers, ...json } };
  return new Promise((resolve, reject) => {
    const sent = request(url, options, (response) => {
      const chunks = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('end', () => {
        const ms = performance.now() - start;
        const text = Buffer.concat(chunks).toString();
        if (response.statusCode < 300) resolve({ ms, body: JSON.parse(text) });
        else reject(new Trouble(`${url} answered ${response.statusCode}: ${text.slice(0, 300)}`));
      });
    });
    sent.on('error', reject);
    sent.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

/** The memory of a process now, and the most that it ever took. */
export function memoryOf(pid) {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const [now, most] = ['VmRSS', 'VmHWM'].map((name) =>
    Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)[1]),
  );
  return `${Math.round(now / 1024)} MiB, at most ${Math.round(most / 1024)} MiB`;
}
