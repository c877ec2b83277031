import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

import { Trouble } from '../../../../tools/setup/say.mjs';
import type { Environment } from '../environment.ts';
import { errorMessage } from '../error-code.ts';
import { type SystemAccount, canEnter, databaseAccount } from './system-account.ts';
import { openFolder } from './postgres-binaries.ts';
import { notOwnedTrouble, ownsCluster, recordOwner } from './owns-cluster.ts';
import { runningPostmaster } from './postmaster.ts';

/** What DATA_DIR/postgres.json says. */
interface ClusterRecord {
  readonly password: string;
  /** The password of the role that serves, once that role was made. */
  readonly service?: string;
  readonly port?: number | undefined;
  /** Where the cluster is, unless it is a folder of DATA_DIR. */
  readonly cluster?: string;
}

/** Where a cluster is, and as whom it runs. */
export interface ClusterPlace {
  readonly account: SystemAccount;
  readonly cluster: string;
  /** Of the owner, who is the superuser. */
  readonly password: string;
  /** Of the role that serves: a new one until that role was made. */
  readonly servicePassword: string;
  readonly isServiceMade: boolean;
  /** The one that its server had last. */
  readonly port?: number | undefined;
  readonly isOutside: boolean;
}

const run = promisify(execFile);

/** The user of the embedded server; it owns every database in it. Migrations, backups and keys connect by it. */
export const superuser = 'firstday';

/** The role that serves. It owns nothing, and sees the rows of the account that it names. */
const serviceRole = 'firstday_service';

export const serverUrl = (password: string, port: number, database = 'firstday'): string =>
  `postgres://${superuser}:${password}@127.0.0.1:${port}/${database}`;

/** The addresses of an embedded database, by role. */
export interface EmbeddedUrls {
  readonly ownerUrl: string;
  /** Of the role that serves, whether or not it was made yet. */
  readonly serviceUrl: string;
  /** Of the role that serves; of the owner until the first start of a version that has the other. */
  readonly url: string;
}

export function urlsOf(place: ClusterPlace, port: number): EmbeddedUrls {
  const ownerUrl = serverUrl(place.password, port);
  const serviceUrl = `postgres://${serviceRole}:${place.servicePassword}@127.0.0.1:${port}/firstday`;
  return { ownerUrl, serviceUrl, url: place.isServiceMade ? serviceUrl : ownerUrl };
}

/**
 * Where the cluster of a data folder is, and as whom it runs. It is a folder of DATA_DIR, except where root's
 * DATA_DIR is closed to the database's user: then it is below /var/lib/firstday, and DATA_DIR/postgres.json says so.
 * @throws where that cluster is another folder's, of which this one is a copy
 */
export function locateCluster(dataDir: string): ClusterPlace {
  const known = knownCluster(dataDir);
  if (!known && hasCluster(dataDir)) throw new Error(forgottenMessage(dataDir));
  const record: ClusterRecord = known ?? { password: randomBytes(24).toString('hex') };
  const inside = join(dataDir, 'postgres');
  const account = databaseAccount(record.cluster ?? inside);
  const mayBeInside = hasCluster(dataDir) || canEnter(dataDir, account);
  const cluster = record.cluster ?? (mayBeInside ? inside : outside());
  if (existsSync(cluster) && !canEnter(dirname(cluster), account)) throw new Error(closedMessage(cluster));
  return {
    account,
    cluster,
    password: record.password,
    servicePassword: record.service ?? randomBytes(24).toString('hex'),
    isServiceMade: record.service !== undefined,
    port: record.port,
    isOutside: cluster !== inside,
  };
}

/** Creates the cluster unless it exists. Made aside and moved: a set-up that is cut off leaves nothing half made. */
export async function initialiseCluster(
  { account, cluster, password }: ClusterPlace,
  initdb: string,
): Promise<void> {
  if (existsSync(join(cluster, 'PG_VERSION'))) return;
  const partial = `${cluster}.new`;
  const passwordFile = `${cluster}.password`;
  mkdirSync(dirname(cluster), { recursive: true });
  rmSync(partial, { recursive: true, force: true });
  mkdirSync(partial, { mode: 0o700 });
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  for (const path of [partial, passwordFile]) own(path, account);
  try {
    await run(initdb, initFlags(partial, passwordFile), { ...account, cwd: '/', env: serverEnvironment() });
  } catch (error) {
    throw new Error(`PostgreSQL could not be initialised: ${complaint(error)}`, {
      cause: error,
    });
  } finally {
    rmSync(passwordFile, { force: true });
  }
  rmSync(cluster, { recursive: true, force: true });
  renameSync(partial, cluster);
}

export function rememberCluster(dataDir: string, place: ClusterPlace): void {
  const { cluster, password, port, isOutside } = place;
  if (isOutside && existsSync(cluster)) recordOwner(dataDir, cluster);
  writeRecord(dataDir, {
    password,
    ...(place.isServiceMade ? { service: place.servicePassword } : {}),
    port,
    ...(isOutside ? { cluster } : {}),
  });
}

/** Remembers the role that serves, once it was made: from then on the console connects by it. */
export function rememberService(dataDir: string, { serviceUrl }: EmbeddedUrls): void {
  const record = readRecord(dataDir);
  if (record) writeRecord(dataDir, { ...record, service: new URL(serviceUrl).password });
}

/** Makes the folder the owner of the cluster that its postgres.json names. The other's server must have stopped. */
export function takeCluster(dataDir: string): void {
  const cluster = readRecord(dataDir)?.cluster;
  if (!cluster || ownsCluster(dataDir, cluster)) return;
  if (runningPostmaster(cluster))
    throw new Trouble(`Another Firstday runs on the database in ${cluster}: stop it first.`);
  recordOwner(dataDir, cluster);
}

/** DATA_DIR with a mode that lets the database's user through and nobody look inside. */
export function makeDataFolder(dataDir: string): void {
  if (existsSync(dataDir)) return;
  mkdirSync(dataDir, { recursive: true });
  chmodSync(dataDir, process.getuid?.() === 0 ? 0o711 : 0o700);
}

/** Deletes a data folder of which nothing is kept, and its cluster wherever that is. The server must have stopped. */
export function removeDataFolder(dataDir: string): void {
  const cluster = readRecord(dataDir)?.cluster;
  if (cluster && ownsCluster(dataDir, cluster)) rmSync(dirname(cluster), { recursive: true, force: true });
  rmSync(dataDir, { recursive: true, force: true });
}

export function serverEnvironment(): Environment {
  // eslint-disable-next-line no-restricted-properties -- where programs are is no setting
  return { PATH: process.env['PATH'] ?? '/usr/bin:/bin', LC_ALL: 'C.UTF-8', TZ: 'UTC' };
}

function writeRecord(dataDir: string, record: ClusterRecord): void {
  const file = join(dataDir, 'postgres.json');
  writeFileSync(`${file}.new`, `${JSON.stringify(record, null, 2)}\n`, { mode: 0o600 });
  renameSync(`${file}.new`, file);
}

function readRecord(dataDir: string): ClusterRecord | undefined {
  const file = join(dataDir, 'postgres.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/** What is known of the folder's cluster. One that lies in the folder itself is preferred to one that is gone, or another's. */
function knownCluster(dataDir: string): ClusterRecord | undefined {
  const record = readRecord(dataDir);
  if (!record?.cluster) return record;
  const isGone = !existsSync(record.cluster);
  if (!isGone && ownsCluster(dataDir, record.cluster)) return record;
  const { password, service } = record;
  if (isGone || hasCluster(dataDir)) return { password, ...(service !== undefined && { service }) };
  throw notOwnedTrouble(dataDir, record.cluster);
}

function hasCluster(dataDir: string): boolean {
  return existsSync(join(dataDir, 'postgres', 'PG_VERSION'));
}

/** A name of its own each time: a cluster whose DATA_DIR was deleted must not be met again without its password. */
function outside(): string {
  return join(openFolder, randomBytes(8).toString('hex'), 'postgres');
}

function initFlags(folder: string, passwordFile: string): readonly string[] {
  return [
    `--pgdata=${folder}`,
    `--username=${superuser}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C.UTF-8',
  ];
}

function own(path: string, { uid, gid }: SystemAccount): void {
  if (uid !== undefined && gid !== undefined && statSync(path).uid !== uid) chownSync(path, uid, gid);
}

/** What initdb printed, or why it could not be run. */
function complaint(error: unknown): string {
  const has = typeof error === 'object' && error !== null && 'stderr' in error;
  return ((has && String(error.stderr)) || errorMessage(error)).trim();
}

function forgottenMessage(dataDir: string): string {
  return `${dataDir} holds a database but no postgres.json with its password. Put that file back from a backup.`;
}

function closedMessage(cluster: string): string {
  return (
    `PostgreSQL runs as another user than root, and that user cannot enter ${dirname(cluster)} any more. ` +
    'Open the folders above it (chmod o+x), or move DATA_DIR to an open place.'
  );
}
