import { bootstrap } from '../setup/bootstrap.mjs';

/** `npm run firstday -- …`: what `bin/firstday` of a release does. */
await bootstrap(import.meta.filename, async () => {
  const { runCommand } = await import('../../apps/launcher/src/commands/run-command.ts');
  process.exitCode = await runCommand(process.argv.slice(2));
});
