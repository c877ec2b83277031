import { bootstrap } from '../setup/bootstrap.mjs';

await bootstrap(import.meta.filename, async () => {
  const { runEverything } = await import('./run-everything.ts');
  process.exit(await runEverything());
});
