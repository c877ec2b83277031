import type { Piscina } from 'piscina';
import { type ThreadedWork, workerFile } from './worker-file.js';

export interface ThreadsOptions {
  readonly maxThreads: number;
  readonly resourceLimits?: { readonly maxOldGenerationSizeMb: number };
}

const opened = new Map<string, Promise<Piscina>>();

/**
 * The threads of this process for one kind of work, whoever asks for it: what a thread has loaded, such as its fonts, serves
 * them all. They start with the first piece of work, since a process that only answers requests has none; those that nobody needed for a minute end,
 * and none keeps a process that is done.
 */
export function threadsFor(work: ThreadedWork, options: ThreadsOptions): Promise<Piscina> {
  const key = JSON.stringify([work, options]);
  const pool = opened.get(key) ?? open(work, options);
  opened.set(key, pool);
  return pool;
}

async function open(work: ThreadedWork, options: ThreadsOptions): Promise<Piscina> {
  const { Piscina } = await import('piscina');
  return new Piscina({ filename: workerFile(work), minThreads: 0, idleTimeout: 60_000, ...options });
}
