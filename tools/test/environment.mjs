import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { root } from '../setup/root.mjs';

/** Where a checkout's surroundings may hold the official forms: they are not ours to put into the repository. */
const formsBeside = join('..', 'shared', 'compliance', 'pdfs');

/** What the tests find in the environment, given or not. */
export function testEnvironment(environment = process.env) {
  const forms = environment.OFFICIAL_FORMS_DIR || existing(resolve(root, formsBeside));
  return {
    // Neither a service's settings nor its data are the tests' to use.
    DATABASE_URL: '',
    DATA_DIR: '',
    NEXT_TELEMETRY_DISABLED: '1',
    // Hundreds of processes load the same modules.
    NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'firstday', 'compiled'),
    NODE_ENV: 'test',
    TZ: 'UTC',
    ...(forms ? { OFFICIAL_FORMS_DIR: resolve(root, forms) } : {}),
  };
}

function existing(folder) {
  return existsSync(folder) ? folder : undefined;
}
