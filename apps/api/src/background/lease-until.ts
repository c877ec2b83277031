import type { Statement } from '../context/index.js';
import { statement } from '../database/index.js';

/**
 * Planned each time that it is run. The queue is empty at one moment and a hundred thousand long at the next: a plan that
 * was made and kept while it was empty reads it from end to end for each row. Many rows share the cost.
 */
export const unprepared = (text: string): Statement => statement('', text);

/**
 * What a crash of the database could take back, since nobody waits for the disk: it would be done again, under the same
 * ids. What came of deliveries is waited for.
 */
export const asyncCommit = `set_config('synchronous_commit', 'off', true)`;

/**
 * In milliseconds, so that the moment of the lease names the claim: JavaScript's dates have no more.
 * @param seconds the parameter that says how long it is
 */
export const leaseUntil = (seconds: `$${number}`): string =>
  `date_trunc('milliseconds', now()) + make_interval(secs => ${seconds}::int)`;
