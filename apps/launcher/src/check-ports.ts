import { isPortFree } from '../../../tools/process/ports.mjs';
import { Trouble } from '../../../tools/setup/say.mjs';
import type { Settings } from './settings.ts';

/** @throws Trouble with a line for each port that another program has */
export async function checkPorts({ port, workerPort, everifySimulator, role }: Settings): Promise<void> {
  const ports = {
    ...(role === 'worker' ? { WORKER_PORT: workerPort } : { PORT: port }),
    EVERIFY_SIMULATOR: everifySimulator.port,
  };
  const taken: string[] = [];
  for (const [name, number] of Object.entries(ports)) {
    if (number && !(await isPortFree(number)))
      taken.push(`Port ${number} is taken by another program. Free it, or set ${name}.`);
  }
  if (taken.length) throw new Trouble(taken.join('\n'));
}
