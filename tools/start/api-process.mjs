import { join } from 'node:path';

import { apiFolder } from '../setup/build.mjs';

/**
 * How the API and its worker are run. V8 lets the space for new objects grow to 64 MB before it looks at them, and glibc keeps an
 * arena of memory for each thread: neither makes this service faster, both stay in its memory.
 */
const lean = ['--max-semi-space-size=4', '--heap-growing-percent=40'];
export const apiArguments = [...lean, join(apiFolder, 'main.js')];
export const workerArguments = [...lean, join(apiFolder, 'worker.js')];
export const apiVariables = { MALLOC_ARENA_MAX: '2' };
