import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import ts from 'typescript';
import { newEmployer } from '../../apps/api/src/testing/hosted-page.js';
import { TestApi } from '../../apps/api/src/testing/test-api.js';
import { IntegratorsProject } from '../sdk/installed.js';
import { sampledOperations } from './sampled-operations.js';

const samples = new Map(sampledOperations().map(({ id, samples: all }) => [id, all]));
const run = promisify(execFile);

let api: TestApi;
let project: IntegratorsProject;
/** The example ids of what is sent, and the records that they stand for. */
const records = new Map<string, string>();
beforeAll(async () => {
  [api, project] = await Promise.all([TestApi.start(), IntegratorsProject.make()]);
  records.set('er_1ChFExampLe11111111111', await newEmployer(api));
}, 120_000);
afterAll(async () => {
  await Promise.all([api.stop(), project.remove()]);
});

/** As somebody runs it who copied it and put their own ids in. */
function sample(id: string, label: string): string {
  const source = samples.get(id)?.get(label);
  if (source === undefined) throw new Error(`${id} has no sample in ${label}`);
  return source.replaceAll(/\b[a-z]+_1ChFExampLe1+\b/g, (example) => records.get(example) ?? example);
}
const environment = () => ({ FIRSTDAY_API_KEY: api.live.apiToken, FIRSTDAY_URL: api.url });

/** What each prints, as it is in both languages. */
const prints: Readonly<Record<string, RegExp>> = {
  'account_settings.find': /employer_signer/,
  'clients.create': /Harbor Foods/,
  'clients.list': /Harbor Foods/,
  'employees.create': /Lopez/,
  'employers.findById': /12-3456789/,
  'employers.updateById': /llc/,
  'webhooks.create': /hooks\.example\.com/,
};

describe('code samples, copied and run', () => {
  beforeAll(async () => {
    const body = { name: 'badge', label: 'Badge', entity_type: 'employee', scalar_type: 'string' };
    await api.call('custom_properties.create', { body });
  });

  it.each(Object.entries(prints))('%s does what it says in curl', async (id, expected) => {
    const env = { ...process.env, ...environment() };
    const { stdout } = await run('bash', ['-c', sample(id, 'curl')], { cwd: project.folder, env });
    expect(stdout).toMatch(expected);
  });

  it.each(Object.entries(prints))('%s does what it says in TypeScript', async (id, expected) => {
    const { outputText } = ts.transpileModule(sample(id, 'TypeScript'), {
      compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 },
    });
    await writeFile(join(project.folder, 'sample.js'), outputText);
    expect(await project.run('sample.js', environment())).toMatch(expected);
  });
});
