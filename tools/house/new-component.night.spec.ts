import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { root } from '../setup/root.mjs';
import { employeeCases } from './fixtures/employee-cases.js';
import { SourceCopy } from './source-copy.js';

const name = 'employee/cases';
const libraries = ['domain', 'documents', 'embed', 'everify', 'forms', 'messages', 'policy-engine', 'ui'];
const copy = new SourceCopy([
  '.oxfmtrc.json',
  ...libraries.map((library) => `libs/${library}`),
  'apps/api',
  'apps/web/src',
  'jest.config.mjs',
  'tools/components',
  'tools/generate',
  'tools/house',
  'tools/languages',
  'tools/setup',
  'tools/test',
]);

/** The tests' database server runs already. */
const jestOnServer = `import { shared } from './jest.config.mjs';
export default { ...shared, testTimeout: 60_000, testMatch: ['<rootDir>/tools/house/new-component-api.ts'] };
`;

beforeAll(async () => {
  for (const [file, text] of employeeCases) copy.write(file, text);
  await copy.run(['tools/components/write-indexes.mjs']);
});
afterAll(() => copy.remove());

describe('a new component', () => {
  it('is its definition and its view: besides them only the written lists differ', () => {
    expect(copy.changed()).toEqual(
      [
        ...employeeCases.keys(),
        'apps/web/src/embedded/generated/component-facts.ts',
        'apps/web/src/embedded/generated/component-views.ts',
        'libs/domain/src/components/component-definitions.ts',
        'libs/embed/src/generated/component-names.ts',
      ].sort(),
    );
  });

  it('finds the lists of the checkout as they are written', () => {
    const check = () =>
      execFileSync(process.execPath, ['tools/components/write-indexes.mjs', '--check'], { cwd: root });
    expect(check).not.toThrow();
  });

  it('has a page, a title in each language, a place in the loader', async () => {
    const program = [
      '--import',
      './tools/house/run-from-source.mjs',
      'tools/house/try-new-component.mjs',
      name,
    ];
    const made: unknown = JSON.parse(await copy.run(program));
    expect(made).toEqual({
      spoken: expect.arrayContaining([name]),
      titles: ['Cases of one employee', 'Casos de un empleado'],
      page: name,
      pageWithin: null,
      path: `/components/${name}`,
      columns: 3,
      html: '<p>Cases of ee_1</p>',
    });
  });

  it('has links, rows, views and changes as its definition says', async () => {
    copy.write('jest.on-server.mjs', jestOnServer);
    const program = ['node_modules/jest/bin/jest.js', '--runInBand', '--config', 'jest.on-server.mjs'];
    await copy.run(program, { TEST_DATABASE_URL: process.env['TEST_DATABASE_URL'] });
  }, 300_000);
});
