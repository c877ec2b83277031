import { bootstrap } from '../setup/bootstrap.mjs';

await bootstrap(import.meta.filename, async () => {
  const { runConsole } = await import('./console.mjs');
  process.exitCode = await runConsole(process.argv.slice(2));
});
