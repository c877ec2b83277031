import { execFile } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';

import { root } from '../../../../tools/setup/root.mjs';
import { createDatabase } from '../../../api/src/testing/create-database.js';
import { temporaryFolder } from '../postgres/temporary-postgres.ts';
import { StartedProcess } from '../testing/started-process.ts';
import { type LastVersion, readLastVersion, restoreLastVersion } from '../upgrade/testing/last-version.ts';
import { readAccount } from '../upgrade/testing/read-account.ts';
import { RestClient } from '../upgrade/testing/rest-client.ts';

const run = promisify(execFile);
const minutes = 60_000;

/** What is built is run: `npm test` builds before it comes here. The account is that of the last version, brought up to date. */
let last: LastVersion;
let folder: string;
let production: Record<string, string | undefined>;
let service: StartedProcess;
let passphraseFile: string;
let backup: string;
let keys: string;
/** Clients that were there when the backup began, and when it had ended. */
let [before, after] = [0, 0];

const firstday = (env: Record<string, string | undefined>, ...words: readonly string[]) =>
  run('node', [join(root, 'tools/firstday/firstday.mjs'), ...words], { env: { ...env, NODE_OPTIONS: '' } });
const failed = (env: Record<string, string | undefined>, ...words: readonly string[]) =>
  firstday(env, ...words).then(
    () => ({ code: 0, stderr: '' }),
    (error: unknown) => error,
  );

async function query(url: string, text: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client.query(text).finally(() => client.end());
}

/** Everything that is in a database, by table: how many rows, and a hash of them all. */
async function contentsOf(url: string): Promise<Record<string, unknown>> {
  const { rows } = await query(
    url,
    `select relname as name from pg_class where relkind = 'r' and relpersistence = 'p'
    and relnamespace = 'public'::regnamespace and relname <> 'installation_places' order by 1`,
  );
  const contents: Record<string, unknown> = {};
  for (const { name } of rows)
    contents[name] = (
      await query(
        url,
        `select count(*)::int as rows, md5(string_agg(r::text, ',' order by r::text)) as hash from "${name}" r`,
      )
    ).rows[0];
  return contents;
}

const emptyFolder = (name: string): string => {
  const path = join(folder, name);
  mkdirSync(path, { mode: 0o711 });
  return path;
};

beforeAll(async () => {
  folder = temporaryFolder('firstday-backup-');
  last = readLastVersion('http://127.0.0.1:9');
  passphraseFile = join(folder, 'passphrase');
  writeFileSync(passphraseFile, 'correct horse battery\n', { mode: 0o600 });
  production = {
    ...process.env,
    BACKUP_PASSPHRASE_FILE: passphraseFile,
    BASE_URL: 'http://localhost:3000',
    DATABASE_URL: await createDatabase(),
    DATA_DIR: emptyFolder('production'),
    LOG_LEVEL: 'warn',
    NODE_ENV: 'production',
    NODE_OPTIONS: '',
    RATE_LIMIT_TOKENS: '0',
    SMTP_URL: '',
  };
  await restoreLastVersion(
    production['DATABASE_URL'] ?? '',
    production['DATA_DIR'] ?? '',
    'http://127.0.0.1:9',
  );
  await run('node', [join(root, 'apps/api/dist/migrate.js')], { env: production });
  await firstday(production, 'adopt');
  service = await StartedProcess.start('main.js', production);
  const api = RestClient.bearing(service.url, last.token);
  let isOver = false;
  const writing = (async () => {
    for (let at = 0; !isOver; at += 1) {
      await api.post('/clients', { name: `Written meanwhile ${at}` });
      if (at === 3) before = 4;
      after = at + 1;
    }
  })();
  while (before === 0) await new Promise((resolve) => setTimeout(resolve, 20));
  [backup, keys] = [join(folder, 'one.backup'), join(folder, 'keys.backup')];
  await firstday(production, 'backup', '--to', backup);
  await firstday(production, 'backup', 'keys', '--to', keys);
  isOver = true;
  await writing;
}, 5 * minutes);
afterAll(async () => {
  await service?.end('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
});

describe('npm run firstday -- backup', () => {
  it('can be verified to its end without being restored, and leaves nothing behind', async () => {
    const { stdout } = await firstday(production, 'backup', 'verify', backup);
    expect(stdout).toMatch(
      /made .* by version [^]* rows of \d+ tables, \d+ files[^]*\nThe backup is whole, and signed by this installation/,
    );
    expect(statSync(backup).mode & 0o777).toBe(0o600);
    expect(readdirSync(production['DATA_DIR'] ?? '').filter((name) => name.startsWith('backup-'))).toEqual(
      [],
    );
    expect(
      JSON.parse(readFileSync(join(production['DATA_DIR'] ?? '', 'last-backup.json'), 'utf8')),
    ).toMatchObject({
      path: backup,
    });
  });

  it('holds no key: what is in it names keys, and is sealed with them', async () => {
    const restored = emptyFolder('keyless');
    const env = { ...production, DATA_DIR: restored, DATABASE_URL: await createDatabase() };
    const refused = await failed(env, 'restore', '--from', backup);
    expect(refused).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('The key of this backup is missing'),
    });
    expect(readdirSync(restored)).toEqual([]);
    expect(
      (await query(env.DATABASE_URL, `select from pg_class where relnamespace = 'public'::regnamespace`))
        .rowCount,
    ).toBe(0);
  });

  it('shows no passphrase and no key to whoever lists processes or reads what was printed', async () => {
    const { stdout, stderr } = await firstday(production, 'backup', 'verify', backup);
    const key = readFileSync(join(production['DATA_DIR'] ?? '', 'secret.key'), 'utf8').trim();
    expect(stdout + stderr).not.toContain('correct horse');
    expect(stdout + stderr).not.toContain(key);
  });
});

describe('npm run firstday -- restore', () => {
  it(
    'brings back everything as of one moment, though it was written to meanwhile: same answers, documents, trails',
    async () => {
      const env = { ...production, DATA_DIR: emptyFolder('restored'), DATABASE_URL: await createDatabase() };
      const { stdout } = await firstday(env, 'restore', '--from', backup, '--keys', keys);
      expect(stdout).toContain('This is a copy');
      const rows = await query(
        env.DATABASE_URL,
        `select count(*)::int as clients from clients where name like 'Written%'`,
      );
      const { clients } = rows.rows[0];
      expect(clients).toBeGreaterThanOrEqual(before);
      expect(clients).toBeLessThanOrEqual(after);
      await run('node', [join(root, 'apps/api/dist/migrate.js')], { env });
      await run('node', [join(root, 'apps/api/dist/migrate.js'), '--check'], { env });
      expect((await firstday(env, 'verify')).stdout).toMatch(/^\d+ tasks were verified: 0 faults\.\n$/);
      const copy = await StartedProcess.start('main.js', env);
      try {
        const there = RestClient.bearing(copy.url, last.token);
        const here = RestClient.bearing(service.url, last.token);
        // What every start brings up to date may have been at it while the backup was made.
        const lists = /^\/(clients|api_tokens|policies)\b|\/deliveries\b/;
        const [restored, original] = [
          await readAccount(there, last.filled),
          await readAccount(here, last.filled),
        ];
        for (const path of Object.keys(original).filter((one) => !lists.test(one)))
          expect({ path, answer: restored[path] }).toEqual({ path, answer: original[path] });
        const created = await there.post('/clients', { name: 'Since the restore' });
        expect(created.id).toMatch(/^cl_/);
      } finally {
        await copy.end('SIGTERM');
      }
      expect(copy.log).toContain('copy');
      expect((await firstday(env, 'adopt')).stdout).toContain('This is the installation now');
    },
    3 * minutes,
  );

  it(
    'of a database that rests is the same to the last row',
    async () => {
      await service.end('SIGTERM');
      const quiet = join(folder, 'quiet.backup');
      await firstday(production, 'backup', '--to', quiet);
      const env = { ...production, DATA_DIR: emptyFolder('quiet'), DATABASE_URL: await createDatabase() };
      copyFileSync(join(production['DATA_DIR'] ?? '', 'secret.key'), join(env.DATA_DIR, 'secret.key'));
      await firstday(env, 'restore', '--from', quiet);
      expect(await contentsOf(env.DATABASE_URL)).toEqual(await contentsOf(production['DATABASE_URL'] ?? ''));
    },
    2 * minutes,
  );

  it(
    'makes an embedded database of its own in an empty folder, which then starts',
    async () => {
      const dataDir = emptyFolder('embedded');
      const env = { ...production, DATABASE_URL: '', DATA_DIR: '' };
      await firstday(env, 'restore', '--from', backup, '--keys', keys, '--data-dir', dataDir);
      expect(readdirSync(dataDir)).toEqual(expect.arrayContaining(['files', 'postgres.json', 'secret.key']));
      const adopted = await firstday({ ...env, DATA_DIR: dataDir }, 'adopt');
      expect(adopted.stdout).toContain('This is the installation now');
    },
    3 * minutes,
  );

  it(
    'writes nothing where anything is wrong or in the way',
    async () => {
      const empty = emptyFolder('refused');
      const env = { ...production, DATA_DIR: empty, DATABASE_URL: await createDatabase() };
      const from = ['restore', '--from', backup, '--keys', keys];
      const live = await failed(production, ...from);
      expect(live).toMatchObject({
        code: 1,
        stderr: expect.stringContaining('a restore overwrites nothing'),
      });
      const full = await failed({ ...env, DATABASE_URL: production['DATABASE_URL'] }, ...from);
      expect(full).toMatchObject({
        code: 1,
        stderr: expect.stringContaining('a restore overwrites nothing'),
      });
      writeFileSync(join(folder, 'wrong'), 'correct horse batterz');
      const wrong = await failed({ ...env, BACKUP_PASSPHRASE_FILE: join(folder, 'wrong') }, ...from);
      expect(wrong).toMatchObject({ code: 1, stderr: expect.stringContaining('not that of this backup') });
      const cut = join(folder, 'cut.backup');
      writeFileSync(cut, readFileSync(backup).subarray(0, -100_000));
      expect(await failed(env, 'restore', '--from', cut, '--keys', keys)).toMatchObject({ code: 1 });
      const asBackup = await failed(env, 'restore', '--from', keys, '--keys', keys);
      expect(asBackup).toMatchObject({ code: 1, stderr: expect.stringContaining('These are keys') });
      expect(readdirSync(empty)).toEqual([]);
      expect(existsSync(join(production['DATA_DIR'] ?? '', 'files'))).toBe(true);
    },
    2 * minutes,
  );
});
