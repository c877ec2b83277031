import type { Command } from './command.ts';

/** What runs here. */
export const versionCommand: Command = {
  name: 'version',
  lines: [['version', 'says which version this is, and what it was made from']],
  run: async () => {
    const { describeVersion } = await import('../describe-version.ts');
    console.log(describeVersion());
    return 0;
  },
};
