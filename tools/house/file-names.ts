import ts from 'typescript';

import type { SourceFile } from './source-files.ts';

/** What frameworks name, and files whose name says what they are for. */
const named =
  /^(?:index|main|page|layout|route|error|global-error|not-found|loading|proxy|instrumentation|default)$/;

/** Files that export something, and nothing that they are named after. */
export const misnamedFiles = (files: readonly SourceFile[]): string[] =>
  files.filter((file) => isMisnamed(file)).map(({ path }) => path);

function isMisnamed({ path, text }: SourceFile): boolean {
  const base = (path.split('/').at(-1) ?? '').replace(/\.tsx?$/, '');
  if (named.test(base) || /^\d+-/.test(base)) return false;
  const exported = exportsOf(ts.createSourceFile(path, text, ts.ScriptTarget.Latest));
  if (exported.length === 0) return false;
  const wanted = new Set([plain(base), plain(base.replace(/\.[a-z-]+$/, ''))]);
  return !exported.some((name) => wanted.has(plain(name)));
}

const plain = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

/** The names that a file exports. */
export const exportsOf = (source: ts.SourceFile): string[] => [
  ...declaredExports(source),
  ...source.statements.flatMap((statement) =>
    ts.isExportDeclaration(statement) && statement.exportClause && ts.isNamedExports(statement.exportClause)
      ? statement.exportClause.elements.map(({ name }) => name.text)
      : [],
  ),
];

/** The names that a file exports and declares itself. */
export function declaredExports(source: ts.SourceFile): string[] {
  return source.statements.flatMap((statement) => {
    if (!ts.canHaveModifiers(statement)) return [];
    if (!ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return [];
    if (ts.isVariableStatement(statement))
      return statement.declarationList.declarations.flatMap(({ name }) =>
        ts.isIdentifier(name) ? [name.text] : [],
      );
    const isDeclared =
      ts.isFunctionDeclaration(statement) ||
      ts.isClassDeclaration(statement) ||
      ts.isInterfaceDeclaration(statement) ||
      ts.isTypeAliasDeclaration(statement) ||
      ts.isEnumDeclaration(statement);
    return isDeclared && statement.name ? [statement.name.text] : [];
  });
}
