import type { Command } from './command.ts';

/** What an upgrade would do; the start of the new version does it. */
export const upgradeCommand: Command = {
  name: 'upgrade',
  lines: [
    [
      'upgrade --check',
      'says what this version would do to the database, and whether there is a way back [--json]',
    ],
  ],
  run: async (words) => {
    const { runUpgrade } = await import('./run-upgrade.ts');
    return runUpgrade(words);
  },
};
