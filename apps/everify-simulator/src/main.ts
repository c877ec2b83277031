import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { Simulator } from './simulator.ts';

/**
 * `node apps/everify-simulator/src/main.ts PORT [FOLDER] [--shape a|b]`: serves until it is told to stop; cases are kept in the
 * folder, and the shape is the form of its answers.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { shape: { type: 'string', default: 'a' } },
});
const [port, folder] = positionals;
const { shape } = values;
if (shape !== 'a' && shape !== 'b') throw new Error('--shape is a or b');
const simulator = new Simulator({
  answerSeconds: 120,
  shape,
  ...(folder ? { stateFile: join(folder, 'everify-simulator.json') } : {}),
});
console.log(`E-Verify simulator: ${await simulator.listen(Number(port))}`);
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => void simulator.close().then(() => process.exit(0)));
