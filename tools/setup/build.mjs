import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { acquireLock } from '../process/lock.mjs';
import { waitUntil } from '../process/wait.mjs';
import { binFolder, isRelease, root } from './root.mjs';
import { lastLines, run, withOurNode } from './run.mjs';
import { say, Trouble, withProgress } from './say.mjs';

export const apiFolder = join(root, 'apps', 'api', 'dist');
export const webFiles = join(root, 'apps', 'web', '.next', 'standalone', 'apps', 'web', '.next', 'static');
export const webServer = join(root, 'apps', 'web', '.next', 'standalone', 'apps', 'web', 'server.js');

const cacheFolder = join(root, 'node_modules', '.cache', 'firstday');
const stampFile = join(cacheFolder, 'build');
const products = [join(apiFolder, 'main.js'), join(apiFolder, 'migrate.js'), webServer];
/**
 * Next names the actions of a server by this key, so that it has to be the same where the same is built. It is no secret: each
 * installation has a key of its own, which is read when the web starts (apps/launcher/src/actions-key.ts).
 */
const keyOfBuild = createHash('sha256').update('replaced at the start').digest('base64');
const notSources = new Set(['dist', '.next', 'node_modules', '.nx', '.swc', 'next-env.d.ts']);

/**
 * Builds the libraries and both apps, unless what is built is of these very sources. A release is built.
 * @param {{isAnew?: boolean}} options anew takes nothing from a cache
 */
export async function ensureBuild({ isAnew = false } = {}) {
  if (isRelease) return;
  mkdirSync(cacheFolder, { recursive: true });
  const release = await waitUntil(() => acquireLock(join(cacheFolder, 'build.lock')), {
    within: 600_000,
    every: 500,
  });
  if (!release) throw new Trouble('Another build of this checkout does not end.');
  try {
    const stamp = sourcesHash();
    if (!isAnew && isBuilt(stamp)) return;
    await withProgress('Building (a minute or two the first time)', () => build(isAnew));
    writeFileSync(stampFile, stamp);
  } finally {
    release();
  }
}

/** What is built is no longer of the sources: the next `npm start` builds again. */
export function forgetBuild() {
  rmSync(stampFile, { force: true });
}

/** Nx's own cache skips what has not changed. */
async function nxBuild(isAnew) {
  const env = { ...withOurNode(), ...buildEnvironment() };
  const onLine = (line) => {
    const done = /^> nx run (\S+):build/.exec(line);
    if (done) say(`  ${done[1]}`);
  };
  const args = ['run-many', '-t', 'build', '--outputStyle=static', ...(isAnew ? ['--skip-nx-cache'] : [])];
  const { code, output } = await run(join(binFolder, 'nx'), args, { env, onLine });
  if (code !== 0) throw new Trouble(`The build failed:\n${failedParts(output)}`);
}

/** Of Nx's output only what the failed projects said: the others' may come after it. */
function failedParts(output) {
  const failed = [...(output.split('Failed tasks:')[1] ?? '').matchAll(/^- (\S+)$/gm)].map(
    ([, task]) => task,
  );
  const parts = output.split(/^(?=> nx run )/m);
  const said = parts.filter((part) => failed.some((task) => part.startsWith(`> nx run ${task}`)));
  return lastLines(said.join('\n') || output, 80);
}

async function build(isAnew) {
  forgetBuild();
  // A file that was removed from the sources must not live on among what was compiled from them.
  for (const folder of compiledFolders()) rmSync(folder, { recursive: true, force: true });
  await nxBuild(isAnew);
  const missing = products.find((file) => !existsSync(file));
  if (missing) throw new Trouble(`The build did not make ${missing}.`);
}

function isBuilt(stamp) {
  return (
    products.every((file) => existsSync(file)) &&
    existsSync(stampFile) &&
    readFileSync(stampFile, 'utf8') === stamp
  );
}

function buildEnvironment() {
  return {
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: keyOfBuild,
    NX_DAEMON: 'false',
    NX_NATIVE_FILE_CACHE_DIRECTORY: join(cacheFolder, 'nx'),
  };
}

function compiledFolders() {
  const libs = readdirSync(join(root, 'libs')).map((name) => join(root, 'libs', name, 'dist'));
  return [...libs, apiFolder];
}

function sourcesHash() {
  const hash = createHash('sha256').update(process.versions.node);
  const shared = ['package-lock.json', 'package.json', 'nx.json', 'tsconfig.base.json'].map((name) =>
    join(root, name),
  );
  const folders = ['libs', join('apps', 'api'), join('apps', 'web')].map((name) => join(root, name));
  for (const file of [...shared, ...folders.flatMap(sourcesBelow)]) {
    hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

function sourcesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !notSources.has(entry.name) && !/\.spec\.tsx?$/.test(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return sourcesBelow(path);
      return entry.isFile() ? [path] : [];
    });
}
