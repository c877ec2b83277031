import type { Command } from './command.ts';

/** Whether the client of E-Verify works, against answers that are known or a service that is given. */
export const everifyCommand: Command = {
  name: 'everify',
  lines: [
    [
      'everify check',
      'runs the client of E-Verify against scripted answers of each known form [--shape a|b|mixed]',
    ],
    [
      'everify check --address URL --as FILE',
      'runs it against a service, with the user and test people of the file, and says what differs',
    ],
  ],
  run: async (words) => {
    const { runEverifyCheck } = await import('./run-everify-check.ts');
    return runEverifyCheck(words);
  },
};
