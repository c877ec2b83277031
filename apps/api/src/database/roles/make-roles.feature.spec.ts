import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { createMigratedDatabase } from '../../testing/create-database.js';
import { createRoles } from '../../testing/database-roles.js';
import { makeRoles, RolesError } from './make-roles.js';
import { RoleGrants } from './role-grants.js';

let ownerUrl: string;
let serviceUrl: string;
let readerUrl: string;
let owner: Client;

const connect = async (connectionString: string): Promise<Client> => {
  const client = new Client({ connectionString });
  await client.connect();
  return client;
};
const named = (role: string, password: string): string => {
  const url = new URL(ownerUrl);
  url.username = `${role}_${url.pathname.slice(-8)}`;
  url.password = encodeURIComponent(password);
  return url.href;
};
const wanted = (databaseUrl: string, databaseReaderUrl?: string) => ({
  databaseOwnerUrl: ownerUrl,
  databaseUrl,
  databaseReaderUrl,
});

beforeAll(async () => {
  ownerUrl = await createMigratedDatabase();
  owner = await connect(ownerUrl);
  ({ serviceUrl, readerUrl } = await createRoles(ownerUrl));
});
afterAll(() => owner.end());

describe('the roles of the database', () => {
  it('are made as often as one likes, and take the password that the settings have by now', async () => {
    const password = `o'neill "Å" %3a/`;
    const url = named('again', password);
    await makeRoles(wanted(url));
    await makeRoles(wanted(url));
    const client = new Client({ ...parts(url), password });
    await client.connect();
    await client.end();
    await makeRoles(wanted(named('again', 'another')));
    await expect(new Client({ ...parts(url), password }).connect()).rejects.toMatchObject({ code: '28P01' });
  });

  it('have passwords that stand in no statement', async () => {
    const { rows } = await owner.query('SELECT rolpassword FROM pg_authid WHERE rolname = $1', [
      new URL(serviceUrl).username,
    ]);
    expect(rows[0].rolpassword).toMatch(/^SCRAM-SHA-256\$4096:/);
  });

  it('take over nobody who may more, and never the owner', async () => {
    const { username } = new URL(named('mighty', 'x'));
    await owner.query(`CREATE ROLE ${username} LOGIN BYPASSRLS`);
    await expect(makeRoles(wanted(named('mighty', 'x')))).rejects.toThrow(RolesError);
    await expect(makeRoles(wanted(ownerUrl))).rejects.toThrow(/There is only/);
    await expect(makeRoles(wanted(serviceUrl, ownerUrl))).rejects.toThrow(/may do more than read/);
    await expect(
      makeRoles({
        databaseOwnerUrl: serviceUrl,
        databaseUrl: named('next', 'x'),
        databaseReaderUrl: undefined,
      }),
    ).rejects.toThrow(/does not own the tables/);
  });

  it('may what they may of tables that a later migration makes', async () => {
    await owner.query('CREATE TABLE later_notes (id int, account_id text, secret_hash text, text text)');
    const grants = await RoleGrants.open(
      async (text, values) => (await owner.query(text, values && [...values])).rows,
    );
    await grants.renew(new URL(serviceUrl).username);
    const service = await connect(serviceUrl);
    await service.query(`INSERT INTO later_notes VALUES (1, 'a', 'h', 't')`);
    await service.end();
    const reader = await connect(readerUrl);
    expect((await reader.query('SELECT id, text FROM later_notes')).rows).toEqual([{ id: 1, text: 't' }]);
    await expect(reader.query('SELECT secret_hash FROM later_notes')).rejects.toMatchObject({
      code: '42501',
    });
    await reader.end();
  });
});

describe('the role that only reads', () => {
  it('reads what reports need of every account, writes nothing, and sees nothing that lets anybody in', async () => {
    await owner.query(`INSERT INTO organizations (id, name, created_at) VALUES ('org_1', 'Ours', now())`);
    await owner.query(
      `INSERT INTO accounts (id, organization_id, mode, created_at) VALUES ('acct_1', 'org_1', 'live', now())`,
    );
    await owner.query(
      `INSERT INTO clients (id, account_id, name, created_at, updated_at) VALUES ('client_1', 'acct_1', 'Harbor', now(), now())`,
    );
    const reader = await connect(readerUrl);
    expect((await reader.query('SELECT account_id, name FROM clients')).rows).toEqual([
      { account_id: 'acct_1', name: 'Harbor' },
    ]);
    for (const text of [
      `INSERT INTO organizations (id, name, created_at) VALUES ('org_2', 'Mine', now())`,
      `UPDATE clients SET name = 'Mine'`,
      'DELETE FROM clients',
      'SELECT hash FROM api_tokens',
      'SELECT password_hash FROM users',
      'SELECT hash FROM user_sessions',
      'SELECT * FROM evidence_keys',
      'SELECT * FROM keys',
      'SELECT sealed FROM employees',
      'CREATE TABLE notes (id int)',
      'CREATE TEMP TABLE notes (id int)',
      'SELECT * FROM pg_authid',
    ])
      await expect(reader.query(text)).rejects.toMatchObject({ code: '42501' });
    await reader.end();
  });
});

function parts(url: string) {
  const { hostname, port, username, pathname } = new URL(url);
  return { host: hostname, port: Number(port), user: username, database: pathname.slice(1) };
}
