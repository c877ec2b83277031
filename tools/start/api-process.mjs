import { join } from 'node:path';

import { apiFolder } from '../setup/build.mjs';

/**
 * How the API and its worker are run. V8 lets the space for new objects grow to 64 MB before it looks at them, and glibc keeps an
 * arena of memory for each thread: neither makes this service faster, both stay in its memory. With less than 12 MB the
 * objects of many requests at once are taken for old ones, which costs more (docs/adr/0013-few-round-trips.md).
 */
const lean = ['--max-semi-space-size=12', '--heap-growing-percent=20'];
export const apiArguments = [...lean, join(apiFolder, 'main.js')];
/** What a worker has in hand lives longer than what an answer needs: in less space it would be moved about for nothing. */
export const workerArguments = [join(apiFolder, 'worker.js')];
export const apiVariables = { MALLOC_ARENA_MAX: '1' };
