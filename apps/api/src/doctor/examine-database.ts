import { Client } from 'pg';
import { z } from 'zod';
import { type Config, tlsFault } from '../context/index.js';
import { migrations, primaryConnection } from '../database/index.js';
import { examineTls } from './examine-tls.js';
import { doctorSql } from './doctor-sql.js';
import { type Finding, findingsOf } from './finding.js';
import { toRoleFinding, unchangeable } from './to-role-finding.js';

const Server = z.object({
  version: z.string(),
  encoding: z.string(),
  collation: z.string(),
  recorded: z.string().nullable(),
  actual: z.string().nullable(),
  connections: z.number(),
  taken: z.number(),
  is_replica: z.boolean(),
  bytes: z.string(),
  is_migrated: z.boolean(),
});
const Applied = z.array(z.object({ name: z.string() }));

const { ok, warning, fault } = findingsOf('database');
const time = findingsOf('time');
const oldestServer = 15;
const tolerableSkew = 2_000;

/** The database: its version, rights, collation, room for connections, migrations, and whether its clock is ours. */
export async function examineDatabase(
  config: Pick<Config, 'databasePool' | 'databaseRowSecurity' | 'databaseUrl'>,
): Promise<Finding[]> {
  let client: Client | undefined;
  try {
    client = new Client({
      ...(await primaryConnection(config.databaseUrl)),
      connectionTimeoutMillis: 8_000,
    });
    client.on('error', () => undefined);
    await client.connect();
  } catch (error) {
    await client?.end().catch(() => undefined);
    return [whyNot(error)];
  }
  try {
    const server = Server.parse((await client.query(doctorSql.server)).rows[0]);
    const applied = server.is_migrated ? Applied.parse((await client.query(doctorSql.applied)).rows) : [];
    return [
      ...ofServer(server, config.databasePool),
      examineTls(client, config.databaseUrl),
      toRoleFinding((await client.query(doctorSql.role, [unchangeable])).rows[0], config.databaseRowSecurity),
      ofMigrations(applied.map(({ name }) => name)),
      await ofClock(client),
    ];
  } finally {
    await client.end();
  }
}

function whyNot(error: unknown): Finding {
  const tls = tlsFault(error);
  if (tls !== undefined)
    return fault(
      `There is no connection to PostgreSQL: ${tls}`,
      'See “TLS to the database” in docs/operations.md.',
    );
  const code = z.object({ code: z.string() }).safeParse(error).data?.code ?? 'no answer';
  return fault(
    `PostgreSQL does not let us in (${code}).`,
    'Look at DATABASE_URL, and whether the server runs.',
  );
}

function ofServer(server: z.output<typeof Server>, pool: number): Finding[] {
  const { version, encoding, collation, recorded, actual, connections, taken } = server;
  const free = connections - taken;
  return [
    Number.parseInt(version, 10) >= oldestServer
      ? ok(`PostgreSQL ${version} answers.`)
      : fault(`PostgreSQL ${version} is too old.`, `Take version ${oldestServer} or later.`),
    ...(server.is_replica
      ? [fault('This server is a replica: nothing can be written.', 'Name the primary in DATABASE_URL.')]
      : []),
    encoding === 'UTF8'
      ? ok(`Text is UTF-8, compared by ${collation}.`)
      : fault(
          `Text is in ${encoding}.`,
          'Make the database anew with ENCODING UTF8, and restore a backup into it.',
        ),
    ...(recorded !== null && actual !== null && recorded !== actual
      ? [
          warning(
            `The rules of ${collation} were ${recorded} when the indexes were made, and are ${actual} now.`,
            'Say REINDEX DATABASE, then ALTER DATABASE … REFRESH COLLATION VERSION.',
          ),
        ]
      : []),
    free > pool
      ? ok(`${taken} of ${connections} connections are taken; a process of ours takes ${pool} at most.`)
      : warning(
          `${free} connections are free, and a process of ours takes up to ${pool}.`,
          'Raise max_connections of PostgreSQL, or lower DATABASE_POOL.',
        ),
  ];
}

/** What of this version the database lacks; and what it has of a later one. */
export function toMigrationState(applied: readonly string[]) {
  const ours: readonly string[] = migrations.map((Migration) => new Migration().name);
  return {
    pending: ours.filter((name) => !applied.includes(name)),
    unknown: applied.filter((name) => !ours.includes(name)),
  };
}

function ofMigrations(applied: readonly string[]): Finding {
  const { pending, unknown } = toMigrationState(applied);
  if (unknown.length > 0)
    return warning(
      `The database is of a newer version (${unknown.length} migrations more).`,
      'Fine while a new version is rolled out; else take that version here too.',
    );
  if (pending.length === 0) return ok(`All ${applied.length} migrations are there.`);
  return warning(
    `${pending.length} migrations are not in the database yet.`,
    'The next start brings it up to date: npm run firstday -- upgrade --check says what that means.',
  );
}

/** Half of the round trip is taken for the way there. */
async function ofClock(client: Client): Promise<Finding> {
  const before = Date.now();
  const now = z.object({ now: z.number() }).parse((await client.query(doctorSql.now)).rows[0]).now;
  const skew = Math.round(now - (before + Date.now()) / 2);
  if (Math.abs(skew) < tolerableSkew) return time.ok('This machine and the database have the same time.');
  return time.fault(
    `The clock of the database is ${Math.abs(skew / 1000).toFixed(1)} s ${skew > 0 ? 'ahead of' : 'behind'} ours.`,
    'Let both follow NTP (timedatectl set-ntp true): deadlines and signatures bear these times.',
  );
}
