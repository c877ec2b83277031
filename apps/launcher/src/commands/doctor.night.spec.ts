import { execFile } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';

import { root } from '../../../../tools/setup/root.mjs';
import { createDatabase } from '../../../api/src/testing/create-database.js';
import { StartedProcess } from '../testing/started-process.ts';
import { type LastVersion, readLastVersion, restoreLastVersion } from '../upgrade/testing/last-version.ts';
import { RestClient } from '../upgrade/testing/rest-client.ts';
import { parseFindings, type ShownFinding } from './shown-finding.ts';

const run = promisify(execFile);
const minutes = 60_000;
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** What is built is run: `npm test` builds before it comes here. */
let last: LastVersion;
let dataDir: string;
let env: Record<string, string | undefined>;

async function firstday(
  words: readonly string[],
  more: Record<string, string> = {},
): Promise<{ code: number; findings: ShownFinding[]; stdout: string }> {
  const args = [join(root, 'tools/firstday/firstday.mjs'), ...words];
  try {
    const { stdout } = await run('node', [...args, '--json'], { env: { ...env, ...more } });
    return { code: 0, findings: parseFindings(stdout), stdout };
  } catch (error) {
    const failure: { code?: number; stdout?: string } =
      typeof error === 'object' && error !== null ? error : {};
    const stdout = failure.stdout ?? '';
    return { code: failure.code ?? -1, findings: parseFindings(stdout), stdout };
  }
}

const textsOf = (findings: readonly ShownFinding[], area: string, state: string): string =>
  findings
    .filter((one) => one.area === area && one.state === state)
    .map(({ text }) => text)
    .join('\n');

/** Others write to the disk meanwhile. */
const withoutRoom = (findings: readonly ShownFinding[]) =>
  findings.map(({ text, ...finding }) => ({
    ...finding,
    text: text.replace(/\d+(\.\d+)? GB are free/, 'GB are free'),
  }));

async function query(text: string) {
  const client = new pg.Client({ connectionString: env['DATABASE_URL'] });
  await client.connect();
  await client.query(text).finally(() => client.end());
}

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'firstday-doctor-'));
  last = readLastVersion('http://127.0.0.1:9');
  env = {
    ...process.env,
    BASE_URL: 'http://localhost:9',
    DATABASE_URL: await createDatabase(),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    NODE_OPTIONS: '',
  };
  await restoreLastVersion(env['DATABASE_URL'] ?? '', dataDir, 'http://127.0.0.1:9');
  chmodSync(join(dataDir, 'secret.key'), 0o600);
}, 2 * minutes);
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

describe('npm run firstday -- upgrade --check', () => {
  it('says what the start of this version would bring, and changes nothing', async () => {
    const { code, findings } = await firstday(['upgrade', '--check']);
    expect(code).toBe(0);
    expect(textsOf(findings, 'database', 'ok')).toMatch(
      new RegExp(`Version ${version} brings \\d+ migrations: .*StatisticsOfStarts`),
    );
    expect(textsOf(findings, 'database', 'ok')).toContain('The way back is open');
    expect(textsOf(findings, 'backup', 'warning')).toContain('No backup was made here');
    const again = await firstday(['upgrade', '--check']);
    expect(withoutRoom(again.findings)).toEqual(withoutRoom(findings));
  });

  it('finds nothing to do once that was done', async () => {
    await run('node', [join(root, 'apps/api/dist/migrate.js')], { env });
    const { findings } = await firstday(['upgrade', '--check']);
    expect(textsOf(findings, 'database', 'ok')).toContain('changes nothing in the database');
  });
});

describe('npm run firstday -- doctor', () => {
  it('says of each thing whether it is in order, and what to do where not', async () => {
    const { code, findings } = await firstday(['doctor']);
    expect(code).toBe(0);
    expect(textsOf(findings, 'database', 'ok')).toMatch(
      /PostgreSQL \d+.* answers[^]*UTF-8[^]*migrations are there/,
    );
    expect(textsOf(findings, 'database', 'warning')).toMatch(
      /connects as \w+, who is a superuser: no policy applies to it \(\d+ tables have one\)/,
    );
    expect(textsOf(findings, 'time', 'ok')).toContain('the same time');
    expect(textsOf(findings, 'keys', 'ok')).toMatch(/The keys of the database are here: [0-9a-f]{8}/);
    expect(textsOf(findings, 'files', 'ok')).toContain('GB are free');
    expect(textsOf(findings, 'reach', 'warning')).toContain('Nobody answers at http://localhost:9');
    for (const { state, remedy } of findings) expect(state === 'ok' || remedy).toBeTruthy();
  });

  it('finds faults, and ends with 1: the key is another, it is open to all, mail goes nowhere, links are not encrypted', async () => {
    const [key, aside] = [join(dataDir, 'secret.key'), join(dataDir, 'aside')];
    renameSync(key, aside);
    writeFileSync(key, `${Buffer.alloc(32, 7).toString('base64')}\n`);
    chmodSync(key, 0o644);
    const wrong = await firstday(['doctor'], {
      BASE_URL: 'http://people.invalid',
      MAIL_FROM: 'people@example.invalid',
      SMPT_URL: 'smtp://u:hunter3@h',
      SMTP_URL: 'smtp://user:hunter2@127.0.0.1:9',
    });
    renameSync(aside, key);
    expect(wrong.code).toBe(1);
    expect(textsOf(wrong.findings, 'keys', 'fault')).toContain('names keys that are not here');
    expect(textsOf(wrong.findings, 'files', 'fault')).toContain('Others can read secret.key');
    expect(textsOf(wrong.findings, 'mail', 'fault')).toContain('127.0.0.1:9');
    expect(textsOf(wrong.findings, 'reach', 'fault')).toContain('is not encrypted');
    expect(textsOf(wrong.findings, 'settings', 'warning')).toContain('SMPT_URL is no setting');
    expect(wrong.stdout).not.toMatch(/hunter|BwcHBwcH/);
  });

  it('looks at all else where the database is away, and tells no password', async () => {
    const { code, findings, stdout } = await firstday(['doctor'], {
      DATABASE_URL: 'postgres://u:hunter2@127.0.0.1:9/x',
    });
    expect(code).toBe(1);
    expect(textsOf(findings, 'database', 'fault')).toContain('no PostgreSQL answers at 127.0.0.1:9');
    expect(textsOf(findings, 'files', 'ok')).toContain('GB are free');
    expect(stdout).not.toContain('hunter2');
  });

  it('finds a store of files that belongs to another installation, and says what to do', async () => {
    const store = mkdtempSync(join(tmpdir(), 'firstday-theirs-'));
    const claim = { database: '1/theirs', path: '/srv/theirs', mark: '1:1', machine: null, name: 'theirs' };
    const text = JSON.stringify({ ...claim, claimed_at: '2026-11-20T08:00:00.000Z' });
    writeFileSync(join(store, 'installation.json'), text);
    const { code, findings } = await firstday(['doctor'], { STORAGE_URL: `file://${store}` });
    expect(code).toBe(1);
    expect(textsOf(findings, 'files', 'fault')).toContain('belongs to another installation since 2026-11-20');
    expect(findings.find(({ area, state }) => area === 'files' && state === 'fault')?.remedy).toContain(
      'firstday adopt --files',
    );
    rmSync(store, { recursive: true });
  });

  it('names every wrong setting', async () => {
    const { code, findings } = await firstday(['doctor'], { PORT: 'x', METRICS_TOKEN_FILE: '/no/such' });
    expect(code).toBe(1);
    expect(textsOf(findings, 'settings', 'fault')).toMatch(
      /METRICS_TOKEN_FILE: \/no\/such cannot be read[^]*PORT must be/,
    );
  });
});

describe('the way back within a minor version', () => {
  it(
    'is to start the version before: it serves on a database to which a later one added tables, columns and indexes',
    async () => {
      await query(`
        CREATE TABLE later_notes (id text PRIMARY KEY, client_id text NOT NULL);
        ALTER TABLE clients ADD later_rank integer NOT NULL DEFAULT 0, ADD later_note text;
        ALTER TABLE employees ADD later_rank integer NOT NULL DEFAULT 0;
        CREATE INDEX later_by_rank ON clients (later_rank);
        INSERT INTO schema_migrations (timestamp, name) VALUES (1999999999999, 'Later1999999999999')`);
      const { code, findings } = await firstday(['upgrade', '--check']);
      expect(code).toBe(0);
      expect(textsOf(findings, 'database', 'warning')).toContain(
        `newer version than ${version}: Later1999999999999`,
      );
      await run('node', [join(root, 'apps/api/dist/migrate.js')], { env });
      const service = await StartedProcess.start('main.js', env);
      try {
        const api = RestClient.bearing(service.url, last.token);
        const { id } = await api.post('/clients', { name: 'Since the way back' });
        expect(await api.get(`/clients/${id}`)).toMatchObject({ name: 'Since the way back' });
        expect((await api.get('/employees?per_page=100')).data).toHaveLength(1);
        const changed = await api.patch(`/employees/${last.filled.employeeId}`, {
          custom_attributes: { badge: 'B-19' },
        });
        expect(changed.custom_attributes).toEqual({ badge: 'B-19' });
      } finally {
        await service.end('SIGTERM');
      }
    },
    2 * minutes,
  );
});
