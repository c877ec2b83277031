import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { apiFolder } from '../../../../tools/setup/build.mjs';
import { withOurNode } from '../../../../tools/setup/run.mjs';
import { Trouble } from '../../../../tools/setup/say.mjs';
import type { Environment } from '../environment.ts';
import { parseFindings, type ShownFinding } from './shown-finding.ts';

const run = promisify(execFile);

/** What the API's program finds with these settings. */
export async function askDoctor(env: Environment, words: readonly string[] = []): Promise<ShownFinding[]> {
  const program = join(apiFolder, 'run-doctor-program.js');
  if (!existsSync(program)) throw new Trouble('Firstday is not built yet: run `npm start` once.');
  try {
    const { stdout } = await run(process.execPath, [program, ...words], {
      env: withOurNode(env),
      timeout: 120_000,
    });
    return parseFindings(stdout);
  } catch (error) {
    const said = typeof error === 'object' && error !== null && 'stderr' in error ? String(error.stderr) : '';
    throw new Trouble(said.trim() || 'The examination did not come to its end.', { cause: error });
  }
}
