import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type BackupSecrets, type Config, settingsOfProcess } from '../context/index.js';
import { Database, PostgresDataSource } from '../database/index.js';
import { currentOf, keysStore } from '../sealing/index.js';
import { judgeSigner, ownSigningKey } from './judge-signer.js';
import { signerFingerprint } from './sign-archive.js';
import { secretForOpening, secretForSealing } from './secret-for-sealing.js';
import { backUpKeys, readKeyArchive, readKeyList, type WrittenKey } from './back-up-keys.js';
import { BackupError } from './backup-error.js';
import type { BackupHead } from './backup-head.js';
import { makeBackup } from './make-backup.js';
import { checkRestore, restoreBackup } from './restore-backup.js';
import { verifyBackup } from './verify-backup.js';

export interface BackupOptions {
  readonly to?: string | undefined;
  readonly from?: string | undefined;
  readonly keys?: string | undefined;
  /** The fingerprint of a signer that is accepted, or `unsigned`. */
  readonly signer?: string | undefined;
}

/** What the commands need besides what they are asked. */
export interface BackupPlatform {
  readonly config: Config;
  readonly secrets: BackupSecrets;
  readonly version: string;
  /** The database to restore into, once it is wanted: one that runs with the data folder is started only then. */
  readonly databaseUrl: () => Promise<string>;
}

const usage = `npm run firstday -- backup --to FILE|FOLDER      the database, the files and the settings, while the service goes on
npm run firstday -- backup keys --to FILE        the keys, to be kept apart from the backups
npm run firstday -- backup verify FILE           reads a backup to its end, and restores nothing [--signer FINGERPRINT]
npm run firstday -- restore --from FILE [--keys FILE] [--data-dir FOLDER] [--signer FINGERPRINT]`;

/** What to print, and the exit code. */
export interface BackupAnswer {
  readonly text: string;
  /** 3 where a backup is whole, but its signer is unknown. */
  readonly code: 0 | 3;
}

/** `backup` and `restore` of the console. @throws BackupError */
export async function runBackupCommand(
  words: readonly string[],
  { to, from, keys, signer }: BackupOptions,
  platform: BackupPlatform,
): Promise<BackupAnswer> {
  const [noun, verb, ...more] = words;
  const [file, ...rest] = more;
  const isPlain = rest.length === 0;
  if (noun === 'backup' && verb === undefined && to !== undefined) return done(await backUp(to, platform));
  if (noun === 'backup' && verb === 'keys' && file === undefined && to !== undefined)
    return done(await backKeysUp(to, platform));
  if (noun === 'backup' && verb === 'verify' && file !== undefined && isPlain)
    return verify(file, signer, platform);
  if (noun === 'restore' && verb === undefined && from !== undefined)
    return done(await restore(from, { keys, signer }, platform));
  throw new BackupError(usage);
}

const done = (text: string): BackupAnswer => ({ text, code: 0 });

async function backUp(to: string, { config, secrets, version }: BackupPlatform): Promise<string> {
  const secret = await secretForSealing(secrets);
  const signingKey = await ownSigningKey(config, await currentKeyId(config));
  const made = await makeBackup({
    config,
    to,
    secret,
    signingKey,
    version,
    readKeys: () => keysOf(config),
    settings: settingsOfProcess(),
    now: new Date(),
  });
  return `${made.path}: ${made.rows} rows of ${made.tables} tables and ${made.files} files, ${megabytes(made.bytes)}.
Signed by this installation, whose fingerprint is ${signerFingerprint(signingKey)}.
The keys are not in it, and without them it opens nothing: keep them apart (npm run firstday -- backup keys --to FILE).`;
}

async function backKeysUp(to: string, { config, secrets }: BackupPlatform): Promise<string> {
  const ids = await backUpKeys(to, await secretForSealing(secrets), config);
  return `${to}: the keys ${ids.join(', ')}. Keep them apart from the backups.`;
}

async function verify(
  file: string,
  accepted: string | undefined,
  { config, secrets }: BackupPlatform,
): Promise<BackupAnswer> {
  const { head, end, signer } = await verifyBackup(file, await secretForOpening(secrets));
  const rows = Object.values(end.rows).reduce((sum, one) => sum + one, 0);
  const { isKnown, name } = await judgeSigner(signer, { config, keys: [], signer: accepted });
  const text = `${file}: made ${head.madeAt} by version ${head.version} of ${head.baseUrl},
${rows} rows of ${head.tables.length} tables, ${end.files} files, database as of ${head.migrations.at(-1)}.
It needs the keys ${head.keys.map(({ id }) => id).join(', ') || '(none)'}.`;
  return isKnown
    ? { text: `${text}\nThe backup is whole, and signed by ${name}.`, code: 0 }
    : { text: `${text}\nThe backup is whole, but the signer is unknown: ${name}.`, code: 3 };
}

async function restore(
  from: string,
  { keys, signer }: Pick<BackupOptions, 'keys' | 'signer'>,
  platform: BackupPlatform,
): Promise<string> {
  const { config, secrets } = platform;
  const secret = await secretForOpening(secrets);
  const given = keys === undefined ? [] : await keysIn(keys, () => readKeyArchive(keys, secret));
  const plan = { config, from, secret, keys: given, signer };
  const verified = await checkRestore(plan);
  await restoreBackup(plan, verified, await platform.databaseUrl());
  const { head, end } = verified;
  const rows = Object.values(end.rows).reduce((sum, one) => sum + one, 0);
  const files = join(config.dataDir, 'files');
  const move =
    config.storage.url === undefined
      ? ''
      : `\nThe files are in ${files}: with STORAGE_PREVIOUS_URL=${pathToFileURL(files).href} they are read from there, and \`files move\` moves them.`;
  return `Restored into ${config.dataDir}: ${rows} rows and ${end.files} files, as of ${head.madeAt}.${move}
This is a copy: started, it sends nothing until it takes the place of the other (npm run firstday -- adopt).
The settings of that time are in ${config.dataDir}/settings-of-backup.env: take over what you need, then delete the file.`;
}

/** A plain file with keys, or an archive of them. */
async function keysIn(path: string, readSealed: () => Promise<WrittenKey[]>): Promise<WrittenKey[]> {
  try {
    return readKeyList(path);
  } catch {
    return readSealed();
  }
}

async function knownKeys(config: Config) {
  const dataSource = await new PostgresDataSource({ ...config, databasePool: 2 }).initialize();
  return keysStore.list(new Database(dataSource)).finally(() => dataSource.destroy());
}

const keysOf = async (config: Config): Promise<BackupHead['keys']> =>
  (await knownKeys(config)).map(({ id, fingerprint }) => ({ id, fingerprint }));

const currentKeyId = async (config: Config): Promise<string | undefined> =>
  currentOf(await knownKeys(config))?.id;

const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`;
