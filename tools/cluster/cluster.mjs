import { bootstrap } from '../setup/bootstrap.mjs';

/**
 * `npm run test:cluster`: several processes of everything behind a proxy, people who are hired, and processes, the primary and the
 * bucket that fail meanwhile. Three minutes; `npm run bench -- cluster` is the same for half an hour.
 */
await bootstrap(import.meta.filename, async () => {
  const { clusterOptions, shortForm } = await import('./cluster-options.ts');
  const { proveCluster } = await import('./prove-cluster.ts');
  const holds = await proveCluster(clusterOptions(process.argv.slice(2), shortForm));
  process.exitCode = holds ? 0 : 1;
});
