import { posix } from 'node:path';
import ts from 'typescript';

import type { SourceFile } from './source-files.ts';

export interface Import {
  readonly from: string;
  readonly to: string;
}

/** The imports between files of one tree; those of packages are left out. */
export function importsAmong(files: readonly SourceFile[]): Import[] {
  const known = new Set(files.map(({ path }) => path));
  return files.flatMap(({ path, text }) =>
    ts.preProcessFile(text, true, true).importedFiles.flatMap(({ fileName }) => {
      if (!fileName.startsWith('.')) return [];
      const to = targetOf(posix.join(posix.dirname(path), fileName), known);
      return to === undefined ? [] : [{ from: path, to }];
    }),
  );
}

function targetOf(path: string, known: ReadonlySet<string>): string | undefined {
  const plain = path.replace(/\.[jt]sx?$/, '');
  return [path, `${plain}.ts`, `${plain}.tsx`, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`].find((one) =>
    known.has(one),
  );
}
