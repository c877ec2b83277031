// `npm start` reads this file before anything is built: it imports nothing of our own.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, realpathSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What tells a data folder from a copy of it. */
export interface FolderIdentity {
  /** Where it is, links followed. */
  readonly path: string;
  /** A file in it that a copy has too, but not the same one: its number on the disk, and when it was made. */
  readonly mark: string;
  /** The machine, where it has an id; most containers have none. */
  readonly machine: string | null;
  /** What the operator calls this installation: where that is said, it alone counts. */
  readonly name: string | null;
}

const note = `Tells this data folder from copies of it: what counts is the file itself, not what it says.
A copy sends nothing until \`npm run firstday -- adopt\` says that it takes the other's place.
`;

/** @throws where the folder cannot be written and has no such file yet */
export function identifyFolder(folder: string, name: string | undefined): FolderIdentity {
  mkdirSync(folder, { recursive: true });
  return {
    path: realpathSync(folder),
    mark: markOf(join(folder, 'installation.txt')),
    machine: machineId(),
    name: name ?? null,
  };
}

/**
 * Whether both are one folder: the same file, wherever it was moved to, or the same place on the same machine, say after a
 * restore.
 * @param isShared whether several machines may see the folder
 */
export function isSameFolder(one: FolderIdentity, other: FolderIdentity, isShared = false): boolean {
  if (one.name !== null || other.name !== null) return one.name === other.name;
  const isOtherMachine = one.machine !== other.machine && one.machine !== null && other.machine !== null;
  if (one.mark === other.mark) return isShared || !isOtherMachine;
  // Every container calls its folder the same: without a machine's id, the place alone says nothing.
  return one.path === other.path && one.machine !== null && one.machine === other.machine;
}

function markOf(file: string): string {
  try {
    writeFileSync(file, note, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!isThere(error)) throw error;
  }
  const { ino, birthtimeNs } = statSync(file, { bigint: true });
  return `${ino}:${birthtimeNs}`;
}

function machineId(): string | null {
  try {
    const id = readFileSync('/etc/machine-id', 'utf8').trim();
    // It is not to be handed on as it is.
    return /^[0-9a-f]{32}$/.test(id) ? createHash('sha256').update(`firstday ${id}`).digest('hex') : null;
  } catch {
    return null;
  }
}

/** By its code: an error of another realm is no instance of this one's Error. */
const isThere = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'EEXIST';
