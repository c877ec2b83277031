import { mkdir, open, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Client } from 'pg';
import type { Config } from '../context/index.js';
import {
  Database,
  InstallationPlaces,
  migrations,
  PostgresDataSource,
  primaryConnection,
} from '../database/index.js';
import { firstKeyFile, keysFolder } from '../sealing/index.js';
import type { ArchiveSecret } from './archive-secret.js';
import { BackupError } from './backup-error.js';
import { BackupEnd, partNames } from './backup-head.js';
import { missingKeys, type WrittenKey } from './back-up-keys.js';
import { DatabaseLoader } from './database-loader.js';
import { type AcceptedSigners, judgeSigner } from './judge-signer.js';
import { readArchive, type ReadPart } from './read-archive.js';
import { assertFileKey, jsonOf, type VerifiedBackup, verifyBackup } from './verify-backup.js';

export interface RestorePlan extends AcceptedSigners {
  readonly config: Pick<Config, 'dataDir' | 'databasePool' | 'installationName' | 'keys'>;
  readonly from: string;
  readonly secret: ArchiveSecret;
}

/** What may be in the data folder before: the keys, which the operator may have put back, and what says nothing. */
const harmless = new Set(['secret.key', 'keys', 'logs', 'lost+found']);

const settingsFile = 'settings-of-backup.env';
const filesAside = 'files.restoring';

/**
 * Everything that can be known before anything is written: the backup is whole, its signer is known, its keys are here, nothing is
 * in the way, and this version knows all that it has.
 * @throws BackupError
 */
export async function checkRestore(plan: RestorePlan): Promise<VerifiedBackup> {
  const { config, from, secret, keys } = plan;
  const there = (await readdir(config.dataDir).catch(() => [])).filter((name) => !harmless.has(name));
  if (there.length > 0)
    throw new BackupError(
      `${config.dataDir} holds something already (${there.slice(0, 3).join(', ')}): a restore overwrites nothing. Give it an empty folder.`,
    );
  const verified = await verifyBackup(from, secret);
  const missing = await missingKeys(verified.head.keys, keys, config);
  if (missing.length > 0)
    throw new BackupError(
      `The key of this backup is missing: ${missing.join(', ')}. Put secret.key (and the folder keys) into ${config.dataDir}, or give --keys FILE. Nothing was written.`,
    );
  await assertKnownSigner(verified, plan);
  const ours = new Set(migrations.map(nameOf));
  const newer = verified.head.migrations.filter((name) => !ours.has(name));
  if (newer.length > 0)
    throw new BackupError(
      `This backup is of version ${verified.head.version}, whose database is newer (${newer.at(-1)}): restore it with that version.`,
    );
  return verified;
}

/** Anyone can seal an archive for a public key: only the signature says whose it is. */
async function assertKnownSigner({ signer }: VerifiedBackup, plan: RestorePlan): Promise<void> {
  const { isKnown, name } = await judgeSigner(signer, plan);
  if (!isKnown)
    throw new BackupError(
      `The signer of this backup is unknown: ${name}. If it is yours, put the keys of its installation in place or give --keys FILE; to accept another signer, give --signer ${name}. Nothing was written.`,
      3,
    );
}

/** Restores what `checkRestore` looked at. What failed leaves an empty database and no files. */
export async function restoreBackup(
  plan: RestorePlan,
  verified: VerifiedBackup,
  databaseUrl: string,
): Promise<void> {
  const { head } = verified;
  const { config } = plan;
  const aside = join(config.dataDir, filesAside);
  await assertEmptyDatabase(databaseUrl);
  await migrateTo(head.migrations, databaseUrl, config);
  await mkdir(aside, { recursive: true, mode: 0o700 });
  try {
    await load(plan, verified, databaseUrl);
    for (const [at, key] of plan.keys.entries()) await writeKey(config.dataDir, key, at === 0);
    await rename(aside, join(config.dataDir, 'files'));
  } catch (error) {
    await rm(aside, { recursive: true, force: true });
    throw error;
  }
}

async function assertEmptyDatabase(databaseUrl: string): Promise<void> {
  const client = new Client(await primaryConnection(databaseUrl));
  await client.connect();
  await new DatabaseLoader(client).assertEmpty().finally(() => client.end());
}

/** As far as the backup's own database was, and no farther: what comes after is done at the first start, to its rows. */
async function migrateTo(
  names: readonly string[],
  databaseUrl: string,
  { databasePool }: RestorePlan['config'],
): Promise<void> {
  const dataSource = new PostgresDataSource({ databaseUrl, databasePool });
  dataSource.setOptions({ migrations: migrations.filter((one) => names.includes(nameOf(one))) });
  await dataSource.initialize();
  await dataSource.runMigrations().finally(() => dataSource.destroy());
}

async function load(
  { config, from, secret }: RestorePlan,
  { head, signer }: VerifiedBackup,
  databaseUrl: string,
): Promise<void> {
  const client = new Client({
    ...(await primaryConnection(databaseUrl)),
    application_name: 'firstday restore',
  });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const loader = new DatabaseLoader(client);
    await loader.begin(head);
    const rows: Record<string, number> = {};
    let told: unknown;
    let reread: string | undefined;
    for await (const part of readArchive(from, secret, (by) => (reread = by))) {
      const table = head.tables.find(({ name }) => part.name === `${partNames.table}${name}`);
      if (table) rows[table.name] = await loader.load(table, part.content);
      else if (part.name === partNames.end) told = await jsonOf(part);
      else await writePart(config.dataDir, part);
    }
    // Another file may be in its place by now.
    if (reread !== signer) throw new BackupError('The backup was replaced while it was restored.');
    await finish(loader, rows, told);
  } finally {
    await client.end();
  }
  await leavePlaces(databaseUrl, config);
}

async function finish(loader: DatabaseLoader, rows: BackupEnd['rows'], told: unknown): Promise<void> {
  const end = BackupEnd.parse(told);
  const wrong = Object.keys(end.rows).find((table) => end.rows[table] !== rows[table]);
  if (wrong !== undefined)
    throw new BackupError(`The backup has not all rows of ${wrong}: nothing was restored.`);
  await loader.finish(end);
}

async function leavePlaces(databaseUrl: string, config: RestorePlan['config']): Promise<void> {
  const dataSource = await new PostgresDataSource({ databaseUrl, databasePool: 2 }).initialize();
  await new InstallationPlaces(new Database(dataSource), config).leave().finally(() => dataSource.destroy());
}

/** Files go aside until everything is there. */
async function writePart(dataDir: string, part: ReadPart): Promise<void> {
  if (part.name === partNames.settings) return write(join(dataDir, settingsFile), part.content);
  if (!part.name.startsWith(partNames.file)) return;
  await write(join(dataDir, filesAside, assertFileKey(part.name)), part.content);
}

async function write(path: string, content: AsyncIterable<Uint8Array>): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  // A new file: what is there, a link that leads elsewhere say, is not followed.
  const file = await open(path, 'wx', 0o600);
  try {
    for await (const piece of content) await file.writeFile(piece);
    await file.sync();
  } finally {
    await file.close();
  }
}

async function writeKey(dataDir: string, { key, text }: WrittenKey, isFirst: boolean): Promise<void> {
  const path = isFirst ? firstKeyFile(dataDir) : join(keysFolder(dataDir), `${key.id}.key`);
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  await writeFile(path, `${text}\n`, { flag: 'wx', mode: 0o600 });
}

const nameOf = (migration: (typeof migrations)[number]): string => new migration().name;
