import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';

import { guard } from '../process/guard.mjs';
import { freePort } from '../process/ports.mjs';
import { signal } from '../process/running.mjs';
import { waitUntil } from '../process/wait.mjs';
import { root } from '../setup/root.mjs';
import { Trouble } from '../setup/say.mjs';

/**
 * A server as a process of its own, on a port that it is told as PORT, and whose log goes to a file.
 * @param {string[]} program
 * @param {{dataDir: string, environment: Record<string, string>, readyPath: string, cwd?: string, port?: number}} place
 */
export async function serveProgram(program, { dataDir, environment, readyPath, cwd = root, ...place }) {
  const port = place.port ?? (await freePort());
  const log = openSync(join(dataDir, 'logs', `server-${port}.log`), 'a');
  const args = [...(process.env.BENCH_NODE_FLAGS?.split(' ') ?? []), ...program];
  const env = { ...environment, PORT: String(port) };
  const child = spawn(process.execPath, args, { cwd, env, stdio: ['ignore', log, log], detached: true });
  closeSync(log);
  const liftGuard = guard(-child.pid);
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  const stop = async () => {
    if (!hasEnded()) signal(child.pid, 'SIGTERM');
    await waitUntil(hasEnded, { within: 10_000 });
    liftGuard();
  };
  const url = `http://127.0.0.1:${port}`;
  const answers = () =>
    fetch(url + readyPath).then(
      (answer) => answer.status < 500,
      () => false,
    );
  if (!(await waitUntil(async () => hasEnded() || answers(), { within: 60_000 })) || hasEnded()) {
    await stop();
    throw new Trouble(`${program.at(-1)} does not serve.`);
  }
  return { url, pid: child.pid, stop };
}
