import type { ProductionStep } from '../production-step.ts';

/** As systemd and container engines stop it. */
export const stopStep: ProductionStep = {
  title: 'it stops at SIGTERM and leaves no process',
  run: async (release) => {
    const code = await release.stop();
    if (code !== 0) throw new Error(`It ended with ${code}.`);
    const left = release.processes();
    if (left.length > 0) throw new Error(`Processes ${left.join(', ')} are left.`);
    return undefined;
  },
};
