import type { Context } from '../../context/index.js';

/** The same request, for which there are no tasks but the withdrawn ones: what reads a task then reads one of the archive. */
export const inArchive = (ctx: Context): Context => ({ ...ctx, readsArchive: true });
