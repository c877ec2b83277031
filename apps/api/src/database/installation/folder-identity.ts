// `npm start` reads this file before anything is built: it imports nothing of our own.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, realpathSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** What distinguishes a data folder from a copy of it. */
export interface FolderIdentity {
  /** Where it is, links followed. */
  readonly path: string;
  /** Inode and creation time of a file in it: a copy has the file too, but another inode. */
  readonly mark: string;
  /** The machine, where it has an id; most containers have none. */
  readonly machine: string | null;
  /** The operator's name for this installation: where set, it alone counts. */
  readonly name: string | null;
}

const note = `Tells this data folder from copies of it: what counts is the file itself, not what it says.
A copy sends nothing until \`firstday adopt\` says that it takes the other's place.
`;

/** @throws where the folder cannot be written and has no such file yet */
export function identifyFolder(folder: string, name: string | undefined): FolderIdentity {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'installation.txt');
  try {
    writeFileSync(file, note, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!isThere(error)) throw error;
  }
  return {
    path: realpathSync(folder),
    mark: markOf(file),
    machine: machineId(),
    name: name ?? null,
  };
}

/** The same of a folder in which nothing is written: without the file, it has not been anybody's yet. */
export function findFolderIdentity(folder: string, name: string | undefined): FolderIdentity {
  const file = join(folder, 'installation.txt');
  const isMarked = existsSync(file);
  return {
    path: isMarked ? realpathSync(folder) : resolve(folder),
    mark: isMarked ? markOf(file) : '',
    machine: machineId(),
    name: name ?? null,
  };
}

/**
 * Whether both are the same folder: the same file wherever it was moved to, or the same path on the same machine,
 * for example after a restore.
 * @param isShared whether several machines may see the folder
 */
export function isSameFolder(one: FolderIdentity, other: FolderIdentity, isShared = false): boolean {
  if (one.name !== null || other.name !== null) return one.name === other.name;
  const isOtherMachine = one.machine !== other.machine && one.machine !== null && other.machine !== null;
  if (one.mark === other.mark) return isShared || !isOtherMachine;
  // Every container has the same path for its folder: without a machine id, the path says nothing.
  return one.path === other.path && one.machine !== null && one.machine === other.machine;
}

function markOf(file: string): string {
  const { ino, birthtimeNs } = statSync(file, { bigint: true });
  return `${ino}:${birthtimeNs}`;
}

function machineId(): string | null {
  try {
    const id = readFileSync('/etc/machine-id', 'utf8').trim();
    // Machine ids are confidential: only a hash is stored.
    return /^[0-9a-f]{32}$/.test(id) ? createHash('sha256').update(`firstday ${id}`).digest('hex') : null;
  } catch {
    return null;
  }
}

/** Checked by code: an error of another realm is not an instance of this realm's Error. */
const isThere = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'EEXIST';
