import { spawn } from 'node:child_process';
import { delimiter } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

import { guard } from '../process/guard.mjs';
import { binFolder, root } from './root.mjs';

/**
 * The environment of what we start: our Node first, so that scripts called without npm find it too.
 * @param {Readonly<Record<string, string | undefined>>} environment
 * @returns {Record<string, string | undefined>}
 */
export function withOurNode(environment = process.env) {
  return { ...environment, PATH: [binFolder, machinePath(environment)].join(delimiter) };
}

/** PATH as it was before npm put our own programs in front: for npm itself, which may replace them. */
export function machinePath(environment = process.env) {
  const folders = (environment.PATH ?? '').split(delimiter);
  return folders.filter((folder) => folder !== binFolder).join(delimiter);
}

/** For npm itself. */
export const machineEnvironment = () => ({ ...process.env, PATH: machinePath() });

/**
 * Runs a program to its end. Its output goes to `onLine`, one line at a time. Should we end before it, it gets the
 * signal `orphaned`.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{cwd?: string, env?: Readonly<Record<string, string | undefined>>, onLine?: (line: string) => void, orphaned?: string}} options
 * @returns {Promise<{code: number, output: string}>} never rejects: a program that cannot start has code 127
 */
export function run(
  command,
  args,
  { cwd = root, env = withOurNode(), onLine = () => undefined, orphaned = 'TERM' } = {},
) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
    const liftGuard = child.pid ? guard(-child.pid, { signal: orphaned }) : () => undefined;
    const lines = [];
    const take = lineSplitter((line) => {
      lines.push(line);
      onLine(line);
    });
    child.stdout.setEncoding('utf8').on('data', take);
    child.stderr.setEncoding('utf8').on('data', take);
    child.on('error', (error) => lines.push(error.message));
    child.on('close', (code) => {
      take('\n');
      liftGuard();
      resolve({ code: code ?? 127, output: lines.join('\n') });
    });
  });
}

/**
 * The end of an output, where programs say what went wrong.
 * @param {string} output
 */
export function lastLines(output, count = 30) {
  return output.trim().split('\n').slice(-count).join('\n');
}

function lineSplitter(onLine) {
  let rest = '';
  return (chunk) => {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop();
    for (const line of lines.map(stripVTControlCharacters)) if (line.trim()) onLine(line);
  };
}
