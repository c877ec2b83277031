import type { Command } from './command.ts';

/** For whoever starts it again where it does not answer: container engines, monitors. */
export const healthCommand: Command = {
  name: 'health',
  lines: [['health', 'says whether the service of this machine does its work, and ends with 1 where not']],
  run: async () => {
    const { askHealth } = await import('../console/ask-health.ts');
    return askHealth();
  },
};
