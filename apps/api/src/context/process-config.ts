import type { Config } from './config.js';
import { readConfig, settingNames, WrongSettings } from './read-config.js';
import { withSettingFiles } from './with-setting-files.js';

/** What backups are sealed with, and opened; none of it is given to a process that serves. */
export interface BackupSecrets {
  /** PEM: the private key of the recipient. */
  readonly identity: string | undefined;
  readonly passphrase: string | undefined;
  /** PEM: a public key. */
  readonly recipient: string | undefined;
}

// eslint-disable-next-line no-restricted-properties -- this is the config file
const environment = (): Readonly<Record<string, string | undefined>> => process.env;

/**
 * Reads this process's own environment, and the files that it names.
 * @throws WrongSettings with a line for each wrong setting
 */
export function processConfig(): Config {
  return readConfig(resolved(settingNames));
}

/** What this process was told to seal backups with. @throws WrongSettings */
export function backupSecretsOfProcess(): BackupSecrets {
  const found = resolved(['BACKUP_IDENTITY', 'BACKUP_PASSPHRASE', 'BACKUP_RECIPIENT']);
  return {
    identity: found['BACKUP_IDENTITY'] || undefined,
    passphrase: found['BACKUP_PASSPHRASE'] || undefined,
    recipient: found['BACKUP_RECIPIENT'] || undefined,
  };
}

/** Settings of one place and moment: of no use in another, or of harm, as a bucket is whose files a copy would remove. */
const notKept = new Set([
  'DATABASE_CA_FILE',
  'DATABASE_CERTIFICATE_FILE',
  'DATABASE_CERTIFICATE_KEY_FILE',
  'DATABASE_DIRECT_URL',
  'DATABASE_REPLICA_URL',
  'DATABASE_OWNER_URL',
  'DATABASE_READER_URL',
  'DATABASE_URL',
  'INTERNAL_TOKEN',
  'STARTED_AGAIN',
  'STORAGE_PREVIOUS_URL',
  'STORAGE_URL',
  'WEB_FILES',
  'WEB_URL',
]);

/** The settings that this process was given, as lines of a file `.env`; those in files by the paths of the files. */
export function settingsOfProcess(): string {
  const given = environment();
  return settingNames
    .filter((name) => !notKept.has(name))
    .flatMap((name) => [name, `${name}_FILE`])
    .flatMap((name) => (given[name] ? [`${name}=${JSON.stringify(given[name])}\n`] : []))
    .join('');
}

function resolved(names: readonly string[]): Readonly<Record<string, string | undefined>> {
  const read = withSettingFiles(environment(), names);
  if (read.wrong.length > 0) throw new WrongSettings(read.wrong);
  return read.environment;
}
