import { join } from 'node:path';

import { Simulator } from './simulator.ts';

/** `node apps/everify-simulator/src/main.ts PORT [FOLDER]`: serves until it is told to stop; cases are kept in the folder. */
const [port, folder] = process.argv.slice(2);
const simulator = new Simulator({
  answerSeconds: 120,
  ...(folder ? { stateFile: join(folder, 'everify-simulator.json') } : {}),
});
console.log(`E-Verify simulator: ${await simulator.listen(Number(port))}`);
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => void simulator.close().then(() => process.exit(0)));
