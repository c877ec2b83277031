import type { Command } from './command.ts';

/** Everything but the keys in one encrypted file, and the keys in another. */
export const backupCommand: Command = {
  name: 'backup',
  lines: [
    ['backup --to FOLDER', 'makes an encrypted backup while the service goes on'],
    ['backup keys --to FILE', 'makes one of the keys, to be kept apart from the rest'],
    [
      'backup verify FILE',
      'reads a backup to its last byte, and restores nothing [--signer FINGERPRINT]; ends with 3 where its signer is unknown',
    ],
  ],
  run: async (words) => {
    const { runBackup } = await import('./run-backup.ts');
    return runBackup(words);
  },
};
