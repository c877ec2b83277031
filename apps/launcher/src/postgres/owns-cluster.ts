import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { type FolderIdentity, identifyFolder, isSameFolder } from '@firstday/api/folder-identity';
import { withSettingFiles } from '@firstday/api/with-setting-files';

import { program } from '../../../../tools/setup/root.mjs';
import { Trouble } from '../../../../tools/setup/say.mjs';
import { runningPostmaster } from './postmaster.ts';

/**
 * A cluster outside of its data folder says whose it is. A copy of the folder names the same cluster in its postgres.json:
 * without this it would write to the other's database, and stop it.
 */
export function ownsCluster(dataDir: string, cluster: string): boolean {
  const owner = readOwner(cluster);
  if (!owner) return !runningPostmaster(cluster);
  return isSameFolder(owner, identify(dataDir));
}

export function recordOwner(dataDir: string, cluster: string): void {
  const file = fileOf(cluster);
  writeFileSync(`${file}.new`, `${JSON.stringify(identify(dataDir), null, 2)}\n`, { mode: 0o600 });
  renameSync(`${file}.new`, file);
}

export function notOwnedTrouble(dataDir: string, cluster: string): Trouble {
  const owner = readOwner(cluster)?.path;
  return new Trouble(`${dataDir} is a copy: its postgres.json names the database of ${owner ?? 'another data folder'},
in ${cluster}. It was left alone.
  To run the copy with data of its own: stop the other, copy its database to ${join(dataDir, 'postgres')}
  (cp -a ${cluster} ${join(dataDir, 'postgres')}), and start again.
  If this folder takes the other's place, database included: stop the other, then \`${program} adopt\`.`);
}

function identify(dataDir: string): FolderIdentity {
  // eslint-disable-next-line no-restricted-properties -- a cluster is met before the settings are read
  const { environment } = withSettingFiles(process.env, ['INSTALLATION_NAME']);
  return identifyFolder(dataDir, environment['INSTALLATION_NAME'] || undefined);
}

const fileOf = (cluster: string): string => join(dirname(cluster), 'owner.json');

function readOwner(cluster: string): FolderIdentity | undefined {
  const file = fileOf(cluster);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
