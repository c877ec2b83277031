import type { ProductionStep } from '../production-step.ts';

/** With nothing but what was unpacked, and no network. */
export const startStep: ProductionStep = {
  title: 'it starts within a minute, as a user without rights',
  run: async (release) => `healthy after ${(await release.start()).toFixed(1)} s`,
};
