import { sleep, waitUntil } from '../process/wait.mjs';
import { ensureBuild } from '../setup/build.mjs';
import { say } from '../setup/say.mjs';
import { AnswerLog } from './answer-log.ts';
import { checkAnswers } from './check-answers.ts';
import { checkEvents } from './check-events.ts';
import { checkMessages } from './check-messages.ts';
import { checkWrites } from './check-writes.ts';
import { Cluster } from './cluster.ts';
import { ensureClusterPrograms } from './cluster-programs.ts';
import type { ClusterOptions } from './cluster-options.ts';
import { committedEvents, waitingWork } from './cluster-sql.ts';
import { FaultSchedule } from './fault-schedule.ts';
import type { Finding } from './finding.ts';
import { HiringTraffic } from './hiring-traffic.ts';
import { PersistentClient } from './persistent-client.ts';
import { printFindings, printPhases, type Phase } from './print-proof.ts';

/** Of the time, what is left quiet at first and at last. */
const shares = { before: 0.15, during: 0.65, after: 0.2 };
/** A document whose worker died comes back after two minutes; one that the bucket refused again and again after five. */
const settleMilliseconds = 420_000;

/**
 * Hires people through a cluster to which everything happens that happens to clusters, and then looks for what is missing, came
 * twice or was answered wrongly.
 * @returns whether all of it held
 */
export async function proveCluster(options: ClusterOptions): Promise<boolean> {
  await ensureClusterPrograms();
  await ensureBuild();
  const { apis, webs, workers, minutes } = options;
  say(
    `Starting nginx, ${apis} API, ${webs} web, ${workers} workers, PgBouncer, PostgreSQL with a replica, a bucket …`,
  );
  const cluster = await Cluster.start(options);
  endWith(cluster);
  try {
    say(`Hiring for ${minutes} minutes, ${options.hirers} at a time …`);
    const findings = await prove(cluster.parts, options);
    printFindings(findings);
    return findings.every(({ holds }) => holds);
  } finally {
    await cluster.stop();
  }
}

async function prove(parts: Cluster['parts'], options: ClusterOptions): Promise<Finding[]> {
  const [log, quiet] = [new AnswerLog(), new AnswerLog()];
  const api = new PersistentClient(parts.baseUrl, quiet, parts.token);
  await api.patch('/message_settings', { mode: 'on' });
  await api.post('/webhooks', { url: `${parts.receiver.url}/hires`, subscribed_events: [] });
  const traffic = new HiringTraffic(parts, log);
  const write = () => api.post('/clients', { name: `Pier ${Date.now()}` });
  const faults = new FaultSchedule(parts, options, write);
  const milliseconds = options.minutes * 60_000;
  const phases: Phase[] = [];
  const phase = async (name: string, work: () => Promise<unknown>) => {
    const [from, done] = [Date.now(), traffic.completed];
    await work();
    const [to, hires] = [Date.now(), traffic.completed - done];
    phases.push({ name, seconds: (to - from) / 1000, hires, ...log.latencies(from, to) });
  };
  await traffic.start(options.hirers);
  await phase('before', () => sleep(shares.before * milliseconds));
  await phase('during', () => faults.run(shares.during * milliseconds));
  await phase('after', () => sleep(shares.after * milliseconds));
  await traffic.stop();
  printPhases(phases);
  say(`  killed: ${[...faults.killed].map(([name, times]) => `${name} ${times}`).join(', ') || 'nobody'}`);
  const settled = await settle(parts);
  const committed = await committedEvents(parts.database.url, parts.account);
  return [
    settled,
    ...(await checkWrites(api, traffic.hired)),
    ...checkEvents(committed, parts.receiver.arrived, traffic.hired),
    ...(await checkMessages(api, parts.post, traffic.hired)),
    ...checkAnswers(log, faults.windows, traffic.surprises),
    ...checkProcesses(parts, faults),
  ];
}

/** Until nothing waits any more to be delivered, sent or made. */
async function settle({ database }: Cluster['parts']): Promise<Finding> {
  const began = Date.now();
  const waiting = () => waitingWork(database.url);
  const isDone = async () => Object.values(await waiting()).every((count) => count === 0);
  const holds = (await waitUntil(isDone, { within: settleMilliseconds, every: 1000 })) ?? false;
  const left = holds ? '' : `, and waits: ${JSON.stringify(await waiting())}`;
  return {
    what: 'queues',
    said: `empty ${Math.round((Date.now() - began) / 1000)} s after the traffic${left}`,
    holds,
  };
}

function checkProcesses({ service }: Cluster['parts'], { exits }: FaultSchedule): Finding[] {
  const endings = service.all.flatMap((one) => one.endings.map((ending) => `${one.name}: ${ending}`));
  return [
    {
      what: 'rolling restart',
      said: `${exits.length} processes, exit codes ${[...new Set(exits)].join(', ')} (143 is how Next.js says it)`,
      holds: exits.every((code) => code === 0 || code === 143),
    },
    {
      what: 'processes',
      said: [`${endings.length} ended by themselves`, ...endings.slice(0, 2)].join('\n'),
      holds: endings.length === 0,
    },
  ];
}

/** Whoever interrupts this leaves nothing behind; what is killed itself has its guards. */
function endWith(cluster: Cluster): void {
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.once(name, () => void cluster.stop().finally(() => process.exit(130)));
}
