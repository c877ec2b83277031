import { readFileSync, readdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Webhook } from 'standardwebhooks';
import ts from 'typescript';
import {
  HostedPage,
  answerAndSign,
  completedTask,
  newEmployer,
  newTask,
  sectionOneAnswers,
  w4Answers,
} from '../../apps/api/src/testing/hosted-page.js';
import { TestApi } from '../../apps/api/src/testing/test-api.js';
import { root } from '../setup/root.mjs';
import { IntegratorsProject } from './installed.js';

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const secret = `whsec_${Buffer.from('the-secret-of-this-webhook').toString('base64')}`;

/** The examples of the client's README, of its guide and of the workspace's README, each by the heading above it. */
const readme = ['libs/sdk/README.md', 'docs/sdk.md', 'README.md']
  .map((name) => readFileSync(join(root, name), 'utf8'))
  .join('\n');
const examples = readme.split(/^#+ /m).flatMap((section) => {
  const [, code] = /^```ts\n([^]*?)^```$/m.exec(section) ?? [];
  return code ? [{ heading: section.split('\n')[0] ?? '', code }] : [];
});

let api: TestApi;
let project: IntegratorsProject;
let w4: string;
beforeAll(async () => {
  [api, project] = await Promise.all([TestApi.start(), IntegratorsProject.make()]);
  const signed = await newTask(api, 'w-4', { employer_id: await newEmployer(api) });
  const page = await HostedPage.open(api, signed.employeeId);
  await answerAndSign(page, signed.taskId, 'employee', w4Answers, 'Ana Lopez');
  w4 = signed.taskId;
  await completedTask(api, w4);
  const open = await newTask(api, 'i-9', { employer_id: await newEmployer(api) });
  const other = await HostedPage.open(api, open.employeeId);
  await answerAndSign(other, open.taskId, 'section_1', sectionOneAnswers, 'Ana Lopez');
  await writeFile(join(project.folder, 'passport.png'), png);
}, 120_000);
afterAll(async () => {
  await Promise.all([api.stop(), project.remove()]);
});

/** Runs the example under a heading, as an integrator would who copied it. */
async function run(heading: string, more = ''): Promise<string> {
  const example = examples.find((it) => it.heading === heading);
  if (!example) throw new Error(`no example under ${heading}`);
  const { outputText } = ts.transpileModule(example.code + more, {
    compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 },
  });
  await writeFile(join(project.folder, 'example.js'), outputText);
  return project.run('example.js', {
    FIRSTDAY_API_KEY: api.live.apiToken,
    FIRSTDAY_URL: api.url,
    FIRSTDAY_WEBHOOK_SECRET: secret,
  });
}

describe("the README's examples", () => {
  const prints: Record<string, readonly (string | RegExp)[]> = {
    '@firstday/sdk': [
      /^Form W-4, Employee's Withholding Certificate task_\w+$/m,
      /^Send this to Ana: http\S+$/m,
    ],
    'Call the API from TypeScript': [/^Ana http\S+$/m],
    Lists: [/^1 of 1 tasks$/m],
    Errors: [/^404 \S+$/m, /^name .+$/m, /^there is pla_\w+ already true$/m],
    'Retries, timeouts, aborting': [/^true\nError: No longer needed$/m],
    Files: [`passport.png ${png.length}\n`],
    'Connected organizations': ['1\n'],
  };

  it.each(Object.entries(prints))('under “%s” runs, and prints what it should', async (heading, expected) => {
    const printed = await run(heading);
    for (const one of expected) expect(printed).toMatch(one);
  });

  it('under “Files” saves the document that was signed', () => {
    expect(
      readFileSync(join(project.folder, `${w4}.pdf`))
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
  });

  it('under “Webhooks” receives what is signed, and nothing else', async () => {
    const data = (await api.call('tasks.findById', { path: { task_id: w4 } })).body;
    const body = JSON.stringify({ type: 'task.form_pdf_generated', timestamp: data.completed_at, data });
    const headers = {
      'webhook-id': 'ev_1',
      'webhook-timestamp': String(Math.floor(Date.now() / 1000)),
      'webhook-signature': new Webhook(secret).sign('ev_1', new Date(), body),
    };
    const request = `{ method: 'POST', body: ${JSON.stringify(body)}, headers: ${JSON.stringify(headers)} }`;
    const receive = `console.log((await POST(new Request('http://localhost', ${request}))).status);`;
    expect(await run('Webhooks', receive)).toBe(`${data.name} is signed\n204\n`);
    const forged = receive.replace('ev_1', 'ev_2');
    await expect(run('Webhooks', forged)).rejects.toThrow(/WebhookVerificationError/);
  });

  it('are all of them run here', () => {
    expect(examples.map(({ heading }) => heading).sort()).toEqual(
      [...Object.keys(prints), 'Webhooks'].sort(),
    );
    expect(readme.match(/^```ts$/gm)).toHaveLength(examples.length);
  });

  it.each([
    ['a server', { lib: ['lib.es2023.d.ts'], types: ['node'] }],
    ['a page', { lib: ['lib.es2023.d.ts', 'lib.dom.d.ts'], types: [] }],
  ])('and the package compile strictly in the project of %s', async (_, platform) => {
    const forPage = platform.types.length === 0;
    const texts = forPage ? ["export * from '@firstday/sdk';"] : examples.map(({ code }) => code);
    const files = texts.map((_, index) => join(project.folder, `example-${index}.ts`));
    await Promise.all(files.map((file, index) => writeFile(file, texts[index] ?? '')));
    const program = ts.createProgram(files, {
      ...platform,
      strict: true,
      noEmit: true,
      noUncheckedIndexedAccess: true,
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.NodeNext,
      moduleResolution: ts.ModuleResolutionKind.NodeNext,
      typeRoots: [join(project.folder, 'node_modules/@types')],
    });
    const diagnostics = ts.getPreEmitDiagnostics(program);
    expect(
      ts.formatDiagnostics(diagnostics, {
        ...ts.sys,
        getCanonicalFileName: (name) => name,
        getNewLine: () => '\n',
      }),
    ).toBe('');
  });
});

describe('the package', () => {
  it('holds what is built, its licence and its README, and no source or test', () => {
    const files = readdirSync(project.installed, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => name);
    expect(files).toEqual(expect.arrayContaining(['LICENSE', 'README.md', 'package.json', 'index.d.ts']));
    expect(files.filter((name) => /\.spec\.|(?<!\.d)\.ts$|scripted/.test(name))).toEqual([]);
  });

  it('depends on one library, and on nothing of one platform', () => {
    const { dependencies } = JSON.parse(readFileSync(join(project.installed, 'package.json'), 'utf8'));
    expect(Object.keys(dependencies)).toEqual(['standardwebhooks']);
    const imports = readdirSync(join(project.installed, 'dist'), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.js'))
      .flatMap((name) =>
        [...readFileSync(join(project.installed, 'dist', name), 'utf8').matchAll(/from '([^.'][^']*)'/g)].map(
          ([, from]) => `${name} ${from}`,
        ),
      );
    expect(imports).toEqual(['verify-webhook.js standardwebhooks']);
  });
});
