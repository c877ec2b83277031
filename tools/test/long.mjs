import { bootstrap } from '../setup/bootstrap.mjs';

await bootstrap(import.meta.filename, async () => {
  const { runLong } = await import('./run-long.mjs');
  process.exit(await runLong());
});
