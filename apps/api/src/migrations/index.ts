import { Records1795233559613 } from './1795233559613-records.js';
import { Idempotency1795234413999 } from './1795234413999-idempotency.js';
import { EveryRecord1795235087453 } from './1795235087453-every-record.js';

/** In the order in which they run. */
export const migrations = [Records1795233559613, Idempotency1795234413999, EveryRecord1795235087453];
