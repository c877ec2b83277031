import { mkdirSync, readdirSync, rmSync, statSync, watch, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';

import { transformFile } from '@swc/core';

import { root } from '../setup/root.mjs';

const isSource = (file) => /\.tsx?$/.test(file) && !/\.spec\.tsx?$|\.d\.ts$/.test(file);

/** The packages that Node runs from `dist`: their sources are compiled one file at a time, types left to tsc. */
export function compiledPackages() {
  const libs = readdirSync(join(root, 'libs')).map((name) => join(root, 'libs', name));
  return [...libs, join(root, 'apps', 'api')];
}

export async function compileAll() {
  await Promise.all(
    compiledPackages().flatMap((folder) => sourcesOf(folder).map((file) => compile(folder, file))),
  );
}

/**
 * Compiles each source as it is saved.
 * @param {(files: string[]) => void} onCompiled with the files of one save, their paths from the root
 * @param {(message: string) => void} onTrouble with what the compiler could not read
 */
export function compileOnSave(onCompiled, onTrouble) {
  const saved = new Map();
  let waiting;
  const flush = async () => {
    const batch = [...saved];
    saved.clear();
    const done = await Promise.all(batch.map(([file, folder]) => compileSaved(folder, file, onTrouble)));
    const files = done.filter(Boolean);
    if (files.length) onCompiled(files);
  };
  for (const folder of compiledPackages()) {
    const source = join(folder, 'src');
    watch(source, { recursive: true }, (_event, name) => {
      if (!name || !isSource(name)) return;
      saved.set(join(source, name), folder);
      clearTimeout(waiting);
      // Editors write a file in several steps, and version control many files at once.
      waiting = setTimeout(flush, 120);
    });
  }
}

async function compileSaved(folder, file, onTrouble) {
  try {
    if (statSync(file, { throwIfNoEntry: false })) await compile(folder, file);
    else rmSync(targetOf(folder, file), { force: true });
    return relative(root, file);
  } catch (error) {
    onTrouble(`${relative(root, file)}: ${error.message}`);
    return undefined;
  }
}

async function compile(folder, file) {
  const target = targetOf(folder, file);
  const { code } = await transformFile(file, swcOptions(file));
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, code);
}

function targetOf(folder, file) {
  return join(folder, 'dist', relative(join(folder, 'src'), file).replace(/\.tsx?$/, '.js'));
}

function sourcesOf(folder) {
  const source = join(folder, 'src');
  return readdirSync(source, { recursive: true })
    .filter((name) => isSource(name) && !name.split(sep).includes('testing'))
    .map((name) => join(source, name));
}

function swcOptions(file) {
  return {
    configFile: false,
    swcrc: false,
    sourceMaps: 'inline',
    module: { type: 'es6' },
    jsc: {
      target: 'es2023',
      parser: { syntax: 'typescript', decorators: true, tsx: file.endsWith('x') },
      transform: { legacyDecorator: true, decoratorMetadata: true, react: { runtime: 'automatic' } },
    },
  };
}
