import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Pool, type PoolClient } from 'pg';
import { CONFIG } from '../../context/index.js';
import { Database } from '../../database/database.js';
import { FileStorage, Keyring } from '../../sealing/index.js';
import { newEmployer } from '../../testing/hosted-page.js';
import { packageOf, unzip, verifyAlone } from '../../testing/inspection-package.js';
import { signedI9 } from '../../testing/signed-i9.js';
import { TestApi } from '../../testing/test-api.js';
import { auditChainHash, auditChainStart } from '../signing/audit-chain-hash.js';
import { AnchorWorker } from '../trail/anchor-worker.js';
import { InstallationVerifier } from '../trail/installation-verifier.js';

/*
 * What whoever owns the database may try, against each of those who would see it: an honest reader, the audit trail's own
 * answer, the operator's `npm run firstday -- verify`, and the verifier that an inspector has in an empty folder.
 */

let api: TestApi;
let pool: Pool;
let owner: PoolClient;
let employer_id: string;
let ana: string;
let ben: string;
let verifier: Buffer;
let key: Buffer;

beforeAll(async () => {
  api = await TestApi.start();
  employer_id = await newEmployer(api);
  ana = (await signedI9(api, employer_id, { isCorrected: true })).taskId;
  ben = (await signedI9(api, employer_id, { firstName: 'Ben', lastName: 'Cho' })).taskId;
  await api.app.get(AnchorWorker).anchor();
  const files = new Map(unzip((await packageOf(api, { employer_id })).bytes));
  [verifier, key] = [contentOf(files, 'verify.mjs'), contentOf(files, 'public-key.pem')];
  pool = new Pool({ connectionString: api.databaseUrl, max: 1 });
}, 400_000);
afterAll(async () => {
  await pool.end();
  await api.stop();
});

const contentOf = (files: ReadonlyMap<string, Buffer>, name: string) => files.get(name) ?? Buffer.alloc(0);

const kept = [
  'audit_events',
  'signatures',
  'task_versions',
  'documents',
  'files',
  'trail_anchors',
  'anchored_heads',
];

beforeEach(async () => {
  owner = await pool.connect();
  for (const table of [...kept, 'tasks']) {
    await owner.query(`ALTER TABLE ${table} DISABLE TRIGGER ALL`);
    await owner.query(`CREATE TABLE kept_${table} AS SELECT * FROM ${table}`);
  }
});
afterEach(async () => {
  await owner.query('BEGIN; SET CONSTRAINTS ALL DEFERRED');
  for (const table of kept)
    await owner.query(`DELETE FROM ${table}; INSERT INTO ${table} SELECT * FROM kept_${table}`);
  await owner.query(
    'UPDATE tasks SET sealed_answers = was.sealed_answers FROM kept_tasks was WHERE was.id = tasks.id',
  );
  for (const table of [...kept, 'tasks']) await owner.query(`DROP TABLE kept_${table}`);
  await owner.query('COMMIT');
  owner.release();
});

const reads = ['tasks.getFields', 'tasks.getPdf', 'tasks.getCertificate', 'tasks.listVersions'] as const;
type Read = (typeof reads)[number];

/** Which reads are answered with 500 instead of what is not as it was signed. */
async function refused(): Promise<Read[]> {
  const answers = await Promise.all(
    reads.map(async (id) => ({ id, status: (await api.call(id, { path: { task_id: ana } })).status })),
  );
  return answers.flatMap(({ id, status }) => (status === 500 ? [id] : []));
}

const isIntact = async () =>
  (await api.call('tasks.getAudit', { path: { task_id: ana } })).body.is_intact === true;

async function operatorFinds(): Promise<string[]> {
  const found: string[] = [];
  const installation = {
    config: api.app.get(CONFIG),
    database: api.app.get(Database),
    keyring: api.app.get(Keyring),
    storage: api.app.get(FileStorage),
  };
  await new InstallationVerifier(installation).verify((fault) => found.push(fault));
  return found.filter((fault) => fault.startsWith(ana));
}

/** With the verifier and the key of before, and a package that is ordered now. */
async function inspectorFinds() {
  const { bytes, made } = await packageOf(api, { employer_id });
  expect(made.status).toBe('ready');
  return verifyAlone(bytes, verifier, { key });
}

const run = (sql: string) => owner.query(sql.replaceAll('$ana', `'${ana}'`).replaceAll('$ben', `'${ben}'`));

/** As anybody can who knows the program. */
async function makeHashesFit(): Promise<void> {
  const { rows } = await owner.query('SELECT * FROM audit_events WHERE task_id = $1 ORDER BY sequence', [
    ana,
  ]);
  let previous = auditChainStart;
  for (const row of rows) {
    const hash = auditChainHash(previous, { ...row, at: row.at.toISOString() });
    const values = [ana, row.sequence, previous, hash];
    const sql = 'UPDATE audit_events SET previous_hash = $3, hash = $4 WHERE task_id = $1 AND sequence = $2';
    await owner.query(sql, values);
    previous = hash;
  }
}

const afterDocument = `sequence >= (SELECT min(sequence) FROM audit_events WHERE task_id = $ana AND kind = 'document_made')`;

interface Attack {
  readonly what: string;
  readonly sql: string;
  readonly fitsHashes?: boolean;
  /** What an honest reader is refused, among others. */
  readonly refuses: Read;
}

const attacks: readonly Attack[] = [
  {
    what: 'a signature that is dated back',
    sql: `UPDATE signatures SET signed_at = signed_at - interval '3 days' WHERE task_id = $ana`,
    refuses: 'tasks.getFields',
  },
  {
    what: 'a signature of another name',
    sql: `UPDATE signatures SET name = 'Somebody Else' WHERE task_id = $ana`,
    refuses: 'tasks.getFields',
  },
  {
    what: 'a signature from another address',
    sql: `UPDATE signatures SET ip = '10.0.0.1' WHERE task_id = $ana`,
    refuses: 'tasks.getFields',
  },
  {
    what: 'a signature that is gone, with triggers off',
    sql: `DELETE FROM signatures WHERE task_id = $ana AND voided_at IS NULL`,
    refuses: 'tasks.getFields',
  },
  {
    what: 'a whole chain that is hashed anew',
    sql: `UPDATE audit_events SET at = at - interval '3 days' WHERE task_id = $ana`,
    fitsHashes: true,
    refuses: 'tasks.getFields',
  },
  {
    what: 'a tail that is cut',
    sql: `DELETE FROM audit_events WHERE task_id = $ana AND ${afterDocument}`,
    refuses: 'tasks.getPdf',
  },
  {
    what: 'a tail that is cut with the heads that were anchored of it',
    sql: `DELETE FROM anchored_heads WHERE task_id = $ana;
          DELETE FROM audit_events WHERE task_id = $ana AND ${afterDocument}`,
    refuses: 'tasks.getPdf',
  },
  {
    what: 'a trail that is gone, with triggers off',
    sql: 'DELETE FROM anchored_heads WHERE task_id = $ana; DELETE FROM audit_events WHERE task_id = $ana',
    refuses: 'tasks.getFields',
  },
  {
    what: "a stored PDF that is another person's",
    sql: `UPDATE documents own SET pdf_key = other.pdf_key FROM documents other
           WHERE own.task_id = $ana AND other.task_id = $ben`,
    refuses: 'tasks.getPdf',
  },
  {
    what: "a stored PDF that is another person's, with its hash",
    sql: `UPDATE documents own SET pdf_key = other.pdf_key, pdf_sha256 = other.pdf_sha256 FROM documents other
           WHERE own.task_id = $ana AND other.task_id = $ben`,
    refuses: 'tasks.getPdf',
  },
  {
    what: 'a hash of a stored PDF that is zeroed',
    sql: `UPDATE documents SET pdf_sha256 = repeat('0', 64) WHERE task_id = $ana`,
    refuses: 'tasks.getPdf',
  },
  {
    what: 'answers that are rolled back',
    sql: 'UPDATE tasks SET sealed_answers = NULL WHERE id = $ana',
    refuses: 'tasks.getFields',
  },
  {
    what: 'an earlier version that is gone',
    sql: 'DELETE FROM task_versions WHERE task_id = $ana',
    refuses: 'tasks.listVersions',
  },
];

describe('whoever owns the database is seen by a reader, in the audit answer, by the operator and by an inspector:', () => {
  it('nobody, where nothing was changed', async () => {
    expect(await refused()).toEqual([]);
    expect(await isIntact()).toBe(true);
    expect(await operatorFinds()).toEqual([]);
    expect(await inspectorFinds()).toMatchObject({ code: 0 });
  });

  it.each(attacks)('$what', async ({ sql, fitsHashes, refuses }) => {
    await run(sql);
    if (fitsHashes) await makeHashesFit();
    expect(await refused()).toContain(refuses);
    expect(await isIntact()).toBe(false);
    expect(await operatorFinds()).not.toEqual([]);
    const { code, says } = await inspectorFinds();
    expect(says).toMatch(new RegExp(`^[^\\n]*${ana}.*`, 'm'));
    expect(code).toBe(1);
  });

  it('a tail that was cut before the trail grew past where it ended', async () => {
    await run(`DELETE FROM audit_events WHERE task_id = $ana AND ${afterDocument}`);
    const { rows } = await owner.query(
      'SELECT max(sequence) AS last FROM anchored_heads WHERE task_id = $1',
      [ana],
    );
    const last: number = rows[0].last;
    for (let at = 0; at <= last; at++) await api.call('tasks.getAudit', { path: { task_id: ana } });
    await api.app
      .get(AnchorWorker)
      .anchor()
      .catch(() => undefined);
    expect(await isIntact()).toBe(false);
    expect(await operatorFinds()).not.toEqual([]);
    expect(await inspectorFinds()).toMatchObject({ code: 1 });
  });
});
