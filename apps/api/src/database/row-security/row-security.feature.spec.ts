import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { createRoles } from '../../testing/database-roles.js';
import { createMigratedDatabase } from '../../testing/create-database.js';
import { addressInput, createRecord } from '../../testing/factories.js';
import { finishedW4 } from '../../testing/finished-w4.js';
import { formId } from '../../testing/hosted-page.js';
import { Receiver } from '../../testing/receiver.js';
import { TestApi } from '../../testing/test-api.js';
import { Database, statement } from '../database.js';
import { tablesOfNoAccount } from './tables-of-no-account.js';

let api: TestApi;
let receiver: Receiver;
let owner: Client;
let service: Client;
let tables: { readonly name: string }[];
const [ours, theirs] = ['acct_ours', 'acct_theirs'];

const everyTableSql = `
  SELECT c.relname AS name, c.relrowsecurity AND EXISTS (SELECT FROM pg_policy p WHERE p.polrelid = c.oid) AS protected
    FROM pg_class c WHERE c.relkind IN ('r', 'p') AND c.relnamespace = current_schema()::regnamespace ORDER BY 1`;

const credentialColumns = [
  ['api_token', 'api_tokens', 'hash'],
  ['user_session', 'user_sessions', 'hash'],
  ['form_session', 'form_sessions', 'hash'],
  ['continuation', 'form_sessions', 'continuation_hash'],
  ['component_code', 'component_sessions', 'code_hash'],
  ['component_session', 'component_sessions', 'token_hash'],
  ['magic_link', 'magic_links', 'hash'],
  ['inspector_access', 'inspector_accesses', 'token_hash'],
] as const;

const connect = async (connectionString: string): Promise<Client> => {
  const client = new Client({ connectionString });
  await client.connect();
  return client;
};

beforeAll(async () => {
  const ownerUrl = await createMigratedDatabase();
  const { serviceUrl } = await createRoles(ownerUrl);
  [owner, service] = [await connect(ownerUrl), await connect(serviceUrl)];
  tables = (await owner.query(everyTableSql)).rows.filter(({ name }) => !(name in tablesOfNoAccount));
  await fillEveryTable();
  receiver = await Receiver.start();
  api = await TestApi.start({}, 'service');
});
afterAll(async () => {
  await api.stop();
  await receiver.stop();
  await service.end();
  await owner.end();
});

/** Tables that are an account's without an `account_id`: how each names its account, and what its rows are in this test. */
const ownTables: Readonly<Record<string, string>> = {
  accounts: 'id',
  organizations: 'id',
  user_links: 'live_user_id',
};
const accountColumn = (table: string): string => ownTables[table] ?? 'account_id';

/** A row of each account in each table, whatever else its columns hold: constraints and triggers rest for it. */
async function fillEveryTable(): Promise<void> {
  await owner.query(`SET session_replication_role = replica`);
  const { rows: checks } = await owner.query(
    `SELECT conrelid::regclass AS name, conname AS rule FROM pg_constraint
      WHERE contype = 'c' AND connamespace = current_schema()::regnamespace`,
  );
  for (const { name, rule } of checks) await owner.query(`ALTER TABLE ${name} DROP CONSTRAINT "${rule}"`);
  for (const { name } of tables) {
    const { rows: columns } = await owner.query(
      `SELECT column_name AS name, data_type AS type, udt_name AS udt FROM information_schema.columns
        WHERE table_name = $1 AND table_schema = current_schema() AND is_nullable = 'NO' AND is_generated = 'NEVER' AND is_identity = 'NO'`,
      [name],
    );
    for (const account of [ours, theirs]) {
      const values = columns.map((column) => valueFor(column, account));
      const listed = columns.map((column) => `"${column.name}"`).join(', ');
      await owner.query(`INSERT INTO "${name}" (${listed}) VALUES (${values.join(', ')})`);
    }
  }
  await owner.query(`SET session_replication_role = origin`);
}

let numbers = 0;

function valueFor({ name, type, udt }: { name: string; type: string; udt: string }, account: string): string {
  if (name === 'account_id') return `'${account}'`;
  if (type === 'ARRAY') return `'{}'::${udt}`;
  if (type.startsWith('json')) return `'{}'`;
  if (type === 'boolean') return 'true';
  if (type === 'bytea') return `'\\x00'`;
  if (type === 'date' || type.startsWith('timestamp')) return `'2026-01-01'`;
  if (/int|numeric|double|real/.test(type)) return String(++numbers);
  if (type === 'uuid') return 'gen_random_uuid()';
  return `'${account}'`;
}

/** As the service, in a transaction that names an account, or none; nothing of it stays. */
async function as<Result>(account: string | null, work: () => Promise<Result>): Promise<Result> {
  await service.query('BEGIN');
  try {
    if (account !== null)
      await service.query(`SELECT set_config('firstday.account_id', $1, true)`, [account]);
    return await work();
  } finally {
    await service.query('ROLLBACK');
  }
}

const accountsIn = async (table: string): Promise<string[]> =>
  (
    await service.query(`SELECT DISTINCT ${accountColumn(table)} AS account FROM "${table}" ORDER BY 1`)
  ).rows.map((row) => row.account);

describe('the role that serves', () => {
  it('is shown rows by a policy in every table of accounts, one that comes later included', async () => {
    expect(tables.length).toBeGreaterThanOrEqual(70);
    // A new table says `await runner.query(accountRowsSql('its_name'))` in its migration, or why it is no account's.
    const { rows } = await owner.query(everyTableSql);
    expect(rows.filter((table) => !table.protected).map(({ name }) => name)).toEqual(
      Object.keys(tablesOfNoAccount),
    );
  });

  it('sees no row of another account in any of them, and none at all where it names none', async () => {
    for (const { name } of tables) {
      expect([name, await as(ours, () => accountsIn(name))]).toEqual([name, [ours]]);
      expect([name, await as(null, () => accountsIn(name))]).toEqual([name, []]);
      expect([name, await as('*', () => accountsIn(name))]).toEqual([name, [ours, theirs]]);
    }
  });

  it('adds nothing to another account, moves nothing there, and changes or deletes nothing of it', async () => {
    for (const { name } of tables) {
      const column = accountColumn(name);
      const add = () => service.query(`INSERT INTO "${name}" (${column}) VALUES ($1)`, [theirs]);
      await expect(as(ours, add)).rejects.toMatchObject({ code: '42501' });
      const move = () => service.query(`UPDATE "${name}" SET ${column} = $1`, [theirs]);
      await expect(as(ours, move)).rejects.toMatchObject({ code: '42501' });
      const change = () =>
        service.query(`UPDATE "${name}" SET ${column} = ${column} WHERE ${column} = $1`, [theirs]);
      const remove = () => service.query(`DELETE FROM "${name}" WHERE ${column} = $1`, [theirs]);
      for (const work of [change, remove]) {
        const outcome = await as(ours, work).then(
          ({ rowCount }) => rowCount,
          ({ code }) => code,
        );
        expect([name, [0, '42501'].includes(outcome ?? 0)]).toEqual([name, true]);
      }
    }
  });

  it('sees no more by a view', async () => {
    const { rows } = await owner.query(
      `SELECT relname AS name, coalesce(reloptions @> '{security_invoker=true}', false) AS own FROM pg_class
        WHERE relkind IN ('v', 'm') AND relnamespace = current_schema()::regnamespace`,
    );
    // Authority over tokens depends on people of the organization above: the view itself narrows, and shows no hash.
    expect(rows).toEqual([
      { name: 'computed_employee_summaries', own: true },
      { name: 'token_authority', own: false },
    ]);
    const tokensOf = async () =>
      (await service.query('SELECT DISTINCT account_id FROM token_authority ORDER BY 1')).rows;
    expect(await as(ours, tokensOf)).toEqual([{ account_id: ours }]);
    expect(await as(null, tokensOf)).toEqual([]);
  });

  it('finds whose a credential is by the credential alone, and then sees that account', async () => {
    const scoped = async (kind: string, secret: string) => {
      const set = `SELECT set_config('firstday.account_id', credential_account($1, $2, NULL), true)`;
      await service.query(set, [kind, secret]);
      return accountsIn('employees');
    };
    for (const [kind, table, column] of credentialColumns) {
      await owner.query(`UPDATE "${table}" SET ${column} = 'theirs-' || account_id`);
      expect([kind, await as(null, () => scoped(kind, `theirs-${theirs}`))]).toEqual([kind, [theirs]]);
      expect([kind, await as(null, () => scoped(kind, 'a guess'))]).toEqual([kind, []]);
    }
    expect(await as(null, () => scoped('no such kind', 'x'))).toEqual([]);
  });

  it('can neither lift that nor make a function, a table or a role, nor read passwords', async () => {
    for (const text of [
      'ALTER TABLE employees DISABLE ROW LEVEL SECURITY',
      'DROP POLICY account_rows ON employees',
      'CREATE POLICY all_rows ON employees USING (true)',
      'SET LOCAL row_security = off; SELECT * FROM employees',
      'SET LOCAL session_replication_role = replica',
      `CREATE FUNCTION public.f() RETURNS int LANGUAGE sql AS 'SELECT 1'`,
      `CREATE FUNCTION pg_temp.f() RETURNS int LANGUAGE sql AS 'SELECT 1'`,
      'CREATE TABLE notes (id int)',
      'CREATE TEMP TABLE notes (id int)',
      'CREATE ROLE other',
      'ALTER TABLE employees ADD note text',
      'TRUNCATE employees',
      'SELECT * FROM pg_authid',
      `SELECT pg_read_file('/etc/passwd')`,
      `COPY employees TO PROGRAM 'cat'`,
      'DELETE FROM schema_migrations',
    ])
      await expect(as('*', () => service.query(text))).rejects.toMatchObject({ code: '42501' });
  });

  it('adds to what is never changed, and changes it neither by rights nor by triggers that rest', async () => {
    for (const text of [
      'UPDATE audit_events SET mac = mac',
      'DELETE FROM audit_events',
      'UPDATE trail_anchors SET root = root',
      'DELETE FROM trail_anchors',
      'DELETE FROM anchored_heads',
      'UPDATE security_events SET kind = kind',
      'DELETE FROM signatures',
      'UPDATE signatures SET answers_sha256 = answers_sha256',
      'DELETE FROM task_versions',
      'UPDATE task_versions SET task_id = task_id',
      'UPDATE everify_steps SET account_id = account_id',
      'DELETE FROM policy_versions',
      'DELETE FROM destruction_certificates',
      'ALTER TABLE audit_events DISABLE TRIGGER ALL',
    ])
      await expect(as('*', () => service.query(text))).rejects.toMatchObject({ code: '42501' });
  });

  it('reads keys and migrations, and writes neither', async () => {
    for (const text of [
      'DELETE FROM keys',
      `INSERT INTO keys (id, fingerprint, created_at, current_from) VALUES ('x', 'x', now(), now())`,
      'UPDATE keys SET fingerprint = fingerprint',
      'UPDATE keys SET removed_at = now()',
      'UPDATE keys SET current_from = now()',
      'DELETE FROM evidence_keys',
      'UPDATE evidence_keys SET sealed = sealed',
      `INSERT INTO evidence_keys (id, purpose, sealed, created_at) VALUES ('x', 'x', '', now())`,
      'UPDATE password_salt SET salt = salt',
      'UPDATE schema_migrations SET name = name',
      `INSERT INTO schema_migrations (timestamp, name) VALUES (1, 'x')`,
      'DELETE FROM schema_migrations',
    ])
      await expect(as('*', () => service.query(text))).rejects.toMatchObject({ code: '42501' });
  });

  it('deletes from no table of records: forms, people and their placements are kept or emptied', async () => {
    for (const table of [
      'tasks',
      'employees',
      'employers',
      'placements',
      'documents',
      'files',
      'accounts',
      'organizations',
    ])
      await expect(as('*', () => service.query(`DELETE FROM ${table}`))).rejects.toMatchObject({
        code: '42501',
      });
  });
});

const everyEmployee = statement('test.everyEmployee', 'SELECT id, account_id FROM employees');
const sharedEmployees = { ...statement('test.sharedEmployees', 'SELECT id FROM employees'), isShared: true };
const unprepared = statement('', 'SELECT id FROM employees WHERE true');

describe('a statement that forgets the account', () => {
  it('leaves no function of an index behind the policy: lists that are filtered ask their indexes', async () => {
    const { rows } = await service.query(`
      SELECT DISTINCT p.oid::regprocedure::text AS name
        FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid JOIN pg_opclass o ON o.oid = ANY (i.indclass)
        JOIN pg_am am ON am.oid = c.relam AND am.amname = 'gin'
        JOIN pg_amop a ON a.amopfamily = o.opcfamily JOIN pg_operator op ON op.oid = a.amopopr
        JOIN pg_proc p ON p.oid = op.oprcode
       WHERE c.relnamespace = current_schema()::regnamespace AND op.oprname IN ('@>', '@@', '&&') AND NOT p.proleakproof
         AND op.oprright <> 'jsonpath'::regtype AND op.oprleft IN ('jsonb'::regtype, 'tsvector'::regtype, 'anyarray'::regtype)`);
    expect(rows).toEqual([]);
  });

  it('finds the rows of its own account alone, however it is run', async () => {
    const { id } = await createRecord(api, 'employees');
    const other = await createRecord(api, 'employees', { token: api.stranger.apiToken });
    const database = api.app.get(Database);
    const db = database.ofAccount(api.live.account.id);
    const found = async (rows: Promise<{ id: string }[]>) => (await rows).map((row) => row.id);
    for (const one of [everyEmployee, sharedEmployees, unprepared, everyEmployee, sharedEmployees]) {
      expect(await found(db.run<{ id: string }>(one))).toEqual([id]);
      expect(await found(db.transaction((own) => own.run<{ id: string }>(one)))).toEqual([id]);
    }
    const repository = (it: typeof db | Database) => it.manager.query('SELECT id FROM employees');
    expect(await found(repository(db))).toEqual([id]);
    expect(await found(db.transaction(({ manager }) => manager.query('SELECT id FROM employees')))).toEqual([
      id,
    ]);
    expect(await found(repository(database))).toEqual(expect.arrayContaining([id, other.id]));
  });

  it('finds as much where statements of several accounts share a round trip', async () => {
    const database = api.app.get(Database);
    const accounts = [api.live, api.stranger, api.test].map(({ account }) => account.id);
    const asked = Array.from({ length: 60 }, (_, at) => accounts[at % 4]);
    const ways = asked.map((account) => (account === undefined ? database : database.ofAccount(account)));
    for (let round = 0; round < 5; round++) {
      const rows = await Promise.all(
        ways.map((db) =>
          db.run<{ account_id: string }>({ ...everyEmployee, name: 'test.mixed', isShared: true }),
        ),
      );
      for (const [at, found] of rows.entries()) {
        const seen = new Set(found.map((row) => row.account_id));
        if (asked[at] === undefined) expect(seen.size).toBeGreaterThan(1);
        else expect([...seen].filter((account) => account !== asked[at])).toEqual([]);
      }
    }
  });

  it('sees every account where it says so, within a transaction too, and no longer', async () => {
    const db = api.app.get(Database).ofAccount(api.live.account.id);
    const counts = await db.transaction(async (own) => {
      const count = async () => (await own.run(everyEmployee)).length;
      const before = await count();
      const across = await own.acrossAccounts(count);
      return [before, across, await count()];
    });
    expect(counts[1]).toBeGreaterThan(counts[0] ?? 0);
    expect(counts[2]).toBe(counts[0]);
  });
});

describe('the main job, by the role that serves', () => {
  it('is done: hired, asked, signed, rendered by the worker, told to a webhook', async () => {
    await api.call('webhooks.create', { body: { url: `${receiver.url}/hook` } });
    const { taskId } = await finishedW4(api);
    const task = (await api.call('tasks.findById', { path: { task_id: taskId } })).body;
    expect(task.status).toBe('completed');
    await receiver.deliveries('/hook', 5);
    expect((await api.call('employees.list')).body.data.length).toBeGreaterThan(0);
    const there = await api.call('tasks.findById', {
      path: { task_id: taskId },
      token: api.stranger.apiToken,
    });
    expect(there.status).toBe(404);
  });

  it('is read in one snapshot, by an export, a replay of a policy and a report', async () => {
    const [employer, employee] = [await createRecord(api, 'employers'), await createRecord(api, 'employees')];
    const placed = { employer_id: employer.id, employee_id: employee.id, start_date: '2026-12-01' };
    await createRecord(api, 'placements', placed);
    const all = { condition: { all: [] }, form_ids: [await formId(api, 'w-4')] };
    const replayed = await api.call('policies.replay', { body: all });
    const lines = replayed.bytes.toString().trim().split('\n');
    expect(JSON.parse(lines.at(-1) ?? '{}')).toMatchObject({ kind: 'totals', checked: 1 });
    const { bytes } = await api.call('exports.employees');
    expect(bytes.toString().trim().split('\n').length).toBeGreaterThan(1);
    const db = api.app.get(Database).ofAccount(api.live.account.id);
    const level = { name: 'test.level', text: "SELECT current_setting('transaction_isolation') AS level" };
    expect(await db.readTransaction((snapshot) => snapshot.run(level))).toEqual([
      { level: 'repeatable read' },
    ]);
  });
});

describe('a platform that acts in an organization connected to its own', () => {
  it('opens links and components there by its own token, which the account itself does not see', async () => {
    const organization = {
      name: 'Harbor Foods',
      business_email: 'office@harborfoods.com',
      default_language: 'en',
      supported_languages: ['en'],
    };
    const child = (await api.call('connected_organizations.create', { body: organization })).body;
    expect(child).toMatchObject({ live_account_id: expect.stringMatching(/^acct_/) });
    const acting = { headers: { 'x-account-id': child.live_account_id } };
    const body = { first_name: 'Ana', last_name: 'Silva', address: addressInput };
    const employee_id = (await api.call('employees.create', { body, ...acting })).body.id;
    const issued = await api.call('employees.getOnboardingUrl', { path: { employee_id }, ...acting });
    const link = new URL(issued.body.url).searchParams.get('link');
    const opened = await api.call('form_sessions.create', { body: { link }, token: null });
    expect(opened.status).toBe(201);
    expect((await api.call('form_sessions.current', { token: opened.body.token })).status).toBe(200);
    const listed = await api.call('onboarding_links.list', { query: { employee_id }, ...acting });
    expect(listed.body.data).toMatchObject([{ is_active: true }]);
    const shown = await api.call('components.createUrl', {
      body: { component: 'employees/list' },
      ...acting,
    });
    const code = { body: { code: shown.body.code }, token: null };
    expect((await api.call('component_sessions.create', code)).status).toBe(201);
    expect((await api.call('api_tokens.list', acting)).body.data).toEqual([]);
  });
});

describe('a signature', () => {
  it('is made void by no one without an entry in the trail', async () => {
    const { taskId } = await finishedW4(api);
    const client = await connect(api.serviceUrl);
    await client.query('BEGIN');
    await client.query(`SELECT set_config('firstday.account_id', $1, true)`, [api.live.account.id]);
    const made = `UPDATE signatures SET voided_at = now(), void_reason = 'x' WHERE task_id = $1`;
    expect((await client.query(made, [taskId])).rowCount).toBe(1);
    await expect(client.query('COMMIT')).rejects.toMatchObject({ code: '42501' });
    await client.query('BEGIN');
    await client.query(`SELECT set_config('firstday.account_id', $1, true)`, [api.live.account.id]);
    const erased = `UPDATE signatures SET name = '', ip = '', user_agent = '', sealed_image = NULL WHERE task_id = $1`;
    await expect(client.query(erased, [taskId])).rejects.toMatchObject({ code: '42501' });
    await client.end();
  });
});
