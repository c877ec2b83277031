import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { DatabaseSnapshot } from '../../../api/src/backup/database-snapshot.js';
import { toDatabaseConnection } from '../../../api/src/context/database-connection.js';
import { readConfig } from '../../../api/src/context/read-config.js';
import { createApp } from '../../../api/src/create-app.js';
import { openDataSource } from '../../../api/src/database/open-data-source.js';
import { checkUpgrade } from '../../../api/src/doctor/check-upgrade.js';
import { examineDatabase } from '../../../api/src/doctor/examine-database.js';
import { exitMessage } from '../../../api/src/exit-message.js';
import { checkDatabase } from '../check-database.ts';
import { databaseAccount } from './system-account.ts';
import { startTemporaryPostgres, type TemporaryPostgres, temporaryFolder } from './temporary-postgres.ts';

const folder = mkdtempSync(join(tmpdir(), 'firstday-tls-'));
const serverFolder = temporaryFolder('firstday-tls-server-');
const file = (name: string) => join(folder, name);
const openssl = (...args: readonly string[]) => execFileSync('openssl', args, { cwd: folder, stdio: 'pipe' });

function makeAuthority(name: string): void {
  const args = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', `/CN=${name}`];
  openssl(...args, '-keyout', `${name}.key`, '-out', `${name}.pem`);
}

function makeCertificate(name: string, authority: string, common: string, names: string): void {
  writeFileSync(file(`${name}.cnf`), `subjectAltName=${names}\n`);
  openssl(
    'req',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-subj',
    `/CN=${common}`,
    '-keyout',
    `${name}.key`,
    '-out',
    `${name}.csr`,
  );
  const signer = ['-CA', `${authority}.pem`, '-CAkey', `${authority}.key`, '-CAcreateserial'];
  openssl(
    'x509',
    '-req',
    '-in',
    `${name}.csr`,
    ...signer,
    '-days',
    '2',
    '-extfile',
    `${name}.cnf`,
    '-out',
    `${name}.pem`,
  );
}

/** A server reads its key only where nobody else may. */
function giveToServer(name: string): string {
  const given = join(serverFolder, name);
  cpSync(file(name), given);
  chmodSync(given, 0o600);
  const { uid, gid } = databaseAccount('/');
  if (uid !== undefined && gid !== undefined) chownSync(given, uid, gid);
  return given;
}

let server: TemporaryPostgres;
let plain: TemporaryPostgres;
let url: string;
beforeAll(async () => {
  makeAuthority('ours');
  makeAuthority('another');
  makeCertificate('server', 'ours', 'db.example', 'DNS:localhost');
  const [key, certificate, ca] = ['server.key', 'server.pem', 'ours.pem'].map(giveToServer);
  const settings = {
    ssl: 'on',
    ssl_key_file: key ?? '',
    ssl_cert_file: certificate ?? '',
    ssl_ca_file: ca ?? '',
  };
  server = await startTemporaryPostgres({ settings: { fsync: 'off', max_connections: '100', ...settings } });
  plain = await startTemporaryPostgres();
  url = new URL(server.url).href.replace('127.0.0.1', 'localhost');
});
afterAll(async () => {
  await Promise.all([server.stop(), plain.stop()]);
  for (const made of [folder, serverFolder]) rmSync(made, { recursive: true, force: true });
});

const configOf = (more: Readonly<Record<string, string>>, at = url) =>
  readConfig({ DATABASE_URL: at, DATA_DIR: folder, LOG_LEVEL: 'silent', DATABASE_POOL: '4', ...more });
const ours = () => ({ DATABASE_CA_FILE: file('ours.pem') });
const failureOf = async (work: Promise<unknown>): Promise<string> => {
  const message = await work.then(
    () => 'it connected',
    (error: unknown) => exitMessage(error),
  );
  expect(message).not.toContain(new URL(url).password);
  return message;
};
const at = (host: string, parameters = '') => {
  const changed = new URL(url + parameters);
  changed.hostname = host;
  return changed.href;
};
async function query(text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(toDatabaseConnection(configOf(ours()).databaseUrl));
  await client.connect();
  const { rows } = await client.query(text);
  await client.end();
  return rows;
}

describe('TLS to PostgreSQL with a CA of one’s own', () => {
  it('is what every connection of the service has: pool, listening, migrations, backup, doctor', async () => {
    const config = configOf(ours());
    await expect(checkDatabase(config.databaseUrl)).resolves.toBeUndefined();
    const migrating = await openDataSource({ ...config, databaseUrl: config.databaseDirectUrl });
    await migrating.runMigrations();
    await migrating.destroy();
    const app = await createApp(config);
    await app.init();
    const snapshot = await DatabaseSnapshot.open(config.databaseUrl);
    const rows =
      await query(`SELECT application_name AS name, ssl FROM pg_stat_activity JOIN pg_stat_ssl USING (pid)
                              WHERE backend_type = 'client backend' AND application_name LIKE 'firstday%'`);
    const names = new Set(rows.map(({ name }) => name));
    expect([...names]).toEqual(expect.arrayContaining(['firstday', 'firstday events', 'firstday backup']));
    expect(rows.filter(({ ssl }) => ssl !== true)).toEqual([]);
    await snapshot.close();
    const findings = await examineDatabase(config);
    const tls = findings.find(({ text }) => text.includes('encrypted'));
    expect(tls).toMatchObject({
      state: 'warning',
      text: expect.stringMatching(/TLSv1\.3.*verified.*ends on/),
    });
    expect(await checkUpgrade(config, '0.1.0', new Date())).toContainEqual(
      expect.objectContaining({ state: 'ok' }),
    );
    await app.close();
  });

  it('is refused with a sentence where the certificate is another’s, and at once', async () => {
    const config = configOf({ DATABASE_CA_FILE: file('another.pem') });
    // Whoever tried again would do so after longer than a test may take.
    expect(await failureOf(openDataSource(config, [], 3_600_000))).toBe(
      'There is no connection to the database: the certificate of the server is not signed by whom DATABASE_CA_FILE names or, where that is not set, by a public authority.',
    );
    expect(await failureOf(checkDatabase(config.databaseUrl))).toContain(
      'is not signed by whom DATABASE_CA_FILE names',
    );
    expect(await failureOf(checkDatabase(configOf({}, `${url}?sslmode=require`).databaseUrl))).toContain(
      'is not signed by',
    );
    expect((await examineDatabase(config))[0]).toMatchObject({
      state: 'fault',
      text: expect.stringContaining('is not signed by'),
    });
  });

  it('is refused where the host has another name, by address too, unless the name does not count', async () => {
    const other = configOf(ours(), at('127.0.0.1')).databaseUrl;
    expect(await failureOf(checkDatabase(other))).toContain('is for another host');
    const byAuthority = configOf(ours(), at('127.0.0.1', '?sslmode=verify-ca')).databaseUrl;
    await expect(checkDatabase(byAuthority)).resolves.toBeUndefined();
    const unverified = configOf({}, at('127.0.0.1', '?sslmode=no-verify'));
    await expect(checkDatabase(unverified.databaseUrl)).resolves.toBeUndefined();
    expect(await examineDatabase(unverified)).toContainEqual(
      expect.objectContaining({ state: 'warning', text: expect.stringContaining('not verified') }),
    );
  });

  it('is refused where the server offers none: nothing is sent in the open', async () => {
    const config = configOf(ours(), plain.url);
    expect(await failureOf(openDataSource(config))).toContain('the server offers no TLS');
    expect(await failureOf(checkDatabase(config.databaseUrl))).toContain('the server offers no TLS');
  });

  it('says which file cannot be used, and nothing of what it holds', async () => {
    writeFileSync(file('broken.pem'), '-----BEGIN CERTIFICATE-----\nsecret of a file\n');
    const missing = configOf({ DATABASE_CA_FILE: file('missing.pem') });
    expect(await failureOf(openDataSource(missing))).toContain(
      `${file('missing.pem')}, which is for the connection`,
    );
    const broken = await failureOf(openDataSource(configOf({ DATABASE_CA_FILE: file('broken.pem') })));
    expect(broken).toContain('must be PEM');
    expect(broken).not.toContain('secret of a file');
  });

  it('lives on when a file is away for a while, and shows nothing of the key', async () => {
    cpSync(file('ours.pem'), file('moved.pem'));
    const source = await openDataSource(configOf({ DATABASE_CA_FILE: file('moved.pem') }));
    rmSync(file('moved.pem'));
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => source.query('SELECT pg_sleep(0.1), 1 AS one')),
    );
    expect(answers.map(([row]) => row.one)).toEqual([1, 1, 1, 1]);
    await source.destroy();
  });
});

describe('a certificate of our own', () => {
  it('lets in where the server asks for one, and nothing else does', async () => {
    const [user] = [new URL(url).username];
    makeCertificate('client', 'ours', user, 'DNS:client.example');
    makeCertificate('stranger', 'another', user, 'DNS:client.example');
    const [shown] = await query('SHOW hba_file');
    const hba = String(shown?.['hba_file']);
    const before = readFileSync(hba, 'utf8');
    writeFileSync(hba, `hostssl all all 127.0.0.1/32 cert\n`);
    await query('SELECT pg_reload_conf()').catch(() => undefined);
    const own = (name: string) => ({
      ...ours(),
      DATABASE_CERTIFICATE_FILE: file(`${name}.pem`),
      DATABASE_CERTIFICATE_KEY_FILE: file(`${name}.key`),
    });
    const right = configOf(own('client')).databaseUrl;
    await expect(checkDatabase(right)).resolves.toBeUndefined();
    expect(await failureOf(checkDatabase(configOf(ours()).databaseUrl))).toContain(
      'wants a certificate of ours',
    );
    expect(await failureOf(checkDatabase(configOf(own('stranger')).databaseUrl))).toContain(
      'does not believe our certificate',
    );
    expect(await failureOf(checkDatabase(url))).toContain('takes no connection without TLS');
    writeFileSync(hba, before);
    const client = new pg.Client(toDatabaseConnection(right));
    await client.connect();
    await client.query('SELECT pg_reload_conf()');
    await client.end();
  });
});
