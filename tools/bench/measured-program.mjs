import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

import { guard } from '../process/guard.mjs';
import { lastLines } from '../setup/run.mjs';
import { Trouble } from '../setup/say.mjs';

/** Runs a program to its end: how long it took, and the most memory that it, or one that it started, had. */
export async function measuredProgram(command, args, env = process.env) {
  const began = performance.now();
  const child = spawn(command, args, { env, stdio: ['ignore', 'ignore', 'pipe'], detached: true });
  const liftGuard = guard(-child.pid);
  let mebibytes = 0;
  const look = setInterval(() => {
    mebibytes = Math.max(mebibytes, ...[child.pid, ...childrenOf(child.pid)].map(mostMemoryOf));
  }, 20);
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text) => (said += text));
  const code = await new Promise((resolve) => {
    child.on('error', ({ message }) => resolve(message));
    child.on('close', resolve);
  });
  clearInterval(look);
  liftGuard();
  if (code !== 0) throw new Trouble(`${command} ended with ${code}:\n${lastLines(said, 5)}`);
  return { seconds: (performance.now() - began) / 1000, mebibytes };
}

function childrenOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
  } catch {
    return [];
  }
}

function mostMemoryOf(pid) {
  try {
    return Math.round(Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1024);
  } catch {
    return 0;
  }
}
