import type { Command } from './command.ts';

/** The way back from a backup. */
export const restoreCommand: Command = {
  name: 'restore',
  lines: [
    [
      'restore --from FILE',
      'restores a backup into an empty folder [--keys FILE] [--data-dir FOLDER] [--signer FINGERPRINT]',
    ],
  ],
  run: async (words) => {
    const { runRestore } = await import('./run-restore.ts');
    return runRestore(words);
  },
};
