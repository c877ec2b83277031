import { readFileSync } from 'node:fs';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import ts from 'typescript';
import { IntegratorsProject } from '../sdk/installed.js';
import { root } from '../setup/root.mjs';

let project: IntegratorsProject;
beforeAll(async () => {
  project = await IntegratorsProject.make('embed', ['@types']);
}, 60_000);
afterAll(() => project.remove());

/** What the compiler of a partner says of a file, with no more in the project than the types of React. */
async function complaints(name: string, code: string): Promise<string[]> {
  const file = join(project.folder, name);
  await writeFile(file, code);
  const options: ts.CompilerOptions = {
    jsx: ts.JsxEmit.ReactJSX,
    lib: ['lib.es2022.d.ts', 'lib.dom.d.ts'],
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    noEmit: true,
    strict: true,
    target: ts.ScriptTarget.ES2022,
    types: [],
  };
  const program = ts.createProgram([file], options);
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

const readme = readFileSync(join(root, 'libs/embed/README.md'), 'utf8');
const [example, exampleOfReact] = [...readme.matchAll(/^```tsx?\n([^]*?)^```$/gm)].map(
  ([, code]) => code ?? '',
);

describe('the package as it is published', () => {
  it('has its licence, and no file of tests or sources', async () => {
    const files = await readdir(project.installed, { recursive: true });
    expect(files).toContain('LICENSE');
    expect(files).toContain(join('dist', 'embed.js'));
    expect(files.filter((name) => /\.spec\.|\bsrc\b/.test(name))).toEqual([]);
  });

  it('depends on nothing', () => {
    const { dependencies, peerDependenciesMeta, peerDependencies } = JSON.parse(
      readFileSync(join(project.installed, 'package.json'), 'utf8'),
    );
    expect(dependencies).toBeUndefined();
    expect(Object.keys(peerDependenciesMeta)).toEqual(Object.keys(peerDependencies));
  });

  it('compiles as its README writes it, with zod nowhere', async () => {
    expect(await complaints('example.ts', example ?? '')).toEqual([]);
    expect(await complaints('example.tsx', exampleOfReact ?? '')).toEqual([]);
  });

  it('lets the compiler see what a component or an event is not', async () => {
    const wrong = `
import { type Firstday } from '@firstday/embed';
export const put = (firstday: Firstday) =>
  firstday.create('payroll', { fetchUrl: async () => '', onEvent: (event) => event.type === 'signed' });`;
    const found = await complaints('wrong.ts', wrong);
    expect(found.join('\n')).toContain('"payroll"');
    expect(found.join('\n')).toContain('"signed"');
  });
});
