import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { createDatabase } from '../../apps/api/src/testing/create-database.js';
import { editsNeeded } from './edits-needed.js';
import { loadingDockEventLines, loadingDockEventTest } from './fixtures/loading-docks/loading-dock-event.js';
import { loadingDockFiles } from './fixtures/loading-docks/loading-dock-files.js';
import { loadingDockLines } from './fixtures/loading-docks/loading-dock-lines.js';
import { SourceCopy } from './source-copy.js';

const copy = new SourceCopy([
  '.oxfmtrc.json',
  'apps/api',
  'libs',
  'tools',
  'jest.config.mjs',
  'tsconfig.json',
  'tsconfig.base.json',
]);
const fromSource = ['--import', './tools/house/run-from-source.mjs'];
const generated = [
  'apps/api/openapi.json',
  'apps/api/src/database/migrations/index.ts',
  'libs/sdk/src/generated/resources.ts',
  'libs/sdk/src/generated/types.ts',
];
const isGenerated = (file: string) => generated.includes(file) || /\/migrations\/\d+-/.test(file);

/** The tests' database server runs already. */
const jestOnServer = `import config from './jest.config.mjs';
export default { ...config, projects: config.projects.map(({ globalSetup, globalTeardown, ...it }) => it) };
`;

const generate = async () => {
  await copy.run([...fromSource, 'apps/api/src/openapi.ts']);
  await copy.run([...fromSource, 'tools/sdk/generate.mjs']);
};
const byHand = () => copy.changed().filter((file) => !isGenerated(file));

/** As CONTRIBUTING.md says: the files, then what is written from them. */
beforeAll(async () => {
  for (const [file, text] of loadingDockFiles) copy.write(file, text);
  for (const added of loadingDockLines) copy.addLine(added);
  const settings = { DATABASE_URL: await createDatabase(), DATA_DIR: `${copy.folder}/data` };
  await copy.run([...fromSource, 'apps/api/src/migrate.ts', '--generate', 'loading-docks'], settings);
  await generate();
}, 600_000);
afterAll(() => copy.remove());

describe('a new REST resource', () => {
  it('is eleven files at most, one of which grants the right to delete; the others that differ were generated', () => {
    const changed = copy.changed();
    expect(changed.filter(isGenerated)).toEqual(expect.arrayContaining(generated));
    expect(changed.filter(isGenerated)).toHaveLength(generated.length + 1);
    expect(byHand()).toHaveLength(editsNeeded.resource);
    expect(editsNeeded.resource).toBeLessThanOrEqual(11);
  });

  it('has its table, its part of the reference and its methods in the client', () => {
    const migration = copy.changed().find((file) => /-loading-docks\.ts$/.test(file)) ?? '';
    expect(copy.read(migration)).toContain('CREATE TABLE "loading_docks"');
    const document = JSON.parse(copy.read('apps/api/openapi.json'));
    expect(document.tags).toContainEqual({ name: 'loading_docks', description: expect.any(String) });
    expect(document.paths['/api/v1/loading_docks/{loading_dock_id}'].get).toMatchObject({
      operationId: 'loading_docks.findById',
      parameters: expect.arrayContaining([expect.objectContaining({ name: 'loading_dock_id' })]),
    });
    expect(copy.read('libs/sdk/src/generated/resources.ts')).toContain(
      'readonly loading_docks: LoadingDocksResource;',
    );
  });
});

describe('a new kind of event', () => {
  it('is two files; the reference and the client have it too', async () => {
    const files = new Set(loadingDockEventLines.map(({ file }) => file));
    for (const added of loadingDockEventLines) copy.addLine(added);
    expect(files.size).toBe(editsNeeded.eventKind);
    expect(byHand().filter((file) => !loadingDockFiles.has(file)).length).toBe(
      new Set(
        [...loadingDockLines.map(({ file }) => file), ...files].filter((file) => !loadingDockFiles.has(file)),
      ).size,
    );
    copy.addLine(loadingDockEventTest);
    await generate();
    const document = JSON.parse(copy.read('apps/api/openapi.json'));
    expect(Object.keys(document.webhooks)).toContain('loading_dock.created');
    expect(copy.read('libs/sdk/src/generated/types.ts')).toContain("type: 'loading_dock.created';");
  }, 600_000);
});

describe('both', () => {
  it('work, and the tests of the contract and of the reference cover them', async () => {
    const files = ['loading-docks.feature', 'credentials', 'tenancy', 'serve-reference'];
    copy.write('jest.on-server.mjs', jestOnServer);
    const jest = ['node_modules/jest/bin/jest.js', '--runInBand', '--config', 'jest.on-server.mjs'];
    const program = [...jest, '-t', 'loading.docks', '--', ...files];
    await copy.run(program, { TEST_DATABASE_URL: process.env['TEST_DATABASE_URL'] });
  }, 600_000);
});
