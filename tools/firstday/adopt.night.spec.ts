import { execFile, execFileSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { isRunning } from '../process/running.mjs';
import { startPostgres } from '../../apps/launcher/src/postgres/embedded-postgres.ts';
import { temporaryFolder } from '../../apps/launcher/src/postgres/temporary-postgres.ts';
import { root } from '../setup/root.mjs';

const run = promisify(execFile);

/** What is built is run: `npm test` builds before it comes here. */
let folder: string;
let production: string;
let copy: string;
let server: Awaited<ReturnType<typeof startPostgres>>;

const environment = (more: Readonly<Record<string, string>>) => ({
  ...process.env,
  NODE_OPTIONS: '',
  BASE_URL: '',
  DATABASE_URL: '',
  ...more,
});
const firstday = async (DATA_DIR: string, ...words: readonly string[]) => {
  const program = join(root, 'tools/firstday/firstday.mjs');
  const { stdout } = await run('node', [program, ...words], { env: environment({ DATA_DIR }) });
  return stdout;
};

beforeAll(async () => {
  folder = temporaryFolder('firstday-adopt-');
  [production, copy] = [join(folder, 'production'), join(folder, 'copy')];
  for (const path of [production, copy]) mkdirSync(path, { mode: 0o711 });
  server = await startPostgres({ dataDir: production });
  const env = environment({ DATA_DIR: production, DATABASE_URL: server.url });
  await run('node', [join(root, 'apps/api/dist/migrate.js')], { env });
  expect(await firstday(production, 'adopt')).toContain('This is the installation already');
  await server.stop();
  execFileSync('cp', ['-a', `${production}/.`, copy]);
  server = await startPostgres({ dataDir: production });
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

describe('npm run firstday -- adopt', () => {
  it('says of a copy that does not run that it is the installation now, and leaves the other alone', async () => {
    expect(await firstday(copy, 'adopt')).toContain('This is the installation now');
    expect(await firstday(copy, 'adopt')).toContain('This is the installation already');
    expect(await firstday(production, 'adopt')).toContain('This is the installation already');
    expect(isRunning(server.pid)).toBe(true);
  });
});

describe('npm run firstday in a copy', () => {
  it('does not work on the database of the other, whose port and password the copy has', async () => {
    const stderr = expect.stringContaining(`No Firstday runs for ${copy}`);
    await expect(firstday(copy, 'token', 'create', 'Stray')).rejects.toMatchObject({ code: 1, stderr });
    expect(await firstday(production, 'token', 'list')).not.toContain('Stray');
  });
});
