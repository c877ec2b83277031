import { randomInt } from 'node:crypto';
import { join } from 'node:path';

import { binFolder } from '../setup/root.mjs';
import { run, withOurNode } from '../setup/run.mjs';
import { say } from '../setup/say.mjs';
import { testEnvironment } from './environment.mjs';

const defaults = { PROPERTY_RUNS: '20000', ISSUING_CASES: '100000' };

/** The tests that ask at random, a hundred times as often as `npm test` and otherwise each time; takes hours. */
export async function runLong() {
  const seed = process.env.PROPERTY_SEED || String(randomInt(2 ** 31));
  const settings = { ...defaults, ...process.env, PROPERTY_SEED: seed };
  say(
    `${settings.PROPERTY_RUNS} requests an operation. The same ones again: PROPERTY_SEED=${seed} npm run test:long`,
  );
  const args = [
    '--selectProjects=contract',
    '--maxWorkers=2',
    ...process.argv.slice(2),
    'requests-of|issued-authority',
  ];
  const env = withOurNode({ ...settings, ...testEnvironment() });
  const { code } = await run(join(binFolder, 'jest'), args, { env, onLine: say, orphaned: 'INT' });
  return code;
}
