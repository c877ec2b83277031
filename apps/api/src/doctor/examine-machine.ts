import { access, constants, readFile, stat, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { readLastBackup } from '../backup/index.js';
import type { Config } from '../context/index.js';
import { type Finding, findingsOf } from './finding.js';

const files = findingsOf('files');
const backup = findingsOf('backup');
const gigabyte = 1e9;
const [fewBytes, fewestBytes, fewFiles, freshDays] = [5 * gigabyte, gigabyte, 4096, 2];

/** The data folder, the room that it has, how many files a process may open, and whether there is a backup. */
export async function examineMachine({ dataDir }: Pick<Config, 'dataDir'>, now: Date): Promise<Finding[]> {
  return [...(await ofFolder(dataDir)), ...(await ofOpenFiles()), await ofBackup(dataDir, now)];
}

/** A folder that is not there yet is made in the nearest one above it. */
async function nearest(folder: string): Promise<string> {
  const isThere = await stat(folder).then(
    () => true,
    () => false,
  );
  return isThere || folder === dirname(folder) ? folder : nearest(dirname(folder));
}

async function ofFolder(given: string): Promise<Finding[]> {
  const dataDir = await nearest(given);
  const isWritable = await access(dataDir, constants.W_OK | constants.X_OK).then(
    () => true,
    () => false,
  );
  if (!isWritable)
    return [
      files.fault(
        `${dataDir} cannot be written.`,
        'Make the folder, and let it belong to the user of the service.',
      ),
    ];
  const key = await stat(join(dataDir, 'secret.key')).catch(() => undefined);
  const isOpen = key !== undefined && (key.mode & 0o077) !== 0;
  return [
    await ofRoom(dataDir),
    ...(isOpen
      ? [
          files.fault(
            'Others can read secret.key.',
            `chmod 600 ${join(dataDir, 'secret.key')}, then rotate the key.`,
          ),
        ]
      : []),
  ];
}

async function ofRoom(dataDir: string): Promise<Finding> {
  const { bavail, bsize, ffree, files: all } = await statfs(dataDir);
  const free = bavail * bsize;
  const text = `${(free / gigabyte).toFixed(1)} GB are free at ${dataDir}`;
  if (all > 0 && ffree < 10_000)
    return files.fault(`${text}, and room for ${ffree} files.`, 'Make room: inodes run out.');
  if (free < fewestBytes)
    return files.fault(`${text}.`, 'Make room: documents and the database stop when it is used up.');
  return free < fewBytes
    ? files.warning(`${text}.`, 'Make room, or have an eye on it.')
    : files.ok(`${text}.`);
}

/** Where the system does not say, nothing is said. */
async function ofOpenFiles(): Promise<Finding[]> {
  const limits = await readFile('/proc/self/limits', 'utf8').catch(() => '');
  const most = Number(/^Max open files\s+(\d+)/m.exec(limits)?.[1] ?? Number.NaN);
  if (Number.isNaN(most)) return [];
  return most < fewFiles
    ? [
        files.warning(
          `A process may open ${most} files.`,
          'Raise it (LimitNOFILE=65536 of systemd, ulimit -n).',
        ),
      ]
    : [files.ok(`A process may open ${most} files.`)];
}

async function ofBackup(dataDir: string, now: Date): Promise<Finding> {
  const last = await readLastBackup(dataDir);
  const how = 'npm run firstday -- backup --to FOLDER, every night.';
  if (!last) return backup.warning('No backup was made here with Firstday’s own command.', how);
  const days = (now.getTime() - Date.parse(last.madeAt)) / 86_400_000;
  const text = `The last backup is of ${last.madeAt} (${last.path}).`;
  return days > freshDays ? backup.warning(text, how) : backup.ok(text);
}
