import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { z } from 'zod';
import { type Config, type DatabaseConnection, toDatabaseConnection } from '../context/index.js';
import { primaryConnection } from '../database/index.js';
import { doctorSql } from './doctor-sql.js';
import { type Finding, findingsOf } from './finding.js';

const Server = z.object({
  system: z.string(),
  is_standby: z.boolean(),
  feedback: z.string(),
  /** In bytes of the write-ahead log: how far it has written, or replayed. */
  position: z.coerce.bigint(),
});
type Server = z.output<typeof Server>;

const { ok, warning, fault } = findingsOf('database');
const askMilliseconds = 8000;
/** A list waits for a twentieth of a second. Who has not replayed for so long stands still or is far behind. */
const replayMilliseconds = 3000;

/** Each read replica: whether it answers, replays what our primary writes in time, and would break off long reads. */
export async function examineReplicas(
  config: Pick<Config, 'databaseReplicaUrls' | 'databaseUrl'>,
): Promise<Finding[]> {
  if (config.databaseReplicaUrls.length === 0) return [];
  const primary = await serverAt(await primaryConnection(config.databaseUrl));
  const found = await Promise.all(config.databaseReplicaUrls.map((url) => ofReplica(url, primary)));
  return found.flat();
}

async function ofReplica(url: string, primary: Server | undefined): Promise<Finding[]> {
  const { host } = new URL(url);
  const replica = await serverAt(toDatabaseConnection(url));
  const isPrimarys = 'Look at DATABASE_REPLICA_URL: lists are read from the primary meanwhile.';
  if (!replica) return [warning(`The read replica ${host} does not let us in.`, isPrimarys)];
  if (!replica.is_standby)
    return [
      fault(`${host} is no read replica: it can be written to.`, 'Name standbys in DATABASE_REPLICA_URL.'),
    ];
  if (primary && replica.system !== primary.system)
    return [
      fault(`${host} replays another cluster than ours.`, 'Name standbys of the server of DATABASE_URL.'),
    ];
  return [
    primary ? await ofReplay(url, replica, primary.position) : ok(`The read replica ${host} answers.`),
    ...(replica.feedback === 'on'
      ? []
      : [
          warning(
            `${host} has hot_standby_feedback off: long reads there are broken off, and done again on the primary.`,
            'Set hot_standby_feedback = on there.',
          ),
        ]),
  ];
}

/** What the primary had written before is waited for. */
async function ofReplay(url: string, replica: Server, written: bigint): Promise<Finding> {
  const { host } = new URL(url);
  const until = performance.now() + replayMilliseconds;
  let { position } = replica;
  while (position < written && performance.now() < until) {
    await wait(100);
    position = (await serverAt(toDatabaseConnection(url)))?.position ?? position;
  }
  if (position >= written) return ok(`The read replica ${host} answers, and has what the primary has.`);
  const kilobytes = Math.ceil(Number(written - position) / 1000);
  return warning(
    `The read replica ${host} lags: it lacks ${kilobytes} kB that the primary wrote more than ${replayMilliseconds / 1000} s ago.`,
    'Lists are read from the primary meanwhile. Look whether its replay is paused (pg_wal_replay_resume()), it is cut off from the primary, or its disk is too slow.',
  );
}

async function serverAt(connection: DatabaseConnection): Promise<Server | undefined> {
  const client = new Client({
    ...connection,
    connectionTimeoutMillis: askMilliseconds,
    query_timeout: askMilliseconds,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return Server.parse((await client.query(doctorSql.cluster)).rows[0]);
  } catch {
    return undefined;
  } finally {
    await client.end().catch(() => undefined);
  }
}
