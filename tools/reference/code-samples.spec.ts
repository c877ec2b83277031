import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import ts from 'typescript';
import { root } from '../setup/root.mjs';
import { sampledOperations } from './sampled-operations.js';

const operations = sampledOperations();
const sourcesIn = (label: string) =>
  operations.map(({ id, samples }) => ({ id, source: samples.get(label) ?? '' }));

describe('the code samples of the reference', () => {
  it('are there for every operation, in three languages', () => {
    expect(operations.length).toBeGreaterThan(200);
    for (const { id, samples } of operations)
      expect([id, ...samples.keys()]).toEqual([id, 'curl', 'TypeScript', 'Python']);
  });

  it('hold no credential, but the name of the variable that has it', () => {
    for (const { id, samples } of operations)
      for (const source of samples.values()) {
        expect([id, source]).toEqual([id, expect.stringContaining('FIRSTDAY_URL')]);
        expect([id, source]).not.toEqual([id, expect.stringMatching(/Bearer fd_|__session=fd_/)]);
      }
  });

  it('in curl are lines that a shell reads', () => {
    const all = sourcesIn('curl').map(({ source }) => source);
    const read = spawnSync('bash', ['-n'], { input: all.join('\n\n'), encoding: 'utf8' });
    expect([read.status, read.stderr]).toEqual([0, '']);
  });

  it('in Python are programs that Python reads', () => {
    expect(unreadable(sourcesIn('Python'))).toEqual([]);
    expect(unreadable([{ id: 'broken', source: 'print(["a"' }])).toEqual(['broken']);
  });

  it('in TypeScript compile with the client’s types', () => {
    const [right] = sourcesIn('TypeScript').filter(({ id }) => id === 'account_settings.update');
    const wrong = { id: 'wrong', source: right?.source.replace('signed_in_user', 'nobody') ?? '' };
    expect(typeErrors([...sourcesIn('TypeScript'), wrong])).toEqual([
      expect.stringMatching(/wrong\.sample\.ts: .*"nobody"/s),
    ]);
  }, 60_000);
});

interface Source {
  readonly id: string;
  readonly source: string;
}

/** The ids of those that are no programs: Python says so where it is installed, and else their brackets and quotes. */
function unreadable(sources: readonly Source[]): string[] {
  const program = `import ast, json, sys
for one in json.load(sys.stdin):
    try: ast.parse(one["source"])
    except SyntaxError: print(one["id"])`;
  const read = spawnSync('python3', ['-c', program], { input: JSON.stringify(sources), encoding: 'utf8' });
  if (!read.error) return read.stdout.split('\n').filter(Boolean);
  return sources.filter(({ source }) => !isBalanced(source)).map(({ id }) => id);
}

function isBalanced(source: string): boolean {
  const open: string[] = [];
  const closes: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };
  for (const mark of source.replaceAll(/"(?:[^"\\\n]|\\.)*"/g, '').replaceAll(/[^()[\]{}"]/g, '')) {
    if (closes[mark] === undefined) open.push(mark);
    else if (open.pop() !== closes[mark]) return false;
  }
  return open.length === 0;
}

/** What the compiler says of each, in one program for all. */
function typeErrors(sources: readonly Source[]): string[] {
  const files = new Map(
    sources.map(({ id, source }) => [
      join(root, 'libs/sdk/src', `${id}.sample.ts`),
      `${source}\nexport {};\n`,
    ]),
  );
  const options: ts.CompilerOptions = {
    noEmit: true,
    strict: true,
    exactOptionalPropertyTypes: true,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    target: ts.ScriptTarget.ES2023,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    types: ['node'],
    skipLibCheck: true,
    customConditions: ['@firstday/source'],
  };
  const host = ts.createCompilerHost(options);
  const [read, exists] = [host.readFile, host.fileExists];
  host.readFile = (name) => files.get(name) ?? read(name);
  host.fileExists = (name) => files.has(name) || exists(name);
  host.getSourceFile = (name, language) => {
    const text = files.get(name) ?? (exists(name) ? readFileSync(name, 'utf8') : undefined);
    return text === undefined ? undefined : ts.createSourceFile(name, text, language);
  };
  const program = ts.createProgram([...files.keys()], options, host);
  return [...files.keys()].flatMap((name) =>
    ts
      .getPreEmitDiagnostics(program, program.getSourceFile(name))
      .map(({ messageText }) => `${name}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`),
  );
}
