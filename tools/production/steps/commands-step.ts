import type { ProductionStep } from '../production-step.ts';

/** What each command says where all is well. */
const expected: readonly (readonly [words: readonly string[], says: RegExp])[] = [
  [['--help'], /^firstday COMMAND[^]*token create NAME/],
  [['version'], /^Firstday \d+\.\d+\.\d+ for linux /],
  [['token', 'create', 'Payroll', '--account', 'test'], /^fd_test_/],
  [['token', 'list', '--account', 'test'], /Payroll/],
  [['sign-in', 'ada@example.com'], /^http:\/\/localhost:\d+\/sign-in\?link=/],
  [['health'], /^ok$/m],
  [['key', 'list'], /^[0-9a-f]{8} {2}/],
  [['migrate'], /The database is up to date\./],
  [['verify'], /0 faults\./],
];

/** The console, on the database of the service that runs. */
export const commandsStep: ProductionStep = {
  title: 'bin/firstday does what an operator asks',
  run: async (release) => {
    for (const [words, says] of expected) {
      const said = await release.run(...words);
      if (!says.test(said)) throw new Error(`firstday ${words.join(' ')} said ${said.slice(0, 200)}`);
    }
    return expected.map(([[name]]) => name).join(', ');
  },
};
