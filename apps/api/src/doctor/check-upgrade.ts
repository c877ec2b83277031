import { statfs } from 'node:fs/promises';
import { Client } from 'pg';
import { z } from 'zod';
import type { Config } from '../context/index.js';
import { breakingMigrations, primaryConnection } from '../database/index.js';
import { doctorSql } from './doctor-sql.js';
import { toMigrationState } from './examine-database.js';
import { examineMachine } from './examine-machine.js';
import { type Finding, findingsOf } from './finding.js';

const { ok, warning } = findingsOf('database');
const files = findingsOf('files');
const Applied = z.array(z.object({ name: z.string() }));
const Server = z.object({ bytes: z.string(), is_migrated: z.boolean() });

type UpgradeSettings = Pick<Config, 'dataDir' | 'databaseUrl'>;

/**
 * What the start of this version would do to the database, without doing it: which migrations, whether the way back is open
 * afterwards, whether there is a recent backup and room enough.
 */
export async function checkUpgrade(config: UpgradeSettings, version: string, now: Date): Promise<Finding[]> {
  const client = new Client({
    ...(await primaryConnection(config.databaseUrl)),
    application_name: 'firstday upgrade --check',
  });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { bytes, is_migrated } = Server.parse((await client.query(doctorSql.server)).rows[0]);
    const applied = is_migrated ? Applied.parse((await client.query(doctorSql.applied)).rows) : [];
    const names = applied.map(({ name }) => name);
    const backup = (await examineMachine(config, now)).filter(({ area }) => area === 'backup');
    return [...ofMigrations(names, version), await ofRoom(config.dataDir, Number(bytes)), ...backup];
  } finally {
    await client.end();
  }
}

function ofMigrations(applied: readonly string[], version: string): Finding[] {
  const { pending, unknown } = toMigrationState(applied);
  if (applied.length === 0)
    return [ok(`The database is empty: the start of version ${version} makes everything.`)];
  const breaking = pending.filter((name) => breakingMigrations.includes(name));
  return [
    ...(unknown.length > 0
      ? [
          warning(
            `The database is of a newer version than ${version}: ${unknown.join(', ')}.`,
            'Within the same minor version that is the way back, and works. Otherwise restore the backup from before.',
          ),
        ]
      : []),
    pending.length === 0
      ? ok(`Version ${version} changes nothing in the database.`)
      : ok(`Version ${version} brings ${pending.length} migrations: ${pending.join(', ')}.`),
    breaking.length === 0
      ? ok('The way back is open: the version before runs on the database as it will be.')
      : warning(
          `After ${breaking.join(', ')} the version before cannot run on this database.`,
          'Make a backup right before: it is the only way back.',
        ),
  ];
}

/** A table that is written anew is there twice for a while. */
async function ofRoom(dataDir: string, databaseBytes: number): Promise<Finding> {
  const { bavail, bsize } = await statfs(dataDir);
  const [free, taken] = [bavail * bsize, databaseBytes].map((bytes) => `${(bytes / 1e9).toFixed(1)} GB`);
  const text = `The database has ${taken}, and ${free} are free at ${dataDir}.`;
  return bavail * bsize > databaseBytes
    ? files.ok(text)
    : files.fault(text, 'Make room first: what is made anew is there twice for a while.');
}
