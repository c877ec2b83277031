import { bootstrap } from '../setup/bootstrap.mjs';

/** `npm run generate` writes every generated file anew; `npm run generate -- NAME` a migration of that name before. */
await bootstrap(import.meta.filename, async () => {
  const { generate } = await import('./write-generated.ts');
  await generate(process.argv[2]);
});
