import { fileURLToPath } from 'node:url';

/** The files whose exports run on threads. */
export type ThreadedWork = 'thread-work' | 'has-ink';

/** The build's worker beside the build; from TypeScript sources, the one that compiles them as it goes. */
export function workerFile(name: ThreadedWork): string {
  const file = import.meta.url.endsWith('.ts') ? './worker-from-source.mjs' : `./${name}.js`;
  return fileURLToPath(new URL(file, import.meta.url));
}
