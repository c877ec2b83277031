import { copyFileSync, mkdirSync, readdirSync, rmSync, statSync, watch, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';

import { type Options, transformFile } from '@swc/core';

import { root } from '../../../../tools/setup/root.mjs';
import { errorMessage } from '../error-code.ts';

const isSource = (file: string): boolean =>
  /\.(?:tsx?|json)$/.test(file) && !/\.spec\.tsx?$|\.d\.ts$/.test(file);

/** The packages that Node runs from `dist`: their sources are compiled one file at a time, types left to tsc. */
export function compiledPackages(): readonly string[] {
  const libs = readdirSync(join(root, 'libs')).map((name) => join(root, 'libs', name));
  return [...libs, join(root, 'apps', 'api')];
}

export async function compileAll(): Promise<void> {
  await Promise.all(
    compiledPackages().flatMap((folder) => sourcesOf(folder).map((file) => compile(folder, file))),
  );
}

/**
 * Compiles each source as it is saved.
 * @param onCompiled with the files of one save, their paths from the root
 * @param onTrouble with what the compiler could not read
 */
export function compileOnSave(
  onCompiled: (files: readonly string[]) => void,
  onTrouble: (message: string) => void,
): void {
  const saved = new Map<string, string>();
  let waiting: NodeJS.Timeout | undefined;
  const flush = async (): Promise<void> => {
    const batch = [...saved];
    saved.clear();
    const done = await Promise.all(batch.map(([file, folder]) => compileSaved(folder, file, onTrouble)));
    const files = done.flatMap((file) => file ?? []);
    if (files.length) onCompiled(files);
  };
  for (const folder of compiledPackages()) {
    const source = join(folder, 'src');
    watch(source, { recursive: true }, (_event, name) => {
      if (!name || !isSource(name)) return;
      saved.set(join(source, name), folder);
      clearTimeout(waiting);
      // Editors write a file in several steps, and version control many files at once.
      waiting = setTimeout(() => void flush(), 120);
    });
  }
}

async function compileSaved(
  folder: string,
  file: string,
  onTrouble: (message: string) => void,
): Promise<string | undefined> {
  try {
    if (statSync(file, { throwIfNoEntry: false })) await compile(folder, file);
    else rmSync(targetOf(folder, file), { force: true });
    return relative(root, file);
  } catch (error) {
    onTrouble(`${relative(root, file)}: ${errorMessage(error)}`);
    return undefined;
  }
}

async function compile(folder: string, file: string): Promise<void> {
  const target = targetOf(folder, file);
  mkdirSync(dirname(target), { recursive: true });
  // The words of a language are read as they are.
  if (file.endsWith('.json')) return copyFileSync(file, target);
  writeFileSync(target, await compiledCode(file));
}

/** A source as Node runs it from `dist`. */
export async function compiledCode(file: string): Promise<string> {
  const { code } = await transformFile(file, swcOptions(file));
  return code;
}

function targetOf(folder: string, file: string): string {
  return join(folder, 'dist', relative(join(folder, 'src'), file).replace(/\.tsx?$/, '.js'));
}

function sourcesOf(folder: string): readonly string[] {
  const source = join(folder, 'src');
  return readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((name) => isSource(name) && !name.split(sep).includes('testing'))
    .map((name) => join(source, name));
}

/** swc's own types do not know of it yet. */
interface RewritingOptions extends Options {
  readonly jsc: NonNullable<Options['jsc']> & { readonly rewriteRelativeImportExtensions: boolean };
}

function swcOptions(file: string): RewritingOptions {
  return {
    configFile: false,
    swcrc: false,
    sourceMaps: 'inline',
    module: { type: 'es6' },
    jsc: {
      target: 'es2023',
      // As TypeScript's option of that name does in the build.
      rewriteRelativeImportExtensions: true,
      experimental: { keepImportAttributes: true },
      parser: { syntax: 'typescript', decorators: true, tsx: file.endsWith('x') },
      transform: { legacyDecorator: true, decoratorMetadata: true, react: { runtime: 'automatic' } },
    },
  };
}
