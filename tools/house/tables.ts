import ts from 'typescript';

import type { SourceFile } from './source-files.ts';

export interface ForeignTable {
  readonly file: string;
  readonly table: string;
  readonly owner: string;
}

/** The tables of the API's entities, by the room that declares each. */
export function tableOwners(
  files: readonly SourceFile[],
  groupOf: (file: string) => string | undefined,
): Map<string, string> {
  const owners = new Map<string, string>();
  for (const { path, text } of files) {
    const owner = groupOf(path);
    if (owner === undefined || !path.endsWith('.entity.ts')) continue;
    for (const [, table = ''] of text.matchAll(/@Entity\(\s*(?:\{\s*name:\s*)?'([a-z_]+)'/g))
      owners.set(table, owner);
  }
  return owners;
}

/** Files whose SQL names a table of another room. */
export function foreignTables(
  files: readonly SourceFile[],
  groupOf: (file: string) => string | undefined,
): ForeignTable[] {
  const owners = tableOwners(files, groupOf);
  return files.flatMap(({ path, text }) => {
    const room = groupOf(path);
    if (room === undefined || path.includes('/migrations/')) return [];
    const named = tablesIn(sqlOf(path, text));
    return [...owners]
      .filter(([table, owner]) => owner !== room && named.has(table))
      .map(([table, owner]) => ({ file: path, table, owner }));
  });
}

/** Whether a file holds SQL. */
export const holdsSql = ({ path, text }: SourceFile): boolean => tablesIn(sqlOf(path, text)).size > 0;

/** The text of a file's strings and templates, where statements stand. */
function sqlOf(path: string, text: string): string {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) found.push(node.text);
    if (ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node))
      found.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest));
  return found.join('\n');
}

/** Tables after the words of SQL that a table follows; a value follows `IS DISTINCT FROM`. */
function tablesIn(sql: string): Set<string> {
  const named = sql.matchAll(/\b(?:(?<!DISTINCT )FROM|JOIN|UPDATE|INTO)\s+(?:ONLY\s+)?"?([a-z_]+)"?/g);
  return new Set([...named].map(([, table = '']) => table));
}
