import ts from 'typescript';

import { declaredExports } from './file-names.ts';
import type { SourceFile } from './source-files.ts';

export interface DuplicateName {
  readonly name: string;
  readonly files: readonly string[];
}

/** Names that Next.js asks of a file: `generateMetadata`, `GET`, `config`, … */
const ofNext = new Set([
  ...['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
  ...['config', 'dynamic', 'generateMetadata', 'metadata', 'proxy', 'revalidate', 'runtime', 'viewport'],
]);

/** Names that more than one file declares and exports, so that a reader has to ask which is meant. */
export function duplicateNames(files: readonly SourceFile[]): DuplicateName[] {
  const found = new Map<string, Set<string>>();
  for (const { path, text } of files.filter(isProductCode))
    for (const name of declaredExports(ts.createSourceFile(path, text, ts.ScriptTarget.Latest)))
      if (!isAskedByNext(path, name, text)) found.set(name, (found.get(name) ?? new Set()).add(path));
  return [...found]
    .filter(([, paths]) => paths.size > 1)
    .map(([name, paths]) => ({ name, files: [...paths].toSorted() }))
    .toSorted((one, other) => one.name.localeCompare(other.name));
}

/**
 * The client is published by itself: it has the names of the API's schemas for those who use it, and imports nothing
 * of ours.
 */
const isProductCode = ({ path }: SourceFile): boolean =>
  path.includes('/src/') && !path.startsWith('libs/sdk/');

/** A page's or layout's default export is never imported by its name. */
const isAskedByNext = (path: string, name: string, text: string): boolean =>
  path.startsWith('apps/web/src/') &&
  (ofNext.has(name) || new RegExp(`^export default (?:async )?function ${name}\\b`, 'm').test(text));
