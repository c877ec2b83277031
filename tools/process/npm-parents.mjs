import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

import { commandOf, isRunning } from './running.mjs';

/**
 * Calls `onGone` once the npm that runs this command, or what stands between, was killed. Its shell does not pass
 * a signal on, and nobody can pass on a `kill -9`: the command would run on, unseen.
 */
export function watchNpm(onGone) {
  if (!process.env.npm_lifecycle_event) return;
  const parents = npmParents();
  const watch = setInterval(() => {
    if (parents.every(isRunning)) return;
    clearInterval(watch);
    onGone();
  }, 250);
  watch.unref();
}

/** From our parent up to npm; only our parent where npm is not among the next few. */
function npmParents() {
  const chain = [process.ppid];
  while (chain.length < 4 && !/^npm\b|npm-cli/.test(commandOf(chain.at(-1)))) {
    const next = parentOf(chain.at(-1));
    if (!next || next === 1) return [process.ppid];
    chain.push(next);
  }
  return chain.length < 4 ? chain : [process.ppid];
}

function parentOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return parentByPs(pid);
  }
}

function parentByPs(pid) {
  try {
    return Number(execFileSync('ps', ['-o', 'ppid=', '-p', String(pid)], { encoding: 'utf8' }));
  } catch {
    return undefined;
  }
}
