import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { guard } from '../process/guard.mjs';
import { freePort } from '../process/ports.mjs';
import { signal } from '../process/running.mjs';
import { waitUntil } from '../process/wait.mjs';
import { Trouble } from '../setup/say.mjs';
import { processorTime } from './rest-load.mjs';

/** A program of this folder that is spoken to by messages. */
export async function child(program, env = process.env) {
  const forked = fork(join(import.meta.dirname, program), {
    env,
    stdio: ['ignore', 'ignore', process.env.BENCH_TROUBLE ? 'inherit' : 'ignore', 'ipc'],
    detached: true,
  });
  const stop = ended(forked);
  const untimelyEnd = once(forked, 'exit').then(() => {
    throw new Trouble(`${program} has ended.`);
  });
  untimelyEnd.catch(() => undefined);
  const [greeting] = await Promise.race([once(forked, 'message'), untimelyEnd]);
  const ask = async (message) => {
    const answered = once(forked, 'message');
    forked.send(message);
    return (await Promise.race([answered, untimelyEnd]))[0];
  };
  return { greeting, ask, stop, pid: forked.pid };
}

/** A process of the service in a role, whose log goes to a file. */
export async function serve(program, { dataDir, environment }, role) {
  const port = await freePort();
  const log = openSync(join(dataDir, 'logs', `${role}-${port}.log`), 'a');
  const args = [...(process.env.BENCH_NODE_FLAGS?.split(' ') ?? []), ...program];
  const env = { ...environment, PORT: String(port), WORKER_PORT: String(port), ROLE: role };
  const started = spawn(process.execPath, args, { env, stdio: ['ignore', log, log], detached: true });
  closeSync(log);
  const url = `http://127.0.0.1:${port}`;
  const service = { stop: ended(started), url, pid: started.pid };
  const isLive = () =>
    fetch(`${url}/health/live`).then(
      (answer) => answer.ok,
      () => false,
    );
  if (await waitUntil(isLive, { within: 60_000 })) return service;
  await service.stop();
  throw new Trouble(`${program.at(-1)} does not serve.`);
}

function ended(started) {
  const liftGuard = guard(-started.pid);
  const hasEnded = () => started.exitCode !== null || started.signalCode !== null;
  return async () => {
    if (!hasEnded()) signal(started.pid, 'SIGTERM');
    await waitUntil(hasEnded, { within: 15_000 });
    liftGuard();
  };
}

/** Milliseconds of processor that PostgreSQL has taken so far, with its connections; not a number without /proc. */
export function postgresTime(postmaster) {
  try {
    const running = readdirSync('/proc').filter(
      (name) => /^\d+$/.test(name) && parentOf(name) === postmaster,
    );
    const [own, ofEnded] = [processorTime(postmaster), timeOfEnded(postmaster)];
    return running.reduce((sum, pid) => sum + (processorTime(pid) || 0), own + ofEnded);
  } catch {
    return Number.NaN;
  }
}

const statusOf = (pid) => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');

function parentOf(pid) {
  try {
    return Number(statusOf(pid)[1]);
  } catch {
    return undefined;
  }
}

function timeOfEnded(pid) {
  const fields = statusOf(pid);
  return (Number(fields[13]) + Number(fields[14])) * 10;
}
