import { bootstrap } from '../setup/bootstrap.mjs';

await bootstrap(import.meta.filename, async () => {
  // The night asks each operation: the list of them is read from the sources.
  await import('../house/run-from-source.mjs');
  const { readOptions } = await import('./options.ts');
  const { Suite } = await import('./suite.ts');
  const { night } = await import('./night.ts');
  const { slice } = readOptions(process.argv.slice(2), process.env);
  const suite = new Suite({ isNight: true });
  process.exit(await suite.run(() => night(suite, slice)));
});
