import { builtinModules } from 'node:module';

const builtin = new Set(builtinModules);

/** What a source may be: a comment or a text that looks like an import is none. */
const patterns = [
  /^\s*(?:import|export)\s+(?<type>type\s)?[^'"`;]*?from\s*['"](?<name>[^'"]+)['"]/gm,
  /^\s*import\s+['"](?<name>[^'"]+)['"]/gm,
  /\bimport\(\s*['"](?<name>[^'"]+)['"]\s*\)/g,
  /\brequire(?:\.resolve)?\(\s*['"](?<name>[^'"]+)['"]\s*\)/g,
  /\bimport\.meta\.resolve\(\s*['"](?<name>[^'"]+)['"]/g,
  /\bjest\.(?:mock|unstable_mockModule)\(\s*['"](?<name>[^'"]+)['"]/g,
];

/** The packages that a source imports: of each whether only its types are. */
export function packagesIn(text) {
  const found = new Map();
  for (const pattern of patterns) {
    for (const { groups } of text.matchAll(pattern)) {
      const name = packageOf(groups.name);
      if (name) found.set(name, (found.get(name) ?? true) && Boolean(groups.type));
    }
  }
  return [...found].map(([name, isType]) => ({ name, isType }));
}

/** Whether a source names the package otherwise: as a program to run, or a folder to find files in. */
export function mentions(text, name) {
  return new RegExp(`['"\`(]${RegExp.escape(name)}['"\`/]`).test(text);
}

/** The package of a specifier; undefined for files, Node's own modules, and addresses. */
export function packageOf(specifier) {
  if (/^[./#]|^@\/|:/.test(specifier)) return undefined;
  const parts = specifier.split('/');
  const name = parts.slice(0, specifier.startsWith('@') ? 2 : 1).join('/');
  return builtin.has(name) || !/^(@[\w.-]+\/)?[\w.-]+$/.test(name) ? undefined : name;
}
