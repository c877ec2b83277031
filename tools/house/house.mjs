import { bootstrap } from '../setup/bootstrap.mjs';

/**
 * `npm run house`: figures of the structure; `--list` says what is behind each, `--entered` asks a running API too, and
 * `--write` draws the rooms into docs/house.md and writes the names of the code into docs/glossary.md.
 */
await bootstrap(import.meta.filename, async () => {
  const { printHouse } = await import('./print-house.ts');
  await printHouse(process.argv.slice(2));
});
