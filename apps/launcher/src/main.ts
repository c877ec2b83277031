import { thisMachine, unsupportedMachine } from '../../../tools/setup/platform.mjs';
import { report, Trouble } from '../../../tools/setup/say.mjs';
import { runCommand } from './commands/run-command.ts';

/** What `bin/firstday` of a release runs, with the Node that the release has. */
try {
  const unsupported = unsupportedMachine(thisMachine());
  if (unsupported) throw new Trouble(unsupported);
  process.exitCode = await runCommand(process.argv.slice(2));
} catch (error) {
  report(error);
}
