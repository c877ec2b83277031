import { bootstrap } from '../setup/bootstrap.mjs';

await bootstrap(import.meta.filename, async () => {
  const { readOptions } = await import('./options.ts');
  const { Suite } = await import('./suite.ts');
  const { gate } = await import('./gate.ts');
  readOptions(process.argv.slice(2), process.env);
  const suite = new Suite();
  process.exit(await suite.run(() => gate(suite)));
});
