import { sleep } from '../process/wait.mjs';
import { ensureBuild } from '../setup/build.mjs';
import { say } from '../setup/say.mjs';
import { AnswerLog } from './answer-log.ts';
import { Cluster } from './cluster.ts';
import { type ClusterOptions, shortForm } from './cluster-options.ts';
import { ensureClusterPrograms } from './cluster-programs.ts';
import { databaseWork, type DatabaseWork } from './cluster-sql.ts';
import { HiringTraffic } from './hiring-traffic.ts';
import { PersistentClient } from './persistent-client.ts';
import { processorShares } from './processor-shares.ts';

export interface GrowthOptions {
  /** Of measuring, for each number of API processes. */
  readonly seconds: number;
  readonly hirers: number;
}

const idleSeconds = 15;
const warmUpSeconds = 8;

type Parts = Cluster['parts'];
type Costs = Readonly<Record<string, number>>;

/** How many people a second can be hired with 3, 2 and 1 API processes, what a hire costs, and which part takes the processors. */
export async function measureGrowth({ seconds, hirers }: GrowthOptions): Promise<void> {
  await ensureClusterPrograms();
  await ensureBuild();
  const options: ClusterOptions = { ...shortForm, hirers };
  const cluster = await Cluster.start(options);
  try {
    const { parts } = cluster;
    await prepare(parts);
    const idle = await idleWork(parts);
    for (let apis = options.apis; apis > 0; apis--) {
      await measure(parts, { apis, seconds, hirers, idle });
      await parts.service.apis[apis - 1]?.stop();
    }
  } finally {
    await cluster.stop();
  }
}

async function prepare(parts: Parts): Promise<void> {
  const api = new PersistentClient(parts.baseUrl, new AnswerLog(), parts.token);
  await api.patch('/message_settings', { mode: 'on' });
  await api.post('/webhooks', { url: `${parts.receiver.url}/hires`, subscribed_events: [] });
}

/** What workers ask for each second although nobody does anything. */
async function idleWork({ database }: Parts): Promise<Costs> {
  await sleep(2000);
  const before = await databaseWork(database.url);
  await sleep(idleSeconds * 1000);
  return scaled(difference(before, await databaseWork(database.url)), 1 / idleSeconds);
}

interface Measured {
  readonly apis: number;
  readonly seconds: number;
  readonly hirers: number;
  readonly idle: Costs;
}

async function measure(parts: Parts, { apis, seconds, hirers, idle }: Measured): Promise<void> {
  const log = new AnswerLog();
  const traffic = new HiringTraffic(parts, log);
  await traffic.start(hirers);
  await sleep(warmUpSeconds * 1000);
  const [shares, work] = [await processorShares(parts), await databaseWork(parts.database.url)];
  const [from, done, events, files] = [
    Date.now(),
    traffic.completed,
    parts.receiver.arrived.length,
    putsOf(parts),
  ];
  await sleep(seconds * 1000);
  const [to, hires] = [Date.now(), traffic.completed - done];
  const took = (to - from) / 1000;
  const spent = scaled(difference(shares, await processorShares(parts)), 1 / hires);
  const cost = scaled(
    difference(scaled(idle, took), difference(work, await databaseWork(parts.database.url))),
    1 / hires,
  );
  const [arrived, put] = [parts.receiver.arrived.length - events, putsOf(parts) - files];
  await traffic.stop();
  const { count, median, p95, p99 } = log.latencies(from, to);
  say(`\n${apis} API: ${(hires / took).toFixed(2)} hires/s, ${(count / took).toFixed(0)} requests/s`);
  say(`  ${median.toFixed(0)} ms median, ${p95.toFixed(0)} ms 95th, ${p99.toFixed(0)} ms 99th of a hundred`);
  say(
    `  a hire: ${(count / hires).toFixed(1)} requests, ${(arrived / hires).toFixed(1)} deliveries, ${(put / hires).toFixed(1)} objects; ${told(cost)}`,
  );
  say(`  milliseconds of processor a hire: ${told(spent)}`);
}

const putsOf = ({ files }: Parts): number => files.requests.filter((one) => one.startsWith('PUT')).length;

const difference = (before: Costs | DatabaseWork, after: Costs | DatabaseWork): Costs => {
  const earlier = new Map(Object.entries(before));
  return Object.fromEntries(
    Object.entries(after).map(([name, value]) => [name, Number(value) - Number(earlier.get(name) ?? 0)]),
  );
};

const scaled = (costs: Costs, factor: number): Costs =>
  Object.fromEntries(Object.entries(costs).map(([name, value]) => [name, value * factor]));

const told = (costs: Costs): string =>
  Object.entries(costs)
    .map(([name, value]) => `${name} ${value.toFixed(0)}`)
    .join(', ');
