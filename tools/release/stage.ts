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
import { basename, dirname, join, relative } from 'node:path';

import { root } from '../setup/root.mjs';
import type { LockedPackages } from './production-packages.ts';

/** What only compilers, editors and readers of the source want of a package. */
const needless =
  /\.(?:d\.[cm]?ts|[cm]?ts|map|flow|tsbuildinfo|markdown|a)$|^(?!licen[cs]e|copying|notice).*\.md$/i;
/** Weights in which no document is written, and pictures of fonts. */
export const needlessFont =
  /(?:Thin|ExtraLight|DemiLight|(?<!Extra|Demi)Light|Medium|ExtraBold|Black)(?:Italic)?\.[ot]tf$|\.[ot]tf\.png$/;
const needlessFolders = new Set([
  '.github',
  '__tests__',
  'benchmark',
  'benchmarks',
  'coverage',
  'docs',
  'example',
  'examples',
  'test',
  'tests',
]);
/** The same again, for browsers and bundlers. */
const twins = new Set(['pdf-lib/dist', 'pdf-lib/src', 'rxjs/src', 'rxjs/dist/bundles', 'typeorm/browser']);

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
  copy(folder, standalone, () => true);
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
  if (existsSync(join(root, path, 'dist')))
    copy(folder, `${path}/dist`, (file) => !needless.test(basename(file)));
}

function copy(folder: string, path: string, filter: (file: string) => boolean): void {
  if (!existsSync(join(root, path))) return;
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  cpSync(join(root, path), join(folder, path), { recursive: true, verbatimSymlinks: true, filter });
}

/** Of a package; those inside of it have a path of their own. */
function isWanted(path: string, file: string): boolean {
  const inside = relative(join(root, path), file);
  const [first = ''] = inside.split('/');
  const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
  if (first === 'node_modules' || needlessFolders.has(first) || twins.has(`${name}/${inside}`)) return false;
  return !needless.test(basename(file)) && !needlessFont.test(file);
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

/** The Node that the dependencies brought; the one that runs this where they brought none for this machine. */
function stageNode(target: string): void {
  const brought = join(root, 'node_modules', `node-linux-${process.arch}`, 'bin', 'node');
  mkdirSync(dirname(target), { recursive: true });
  cpSync(existsSync(brought) ? brought : process.execPath, target, { dereference: true });
  chmodSync(target, 0o755);
}
