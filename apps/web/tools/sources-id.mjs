import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const notSources = new Set(['.next', 'dist', 'node_modules', 'next-env.d.ts']);

/** Names what the web is built from: the same sources have the same name, on whichever machine and whenever. */
export function sourcesId(repository) {
  const hash = createHash('sha256').update(readFileSync(join(repository, 'package-lock.json')));
  for (const path of ['libs', 'apps/web'].flatMap((folder) => filesBelow(repository, folder)))
    hash.update(`\0${path}\0`).update(readFileSync(join(repository, path)));
  return hash.digest('hex').slice(0, 20);
}

function filesBelow(repository, folder) {
  return readdirSync(join(repository, folder), { withFileTypes: true })
    .filter(({ name }) => !notSources.has(name) && !/\.(spec\.tsx?|tsbuildinfo)$/.test(name))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) return filesBelow(repository, path);
      // The script of the embedding is built into the sources' folder.
      return entry.isFile() && path !== 'apps/web/public/embed.js' ? [path] : [];
    });
}
