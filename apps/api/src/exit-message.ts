import { ProblemError, tlsFault, unavailablePart, WrongSettings } from './context/index.js';
import { RolesError } from './database/index.js';
import { toSafeError } from './observability/index.js';
import { KeyringError } from './sealing/index.js';

const explained = [WrongSettings, KeyringError, ProblemError, RolesError];

/** What ended a program, for whoever runs it: what its message explains wholly comes without a stack. */
export function exitMessage(error: unknown): string {
  if (explained.some((kind) => error instanceof kind) && error instanceof Error) return error.message;
  return fileMessage(error) ?? tlsMessage(error) ?? databaseMessage(error) ?? stackOf(error);
}

/** A file or folder that the user of the service may not use, or whose disk is full. */
function fileMessage(error: unknown): string | undefined {
  const { code } = toSafeError(error);
  if (code === undefined || typeof error !== 'object' || error === null || !('path' in error))
    return undefined;
  const help = fileHelp[code];
  return help && `${String(error.path)} cannot be used (${code}): ${help}`;
}

const mayNot = 'it must be readable and writable for the user of this service.';
const noRoom = 'there is no room left on its disk.';
const fileHelp: Readonly<Record<string, string>> = {
  EACCES: mayNot,
  EPERM: mayNot,
  EROFS: 'its disk is mounted to be read only.',
  ENOSPC: noRoom,
  EDQUOT: noRoom,
  EISDIR: 'it must be a file.',
  ENOTDIR: 'it must be a folder.',
};

function tlsMessage(error: unknown): string | undefined {
  const fault = tlsFault(error);
  return fault && `There is no connection to the database: ${fault}`;
}

function databaseMessage(error: unknown): string | undefined {
  if (unavailablePart(error) !== 'database') return undefined;
  const { code, name } = toSafeError(error);
  return `The database is not available (${code ?? name}): look whether it runs, and whether DATABASE_URL leads to it.`;
}

const stackOf = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);
