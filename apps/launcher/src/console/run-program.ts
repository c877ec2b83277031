import { spawn } from 'node:child_process';

import { withOurNode } from '../../../../tools/setup/run.mjs';
import type { Environment } from '../environment.ts';

/** Runs a program of ours at this terminal. @returns its exit code */
export function runProgram(args: readonly string[], environment: Environment): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { env: withOurNode(environment), stdio: 'inherit' });
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}
