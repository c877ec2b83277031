import { join } from 'node:path';

import {
  startTemporaryPostgres,
  temporaryFolder,
} from '../../apps/launcher/src/postgres/temporary-postgres.ts';
import { removeDataFolder } from '../../apps/launcher/src/postgres/cluster-place.ts';
import { apiFolder } from '../setup/build.mjs';
import { binFolder, root } from '../setup/root.mjs';
import { lastLines, run, withOurNode } from '../setup/run.mjs';
import { say, Trouble, withProgress } from '../setup/say.mjs';

interface Step {
  readonly program: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string | undefined>>;
}

const node = (...args: string[]): Step => ({ program: 'node', args });
const indexes = [
  node('libs/forms/catalog-index.mjs'),
  node('tools/languages/write-indexes.mjs'),
  node('tools/components/write-indexes.mjs'),
  node('tools/generate/write-drawable-ranges.mjs'),
  node('tools/generate/write-state-docs.mjs'),
  node('tools/generate/write-library-docs.mjs'),
  node('tools/generate/write-decisions.mjs'),
  node('tools/release/write-version.mjs'),
];
const build: Step = {
  program: 'nx',
  args: ['run', '@firstday/api:build', '--outputStyle=static'],
  env: { NX_DAEMON: 'false' },
};

/**
 * Writes what is generated and committed, each from what it needs: indexes, a migration, OpenAPI, the SDK, the glossary.
 * @param migration the name of a migration that brings the tables to what the entities say, where one is needed
 * @throws Trouble with the end of what a step said
 */
export async function generate(migration: string | undefined): Promise<void> {
  if (migration !== undefined && !/^[a-z][a-z0-9-]*$/.test(migration))
    throw new Trouble(
      `A migration is named by words with hyphens, such as loading-docks, and not ${migration}.`,
    );
  for (const step of indexes) await take(step);
  await withProgress('Building the API', () => take(build));
  if (migration !== undefined) {
    await generateMigration(migration);
    await withProgress('Building it with the migration', () => take(build));
  }
  await take(node(join(apiFolder, 'openapi.js')));
  await take(node('tools/sdk/generate.mjs'));
  await take(node('tools/house/house.mjs', '--write'));
  await take({ program: 'oxfmt', args: written });
  say('Written. `git status` shows what changed.');
}

const written = [
  'apps/api/openapi.json',
  'apps/api/src/database/migrations',
  'libs/domain/src/components',
  'libs/forms/src/catalog',
  'libs/sdk/src/generated',
];

/** From a database that has all the migrations there are. */
async function generateMigration(name: string): Promise<void> {
  const postgres = await startTemporaryPostgres();
  const dataDir = temporaryFolder('firstday-generate-');
  try {
    const env = { DATABASE_URL: postgres.url, DATA_DIR: dataDir };
    const output = await take({ ...node(join(apiFolder, 'migrate.js'), '--generate', name), env });
    say(output.trim());
  } finally {
    await postgres.stop();
    removeDataFolder(dataDir);
  }
}

async function take({ program, args, env = {} }: Step): Promise<string> {
  const { code, output } = await run(join(binFolder, program), args, {
    cwd: root,
    env: { ...withOurNode(), ...env },
  });
  if (code !== 0) throw new Trouble(`${[program, ...args].join(' ')} failed:\n${lastLines(output, 30)}`);
  return output;
}
