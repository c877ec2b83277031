import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Whether a process of this id exists, whoever owns it. A finished child that nobody has collected is not running. */
export function isRunning(pid) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
  return statFields(pid)?.[0] !== 'Z';
}

/**
 * When a process began, as an opaque string, or undefined where it is gone. Together with its id it names one
 * process for good: an id alone is given to somebody else after a restart of the machine.
 */
export function startOf(pid) {
  const fields = statFields(pid);
  if (fields) return fields[19];
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || undefined;
  } catch {
    return undefined;
  }
}

/**
 * The command line of a process, empty where it is gone.
 * @param {number} pid
 */
export function commandOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
  } catch {
    return psCommandOf(pid);
  }
}

/**
 * Sends a signal; a process that is gone already is what was wanted.
 * @param {number} pid
 * @param {NodeJS.Signals} name
 */
export function signal(pid, name) {
  try {
    process.kill(pid, name);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

function psCommandOf(pid) {
  try {
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).trim();
  } catch {
    return '';
  }
}

/** The fields of /proc/PID/stat from the state on: the command before it is in parentheses and may hold spaces. */
function statFields(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return undefined;
  }
}
