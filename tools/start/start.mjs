import { bootstrap } from '../setup/bootstrap.mjs';

await bootstrap(import.meta.filename, async () => {
  const { serve } = await import(process.argv.includes('--dev') ? './develop.mjs' : './serve.mjs');
  await serve();
});
