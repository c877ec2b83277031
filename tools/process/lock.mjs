import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';

import { isRunning, startOf } from './running.mjs';

/**
 * Names a process for good: an id is used again after a while, an id with its start is not.
 * @typedef {{pid: number, start: string | undefined}} ProcessIdentity
 * @param {number} pid
 * @returns {ProcessIdentity}
 */
export function identityOf(pid) {
  return { pid, start: startOf(pid) };
}

/** @param {ProcessIdentity} process */
export function isAlive({ pid, start }) {
  return isRunning(pid) && startOf(pid) === start;
}

/**
 * What the holder of a lock wrote, or undefined.
 * @param {string} file
 * @returns {(ProcessIdentity & {machine?: string, parts?: ProcessIdentity[]}) | undefined}
 */
export function readLock(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Replaces what our own lock says, whole or not at all. */
export function updateLock(file, content) {
  renameSync(writeAside(file, content), file);
}

/**
 * Takes the lock, or answers undefined where a living process holds it. A lock whose holder was killed is taken over.
 * @param {string} file
 * @param {string} [machine] where several may reach the file: of a holder on another, nothing here tells whether it lives
 * @returns {(() => void) | undefined} gives the lock back
 */
export function acquireLock(file, machine) {
  const partial = writeAside(file, { machine });
  try {
    for (let attempt = 0; attempt < 5; attempt++) {
      if (tryToLink(partial, file)) return () => rmSync(file, { force: true });
      const holder = readLock(file);
      if (holder && (isElsewhere(holder, machine) || isAlive(holder))) return undefined;
      discard(file, holder);
    }
    return undefined;
  } finally {
    rmSync(partial, { force: true });
  }
}

/** Whether a lock is held on another machine than this one. */
export function isElsewhere(holder, machine) {
  return machine !== undefined && holder.machine !== undefined && holder.machine !== machine;
}

function writeAside(file, content) {
  const partial = `${file}.${process.pid}`;
  writeFileSync(partial, JSON.stringify({ ...identityOf(process.pid), ...content }), { mode: 0o600 });
  return partial;
}

/** Two may find the same stale lock: moving is atomic, and who moved a fresh one by mistake puts it back. */
function discard(file, stale) {
  const aside = `${file}.stale.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  const moved = readLock(aside);
  if (moved && moved.pid !== stale?.pid) tryToLink(aside, file);
  rmSync(aside, { force: true });
}

function tryToLink(from, to) {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    return false;
  }
}
