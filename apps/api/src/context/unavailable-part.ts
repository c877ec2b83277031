import { StorageUnavailableError } from './storage-unavailable-error.js';

/** What the service can do nothing without. */
export type UnavailablePart = 'database' | 'disk' | 'storage';

/** PostgreSQL: connections lost, refused or too many, shutting down or starting, out of memory, or a server that only reads. */
const databaseIsAway = /^(?:08...|53[0234]..|57P0[1235]|58030|25006)$/;
/** The system: nobody listens, or the connection ended. */
const nobodyAnswers = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
]);
/** The system, and PostgreSQL: there is no room, or none that may be written to. */
const diskIsFull = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EIO', '53100']);

/** What `pg` says without a code. */
const driverSays =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client (?:has encountered a connection error|was closed)|Cannot use a pool after calling end|Query read timeout)/;

/**
 * What is missing where an error says that nothing was wrong with what was asked: it can be asked again. Undefined for
 * all other errors.
 */
export function unavailablePart(thrown: unknown): UnavailablePart | undefined {
  if (typeof thrown !== 'object' || thrown === null) return undefined;
  if (thrown instanceof StorageUnavailableError) return 'storage';
  const code = textIn(thrown, 'code');
  if (diskIsFull.has(code)) return 'disk';
  // A new version is rolled out, and changed a table in the middle of a transaction.
  if (textIn(thrown, 'routine') === 'RevalidateCachedQuery') return 'database';
  if (nobodyAnswers.has(code) || databaseIsAway.test(code)) return 'database';
  return code === '' && driverSays.test(textIn(thrown, 'message')) ? 'database' : undefined;
}

function textIn(thrown: object, property: 'code' | 'message' | 'routine'): string {
  const value: unknown = Reflect.get(thrown, property);
  return typeof value === 'string' ? value : '';
}
