import { bootstrap } from '../setup/bootstrap.mjs';

/** `npm run release`: the archive that a machine in production unpacks; with `--twice` it is made again from nothing and compared. */
await bootstrap(import.meta.filename, async () => {
  const { makeRelease } = await import('./make-release.ts');
  await makeRelease({ isTwice: process.argv.includes('--twice') });
});
