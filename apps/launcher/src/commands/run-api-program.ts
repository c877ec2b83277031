import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { apiFolder } from '../../../../tools/setup/build.mjs';
import { withOurNode } from '../../../../tools/setup/run.mjs';
import { Trouble } from '../../../../tools/setup/say.mjs';
import type { Environment } from '../environment.ts';

export interface ApiProgramCall {
  /** The file in what is built of the API. */
  readonly program: string;
  readonly args: readonly string[];
  readonly env: Environment;
  /** Opens a channel to the program, and is given it once it runs. */
  readonly onStart?: (child: ChildProcess) => void;
}

/** Runs a program of the API on this terminal; answers its exit code. */
export function runApiProgram({ program, args, env, onStart }: ApiProgramCall): Promise<number> {
  const file = join(apiFolder, program);
  if (!existsSync(file)) throw new Trouble('Firstday is not built yet: run `npm start` once.');
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [file, ...args], {
      env: withOurNode(env),
      stdio: onStart ? ['inherit', 'inherit', 'inherit', 'ipc'] : 'inherit',
    });
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
    onStart?.(child);
  });
}
