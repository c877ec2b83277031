import { bootstrap } from '../setup/bootstrap.mjs';

await bootstrap(import.meta.filename, async () => {
  const { runEverything } = await import('./suite.mjs');
  process.exit(await runEverything());
});
