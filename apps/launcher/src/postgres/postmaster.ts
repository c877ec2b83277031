import { readFileSync, rmSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';

import { commandOf, isRunning, signal } from '../../../../tools/process/running.mjs';
import { waitUntil } from '../../../../tools/process/wait.mjs';

/** The file `postmaster.pid` of a server. */
export interface Postmaster {
  readonly pid: number;
  readonly folder: string;
  readonly port: number;
  readonly status: string;
}

/** What a running server says of itself in its data folder; undefined where it left nothing. */
export function readPostmaster(cluster: string): Postmaster | undefined {
  try {
    const lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
    return {
      pid: Number(lines[0]),
      folder: lines[1] ?? '',
      port: Number(lines[3]),
      status: (lines[7] ?? '').trim(),
    };
  } catch {
    return undefined;
  }
}

/** The server that still runs on this cluster, say after a `kill -9` of who started it. */
export function runningPostmaster(cluster: string): Postmaster | undefined {
  const postmaster = readPostmaster(cluster);
  if (!postmaster?.pid || !isRunning(postmaster.pid)) return undefined;
  if (isPostgres(postmaster.pid) && isOn(cluster, postmaster)) return postmaster;
  // The id was given to another program since, or this is a copy of the folder of a server that runs; PostgreSQL itself
  // would refuse to start beside it.
  rmSync(join(cluster, 'postmaster.pid'), { force: true });
  return undefined;
}

/** Fast shutdown: transactions are rolled back, the log is checkpointed. Immediate, should that take too long. */
export async function stopPostmaster(pid: number): Promise<void> {
  signal(pid, 'SIGINT');
  if (await waitUntil(() => !isRunning(pid), { within: 20_000 })) return;
  signal(pid, 'SIGQUIT');
  if (await waitUntil(() => !isRunning(pid), { within: 5_000 })) return;
  signal(pid, 'SIGKILL');
  await waitUntil(() => !isRunning(pid), { within: 5_000 });
}

function isPostgres(pid: number): boolean {
  return basename(commandOf(pid).split(' ')[0] ?? '').startsWith('postgres');
}

/** Whether a server works in this very folder: its name may have changed since, or be that of what this is a copy of. */
function isOn(cluster: string, { pid, folder }: Postmaster): boolean {
  const here = numberOf(cluster);
  return [folder, `/proc/${pid}/cwd`].some((path) => numberOf(path) === here);
}

/** What names a folder on this machine; undefined where it is gone, or closed to us. */
function numberOf(path: string): string | undefined {
  try {
    const { dev, ino } = statSync(path);
    return `${dev}:${ino}`;
  } catch {
    return undefined;
  }
}
