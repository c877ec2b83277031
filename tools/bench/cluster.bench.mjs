import { clusterOptions, longForm } from '../cluster/cluster-options.ts';
import { proveCluster } from '../cluster/prove-cluster.ts';

/**
 * `npm run bench -- cluster`: half an hour of `npm run test:cluster`, with processes killed every 20 seconds, two failovers and a bucket
 * that refuses for a minute. `--minutes`, `--kill-every`, `--apis` and others say otherwise.
 * @param {string[]} flags
 */
export async function run(flags) {
  if (!(await proveCluster(clusterOptions(flags, longForm)))) process.exitCode = 1;
}
