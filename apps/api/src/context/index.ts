export type { ApiRequest } from './api-request.js';
export { Clock } from './clock.js';
export { CONFIG, type Config, type MailSettings, type PlainPath, type TelemetrySettings } from './config.js';
export {
  type Account,
  acrossAccounts,
  type Actor,
  type SavedView,
  type Context,
  type ContextWork,
  type IdempotentExecution,
  inIdempotentTransaction,
  inSnapshot,
  inTransaction,
  type Membership,
  type NamedRepresentative,
  type Origin,
  type SessionReader,
} from './context.js';
export { credentialKey } from './credential-key.js';
export { type DatabaseConnection, toDatabaseConnection } from './database-connection.js';
export { hostUrls } from './host-urls.js';
export { memoizeFor } from './memoize-for.js';
export { newId, smallestIdAt } from './new-id.js';
export { ofAccount } from './of-account.js';
export {
  badRequest,
  CommittedRefusal,
  invalidInput,
  forbidden,
  forbiddenBecause,
  notFound,
  orCommittedRefusal,
  orProblem,
  ProblemError,
  serviceUnavailable,
  tooManyRequests,
  unauthorized,
} from './problem-error.js';
export type { InsertTarget, NewRow, Queries, Statement } from './queries.js';
export {
  type BackupSecrets,
  backupSecretsOfProcess,
  processConfig,
  settingsOfProcess,
} from './process-config.js';
export { readConfig } from './read-config.js';
export { WrongSettings } from './wrong-settings.js';
export { requestOrigin } from './request-origin.js';
export { parseTimestamps, type SortedTimestamps } from './sorted-timestamps.js';
export { StorageUnavailableError } from './storage-unavailable-error.js';
export { systemContext } from './system-context.js';
export { tlsFault } from './tls-fault.js';
export { dateInTimeZone, endOfDayIn, timeZoneOf, toTimeZone } from './time-zone-of.js';
export { within } from './within.js';
export { type UnavailablePart, unavailablePart } from './unavailable-part.js';
export { unsafeInput } from './unsafe-input.js';
