import { fileURLToPath } from 'node:url';

/** The build's worker beside the build; from TypeScript sources, the one that compiles them as it goes. */
export function workerFile(name: 'render-document' | 'has-ink'): string {
  const file = import.meta.url.endsWith('.ts') ? './worker-from-source.mjs' : `./${name}.js`;
  return fileURLToPath(new URL(file, import.meta.url));
}
