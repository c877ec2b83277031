import { cpus } from 'node:os';

import { processorTime } from '../bench/rest-load.mjs';
import { postgresTime } from '../bench/webhooks-processes.mjs';
import type { Cluster } from './cluster.ts';

/** Milliseconds of processor by part; `others` are the proxies, the pooler, the bucket and the traffic itself. */
export type ProcessorShares = Readonly<
  Record<'api' | 'web' | 'workers' | 'primary' | 'replica' | 'others', number>
>;

/** What each part of the cluster has taken of the processors so far. */
export async function processorShares({ service, database }: Cluster['parts']): Promise<ProcessorShares> {
  const of = (parts: readonly { readonly pid: number | undefined }[]): number =>
    sum(parts.map(({ pid }) => (pid === undefined ? 0 : processorTime(pid) || 0)));
  const [primary = 0, replica = 0] = (await database.servers()).map((pid) => postgresTime(pid));
  const own = {
    api: of(service.apis),
    web: of(service.webs),
    workers: of(service.workers),
    primary,
    replica,
  };
  return { ...own, others: busy() - sum(Object.values(own)) };
}

/** Of all that ran on this machine. */
const busy = (): number => sum(cpus().map(({ times: { user, nice, sys, irq } }) => user + nice + sys + irq));

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
