import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createDatabase } from '../../apps/api/src/testing/create-database.js';
import { freePort } from '../process/ports.mjs';
import { root } from '../setup/root.mjs';

const run = promisify(execFile);
const minutes = 3 * 60_000;

/** What is built is run: `npm test` builds before it comes here. */
let env: Record<string, string | undefined>;
beforeAll(async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'firstday-console-'));
  env = { ...process.env, DATABASE_URL: await createDatabase(), DATA_DIR: dataDir, NODE_OPTIONS: '' };
  await run('node', [join(root, 'apps/api/dist/migrate.js')], { env });
}, minutes);
afterAll(() => rm(env['DATA_DIR'] ?? '', { recursive: true, force: true }));

const firstday = (words: string[], more: Record<string, string> = {}) =>
  run('node', [join(root, 'tools/firstday/firstday.mjs'), ...words], { env: { ...env, ...more } });

describe('npm run firstday', () => {
  it(
    'works on the database of the service',
    async () => {
      const { stdout } = await firstday(['token', 'create', 'Payroll', '--account', 'test']);
      expect(stdout).toMatch(/^fd_test_[\w-]{43}\n/);
      expect((await firstday(['token', 'list', '--account', 'test'])).stdout).toContain('Payroll');
      expect((await firstday(['verify'])).stdout).toBe('0 tasks were verified: 0 faults.\n');
    },
    minutes,
  );

  it(
    'writes the configuration to a folder, says what differs, and applies it to the other account',
    async () => {
      const folder = join(env['DATA_DIR'] ?? '', 'configuration');
      const config = (...words: string[]) => firstday(['config', ...words]);
      const exported = await config('export', folder, '--account', 'test');
      expect(exported.stdout).toMatch(/^\d+ files of configuration were written\.\n$/);
      expect(await readFile(join(folder, 'firstday.yaml'), 'utf8')).toBe('format: 1\n');
      expect((await config('diff', folder)).stdout).toBe('No differences.\n');
      await writeFile(join(folder, 'themes/harbor.yaml'), 'name: Harbor\nlight:\n  progress: "#0a7"\n');
      const differing = await config('diff', folder, '--json').catch((error: unknown) => error);
      expect(differing).toMatchObject({
        code: 2,
        stdout: expect.stringContaining('"identity": "Harbor"'),
        stderr: '',
      });
      const asked = await config('apply', folder).catch((error: unknown) => error);
      expect(asked).toMatchObject({ code: 1, stderr: expect.stringContaining('give --yes') });
      expect((await config('apply', folder, '--yes')).stdout).toBe('+ create themes "Harbor"\nApplied.\n');
      expect((await config('diff', folder)).stdout).toBe('No differences.\n');
    },
    minutes,
  );

  it(
    'rotates keys and shows none; without them everything ends with what to restore, and no stack',
    async () => {
      const dataDir = env['DATA_DIR'] ?? '';
      const [file, aside] = [join(dataDir, 'secret.key'), join(dataDir, 'aside')];
      const key = (await readFile(file, 'utf8')).trim();
      expect((await firstday(['key', 'list'])).stdout).toMatch(/^[0-9a-f]{8} {2}.* seals\n$/);
      await rename(file, aside);
      const programs = [['migrate.js'], ['main.js'], ['worker.js'], ['cli.js', 'key', 'list']];
      for (const [program = '', ...words] of programs) {
        const args = [join(root, 'apps/api/dist', program), ...words];
        const port = String(await freePort());
        const failure = await run('node', args, { env: { ...env, PORT: port, WORKER_PORT: port } }).catch(
          (error: unknown) => error,
        );
        const stderr = expect.stringMatching(
          /^The key of this database is missing: [^]*Restore secret\.key/m,
        );
        expect(failure).toMatchObject({ code: 1, stderr });
        expect(failure).not.toMatchObject({ stderr: expect.stringMatching(/^ +at /m) });
      }
      await writeFile(file, 'hunter2');
      const broken = await firstday(['key', 'list']).catch((error: unknown) => error);
      expect(broken).toMatchObject({
        code: 1,
        stderr: expect.stringContaining(`${file} does not hold a key`),
      });
      expect(broken).not.toMatchObject({ stderr: expect.stringContaining('hunter2') });
      await rename(aside, file);
      const rotated = await firstday(['key', 'rotate']);
      expect(rotated.stdout).toMatch(/^The key [0-9a-f]{8} seals from now on/);
      expect(rotated.stdout).not.toContain(key);
      expect((await firstday(['key', 'status'])).stdout).toContain('has not begun');
      const early = await firstday(['key', 'remove', 'ffffffff']).catch((error: unknown) => error);
      expect(early).toMatchObject({ code: 1, stderr: expect.stringContaining('There is no key ffffffff') });
    },
    minutes,
  );

  it(
    'says what is wrong and fails where nothing runs, or the command is unknown',
    async () => {
      const failure = { code: 1, stderr: expect.stringContaining('start it with `npm start`') };
      await expect(firstday(['token', 'list'], { DATABASE_URL: '' })).rejects.toMatchObject(failure);
      const usage = { code: 1, stderr: expect.stringContaining('token create NAME') };
      await expect(firstday(['coffee'])).rejects.toMatchObject(usage);
    },
    minutes,
  );
});
