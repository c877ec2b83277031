import { bootstrap } from '../setup/bootstrap.mjs';

/**
 * `npm run test:production`: what was released is unpacked elsewhere, runs without a network as another user, and does what a
 * company needs; it is backed up, lost, restored and replaced by another unpacked release. `--archive FILE` tries one that was made
 * before; `--earlier FILE` is a release of an earlier version, which then works on the database that the newer one left.
 */
await bootstrap(import.meta.filename, async () => {
  const { tryProduction } = await import('./try-production.ts');
  await tryProduction(process.argv.slice(2));
});
