import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { operations } from '@firstday/domain';
import { describe, expect, it } from '@jest/globals';
import ts from 'typescript';

const source = fileURLToPath(new URL('..', import.meta.url));
const version = '/api/v1';
/** The one place that knows below which address the interface is. */
const knowsVersion = 'api/operation-url.ts';

const known = Object.values(operations).map(({ path }) => path.split('/').slice(1));

/** Whether a text is the path of an operation, or begins one; `{}` stands for what is filled in. */
function isOperationPath(text: string): boolean {
  if (text.includes(version)) return true;
  if (!/^\/[a-z]/.test(text)) return false;
  const parts = (text.split('?')[0] ?? '').split('/').slice(1);
  return known.some(
    (path) =>
      parts.length === path.length && path.every((part, at) => part.startsWith('{') || part === parts[at]),
  );
}

/** Every text in a file that is more than an import. */
function textsIn(path: string, content: string): string[] {
  const texts: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
    if (ts.isStringLiteralLike(node)) texts.push(node.text);
    if (ts.isTemplateExpression(node))
      texts.push([node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('{}'));
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, content, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return texts;
}

const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !/\.(spec|d)\.tsx?$/.test(name))
  .map((name) => relative(source, join(source, name)).replaceAll('\\', '/'));

const writtenIn = (path: string, content: string) =>
  textsIn(path, content)
    .filter(isOperationPath)
    .map((text) => `${path}: ${text}`);

describe('the paths of the interface', () => {
  it('are written in the table of operations alone: the web calls an operation by its id', () => {
    expect(files.length).toBeGreaterThan(200);
    const written = files
      .filter((path) => path !== knowsVersion)
      .flatMap((path) => writtenIn(path, readFileSync(join(source, path), 'utf8')));
    expect(written).toEqual([]);
  });

  it.each([
    "fetch('/api/v1/users')",
    'fetch(`${base}/api/v1${path}`)',
    "api.get('/component_rows/employees')",
    "api.get('/tasks?status=open')",
    'api.post(`/tasks/${id}/send_back`)',
    "api.get('/tasks/' + id)",
  ])('are found where somebody writes one: %s', (line) => {
    expect(writtenIn('a.ts', line)).toHaveLength(1);
  });

  it.each(["import a from './tasks/a';", "'/dashboard/users'", '`/components/${component}`', "'/sign-in'"])(
    'are told from others: %s',
    (line) => expect(writtenIn('a.ts', line)).toEqual([]),
  );
});
