import { bootstrap } from '../setup/bootstrap.mjs';

/**
 * `npm run test:production`: what was released is unpacked elsewhere, runs without a network as another user, and does what a
 * company needs. `--archive FILE` tries one that was made before.
 */
await bootstrap(import.meta.filename, async () => {
  const { tryProduction } = await import('./try-production.ts');
  await tryProduction(process.argv.slice(2));
});
