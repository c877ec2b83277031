import type { Command } from './command.ts';

/** What is in order, and what is not. */
export const doctorCommand: Command = {
  name: 'doctor',
  lines: [['doctor', 'says what is wrong with the installation, and what to do [--json]']],
  run: async (words) => {
    const { runDoctor } = await import('./run-doctor.ts');
    return runDoctor(words);
  },
};
