import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';

import { root } from '../setup/root.mjs';
import { isNeeded, isNeededOfOurs, isNeededOfWeb } from './is-needed.ts';
import type { LockedPackages } from './production-packages.ts';

/** What Node runs as it is, of ours. */
const ownSources = ['apps/launcher', 'apps/everify-simulator'];
export const ownFiles = [
  'apps/api/src/context/database-connection.ts',
  'apps/api/src/context/database-settings.ts',
  'apps/api/src/context/host-urls.ts',
  'apps/api/src/context/to-database-url.ts',
  'apps/api/src/context/read-config.ts',
  'apps/api/src/context/setting-kinds.ts',
  'apps/api/src/context/telemetry-settings.ts',
  'apps/api/src/context/tls-fault.ts',
  'apps/api/src/context/with-setting-files.ts',
  'apps/api/src/context/wrong-settings.ts',
  'apps/api/src/database/installation/folder-identity.ts',
  'tools/everify-kit',
  'tools/process',
  'tools/setup/build.mjs',
  'tools/setup/platform.mjs',
  'tools/setup/root.mjs',
  'tools/setup/run.mjs',
  'tools/setup/say.mjs',
  'tools/verify',
  'LICENSE',
  'CHANGELOG.md',
];
/** What stands in the folder of a release. */
export const releaseEntries: readonly string[] = [
  'CHANGELOG.md',
  'LICENSE',
  'THIRD-PARTY-NOTICES.txt',
  'apps',
  'bin',
  'container',
  'firstday.cdx.json',
  'helm',
  'libs',
  'node_modules',
  'package.json',
  'release.json',
  'runtime',
  'systemd',
  'tools',
];
const standalone = 'apps/web/.next/standalone';

/** Copies all that runs to a folder, under the paths that it has in the checkout. */
export function stage(folder: string, packages: LockedPackages, paths: readonly string[]): void {
  rmSync(folder, { recursive: true, force: true });
  for (const path of paths) stagePath(folder, packages, path);
  for (const path of ownSources) copy(folder, `${path}/src`, isRun);
  for (const path of ownFiles) copy(folder, path, isRun);
  copy(folder, standalone, isNeededOfWeb);
  forgetBuildMachine(join(folder, standalone, 'apps', 'web'));
  stageNode(join(folder, 'runtime', 'node'));
  cpSync(join(import.meta.dirname, 'files'), folder, { recursive: true });
  for (const program of ['bin/firstday', 'container/make-env.sh']) chmodSync(join(folder, program), 0o755);
}

function stagePath(folder: string, packages: LockedPackages, path: string): void {
  // What is for another system was not installed.
  if (!existsSync(join(root, path))) return;
  if (packages[path]?.link || lstatSync(join(root, path)).isSymbolicLink())
    return cpSync(join(root, path), join(folder, path), { recursive: true, verbatimSymlinks: true });
  if (path.includes('node_modules/')) return copy(folder, path, (file) => isWanted(path, file));
  copy(folder, `${path}/package.json`, () => true);
  if (existsSync(join(root, path, 'dist'))) copy(folder, `${path}/dist`, isNeededOfOurs);
}

function copy(folder: string, path: string, filter: (file: string) => boolean): void {
  if (!existsSync(join(root, path))) return;
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  cpSync(join(root, path), join(folder, path), { recursive: true, verbatimSymlinks: true, filter });
}

/** Of a package; those inside of it have a path of their own. */
function isWanted(path: string, file: string): boolean {
  const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
  return isNeeded(name, relative(join(root, path), file));
}

const isRun = (file: string): boolean =>
  !/\.spec\.ts$|\/(?:testing|development|last-version|upgrade)$/.test(file);

/** Where it was built is in no file, and neither are keys that Next made for this build alone. */
function forgetBuildMachine(web: string): void {
  const preview = /"(previewModeId|previewModeSigningKey|previewModeEncryptionKey)":\s*"([\da-f]+)"/g;
  const unused = (_: string, name: string, key: string) => `"${name}":"${'0'.repeat(key.length)}"`;
  for (const name of ['prerender-manifest.json', 'server/preview-props.json', 'required-server-files.json'])
    rewrite(join(web, '.next', name), (text) => text.replace(preview, unused));
  for (const name of ['server.js', '.next/required-server-files.json'])
    rewrite(join(web, name), (text) => text.replaceAll(root, '/firstday'));
}

function rewrite(file: string, change: (text: string) => string): void {
  if (existsSync(file)) writeFileSync(file, change(readFileSync(file, 'utf8')));
}

/**
 * The Node that the dependencies brought; the one that runs this where they brought none for this machine. Without the names of its
 * functions (18 MB), where the machine can take them out.
 */
function stageNode(target: string): void {
  const brought = join(root, 'node_modules', `node-linux-${process.arch}`, 'bin', 'node');
  mkdirSync(dirname(target), { recursive: true });
  cpSync(existsSync(brought) ? brought : process.execPath, target, { dereference: true });
  chmodSync(target, 0o755);
  spawnSync('strip', ['--strip-all', target]);
}
