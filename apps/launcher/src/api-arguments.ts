import { join } from 'node:path';

import { apiFolder } from '../../../tools/setup/build.mjs';

/**
 * How the API and its worker are run. V8 lets the space for new objects grow to 64 MB before it looks at them, and glibc keeps an
 * arena of memory for each thread: neither makes this service faster, both stay in its memory. V8 takes powers of two
 * only. What its middle compiler, Maglev, took for its work is never given back (docs/adr/0019-memory-of-a-process.md).
 */
const lean = ['--max-semi-space-size=8', '--heap-growing-percent=20', '--no-maglev'];
export const apiArguments: readonly string[] = [...lean, join(apiFolder, 'main.js')];
/**
 * What a worker has in hand lives longer than what an answer needs: in less space it would be moved about for nothing. In more, what
 * an inspection package leaves behind is not looked at until it fills 100 MB (docs/adr/0054-memory-of-a-package.md).
 */
export const workerArguments: readonly string[] = ['--max-semi-space-size=16', join(apiFolder, 'worker.js')];
export const apiVariables = { MALLOC_ARENA_MAX: '1' };
