import { bootstrap } from '../setup/bootstrap.mjs';

/** `npm run house`: figures of the structure; with `--list` what is behind each, with `--entered` also a running API. */
await bootstrap(import.meta.filename, async () => {
  const { printHouse } = await import('./print-house.ts');
  await printHouse(process.argv.slice(2));
});
