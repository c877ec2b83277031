import type { Command } from './command.ts';

/** Everything, until a signal. */
export const startCommand: Command = {
  name: 'start',
  lines: [['start', 'brings the database up to date, and serves until it is stopped (Ctrl-C, SIGTERM)']],
  run: async () => {
    const { serve } = await import('../serve.ts');
    await serve();
    return undefined;
  },
};
