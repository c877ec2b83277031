import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Pool, type PoolClient } from 'pg';
import { SecurityReadsService } from '../../identity/security-log/security-reads.service.js';
import { query } from '../../testing/factories.js';
import { finishedW4 } from '../../testing/finished-w4.js';
import {
  HostedPage,
  answerAndSign,
  completedTask,
  newEmployer,
  newTask,
  w4Answers,
} from '../../testing/hosted-page.js';
import { TestApi } from '../../testing/test-api.js';
import { auditChainHash, auditChainStart } from '../signing/audit-chain-hash.js';
import { AnchorWorker, AnchorsCutError } from './anchor-worker.js';

/** Who owns the database may do all of this: nothing in it stands in the way, and there is no key in it. */
describe('somebody with every right in the database', () => {
  let api: TestApi;
  let owner: PoolClient;
  let pool: Pool;
  let mine: Signed;
  let other: Signed;

  interface Signed {
    readonly taskId: string;
    readonly page: HostedPage;
    /** As it is on the form. */
    readonly name: string;
  }

  async function signedW4(name: string): Promise<Signed> {
    const { taskId, employeeId } = await newTask(api, 'w-4', { employer_id: await newEmployer(api) });
    const page = await HostedPage.open(api, employeeId);
    const answered = await page.write(taskId, w4Answers);
    expect(answered.status).toBe(200);
    await answerAndSign(page, taskId, 'employee', { 'employee.first_name': name }, `${name} Lopez`);
    await completedTask(api, taskId);
    return { taskId, page, name: `${name} Lopez` };
  }

  /** Signed, reopened, signed again with another answer: the first is a version. */
  async function correct({ taskId, page, name }: Signed): Promise<void> {
    const path = { task_id: taskId };
    await api.call('task_change_requests.create', { path, body: { reason: 'Another amount' } });
    await answerAndSign(page, taskId, 'employee', { 'task.dependents_total': 4400 }, name);
    await completedTask(api, taskId);
  }

  beforeAll(async () => {
    api = await TestApi.start();
    [mine, other] = [await signedW4('Ana'), await signedW4('Bob')];
    for (const signed of [mine, other]) await correct(signed);
    await api.app.get(AnchorWorker).anchor();
    pool = new Pool({ connectionString: api.databaseUrl, max: 1 });
  });
  beforeEach(async () => {
    owner = await pool.connect();
    for (const table of ['audit_events', 'signatures', 'task_versions', 'trail_anchors', 'anchored_heads'])
      await owner.query(`ALTER TABLE ${table} DISABLE TRIGGER ALL`);
    for (const table of kept) await owner.query(`CREATE TABLE kept_${table} AS SELECT * FROM ${table}`);
  });
  afterEach(async () => {
    await owner.query('BEGIN; SET CONSTRAINTS ALL DEFERRED');
    for (const table of kept) {
      await owner.query(`DELETE FROM ${table}; INSERT INTO ${table} SELECT * FROM kept_${table}`);
      await owner.query(`DROP TABLE kept_${table}`);
    }
    await owner.query('COMMIT');
    owner.release();
    expect(await seen()).toEqual(whole);
  });
  afterAll(async () => {
    await pool.end();
    await api.stop();
  });

  const kept = [
    'audit_events',
    'signatures',
    'task_versions',
    'documents',
    'trail_anchors',
    'anchored_heads',
  ];
  const whole = { isIntact: true, pdf: 200, certificate: 200, fields: 200, versions: 200 };

  /** What an honest reader gets of the task that was tampered with. */
  async function seen() {
    const path = { task_id: mine.taskId };
    const audit = await api.call('tasks.getAudit', { path });
    return {
      isIntact: audit.body.is_intact,
      pdf: (await api.call('tasks.getPdf', { path })).status,
      certificate: (await api.call('tasks.getCertificate', { path })).status,
      fields: (await api.call('tasks.getFields', { path })).status,
      versions: (await api.call('tasks.listVersions', { path })).status,
    };
  }
  const tamper = (sql: string) => owner.query(sql.replaceAll('$1', `'${mine.taskId}'`));

  it.each([
    `UPDATE signatures SET signed_at = signed_at - interval '3 days' WHERE task_id = $1`,
    `UPDATE signatures SET name = 'Somebody Else' WHERE task_id = $1`,
    `UPDATE signatures SET ip = '10.0.0.1' WHERE task_id = $1`,
    `UPDATE signatures SET attestation = 'I promise nothing.' WHERE task_id = $1`,
    `UPDATE signatures SET proved = 'signed_in_user' WHERE task_id = $1`,
  ])('cannot have a changed signature shown: %s', async (sql) => {
    await tamper(sql);
    expect(await seen()).toMatchObject({ isIntact: false, fields: 500 });
  });

  const versionTamperings = [
    ['take a version away', `DELETE FROM task_versions WHERE task_id = $1`],
    ['empty one', `UPDATE task_versions SET sealed_content = NULL WHERE task_id = $1`],
    ['change what is sealed in it', `UPDATE task_versions SET sealed_content = sealed_content || '\\x00'`],
    ['number it otherwise', `UPDATE task_versions SET number = 2 WHERE task_id = $1`],
    [
      'put what another task has in its place',
      `UPDATE task_versions SET sealed_content = (SELECT sealed_content FROM task_versions WHERE task_id <> $1)
        WHERE task_id = $1`,
    ],
    [
      'have the version of another task as its own',
      `DELETE FROM task_versions WHERE task_id = $1;
       UPDATE task_versions SET task_id = $1`,
    ],
    [
      'invent one',
      `INSERT INTO task_versions (id, account_id, task_id, number, kept_at, sealed_content)
       SELECT task_id || '/2', account_id, task_id, 2, kept_at, sealed_content FROM task_versions WHERE task_id = $1`,
    ],
  ];
  it.each(versionTamperings)('cannot %s', async (_, sql) => {
    await tamper(sql ?? '');
    expect(await seen()).toMatchObject({ isIntact: false, versions: 500, fields: 200 });
  });

  it('cannot take a version away with the entry that names it', async () => {
    await tamper('DELETE FROM task_versions WHERE task_id = $1');
    await tamper(`DELETE FROM audit_events WHERE task_id = $1 AND kind = 'version_kept'`);
    await makeHashesFit(mine.taskId);
    expect((await seen()).isIntact).toBe(false);
  });

  it('cannot take a signature away', async () => {
    await tamper('DELETE FROM signatures WHERE task_id = $1');
    expect(await seen()).toMatchObject({ isIntact: false, fields: 500 });
  });

  it('cannot make a signature void', async () => {
    await tamper(`UPDATE signatures SET voided_at = now(), void_reason = 'x' WHERE task_id = $1`);
    expect(await seen()).toMatchObject({ isIntact: false, fields: 500 });
  });

  it('is in the security log and in the figures, with the task alone', async () => {
    await tamper(`UPDATE signatures SET name = 'Somebody Else' WHERE task_id = $1`);
    await seen();
    await api.app.get(SecurityReadsService).writeAll();
    const events = await query<{ detail: { what: string } }>(
      api,
      `SELECT kind, outcome, subject_type, detail FROM security_events
        WHERE kind = 'task.tampering_found' AND subject_id = '${mine.taskId}'`,
    );
    expect(events.map(({ detail }) => detail.what)).toEqual(expect.arrayContaining(['signatures', 'trail']));
    expect(JSON.stringify(events)).not.toContain('Else');
    const figures = await fetch(`${api.url}/metrics`);
    expect(await figures.text()).toMatch(/firstday_tampering_found_total\{what="signatures"\} [1-9]/);
  });

  it.each([
    ['the name of the signer', `jsonb_set(detail, '{role}', '"employer"')`, `kind = 'signed'`],
    ['what was answered', `'{"paths": []}'`, `kind = 'answered'`],
    ['the hash of the document', `jsonb_set(detail, '{pdf_sha256}', '"00"')`, `kind = 'document_made'`],
  ])('cannot change %s in the trail and make its hashes fit again', async (_, detail, where) => {
    await tamper(`UPDATE audit_events SET detail = ${detail} WHERE task_id = $1 AND ${where}`);
    await makeHashesFit(mine.taskId);
    expect((await seen()).isIntact).toBe(false);
  });

  it('cannot change when something happened and make the hashes fit again', async () => {
    await tamper(`UPDATE audit_events SET at = at - interval '3 days' WHERE task_id = $1`);
    await makeHashesFit(mine.taskId);
    expect(await seen()).toMatchObject({ isIntact: false, pdf: 500, certificate: 500, fields: 500 });
  });

  it('cannot cut the end of a trail that was anchored', async () => {
    await tamper(
      `DELETE FROM audit_events WHERE task_id = $1 AND sequence > (SELECT min(sequence) FROM audit_events WHERE task_id = $1 AND kind = 'document_made')`,
    );
    const before = await query<{ last: number }>(
      api,
      `SELECT sequence AS last FROM anchored_heads WHERE task_id = '${mine.taskId}'`,
    );
    await tamper(`DELETE FROM audit_events WHERE task_id = $1 AND sequence >= ${before[0]?.last}`);
    expect((await seen()).isIntact).toBe(false);
  });

  it('cannot cut the end of a trail and take the heads away that it had', async () => {
    await tamper(`DELETE FROM audit_events WHERE task_id = $1 AND kind = 'document_made'`);
    await tamper(`DELETE FROM audit_events WHERE task_id = $1 AND sequence > (
      SELECT max(sequence) FROM audit_events WHERE task_id = $1 AND kind = 'signed')`);
    await tamper('DELETE FROM anchored_heads WHERE task_id = $1');
    expect((await seen()).isIntact).toBe(false);
  });

  it('cannot cut the end of a trail and put another head in the place of the one that it had', async () => {
    await tamper(`DELETE FROM audit_events WHERE task_id = $1 AND kind = 'document_made'`);
    await tamper(`DELETE FROM audit_events WHERE task_id = $1 AND sequence > (
      SELECT max(sequence) FROM audit_events WHERE task_id = $1 AND kind = 'signed')`);
    await tamper(`UPDATE anchored_heads SET task_id = 'task_of_nobody' WHERE task_id = $1`);
    expect((await seen()).isIntact).toBe(false);
  });

  it('cannot take a whole trail away', async () => {
    await tamper('DELETE FROM signatures WHERE task_id = $1');
    await tamper('DELETE FROM audit_events WHERE task_id = $1');
    await tamper('DELETE FROM anchored_heads WHERE task_id = $1');
    expect((await seen()).isIntact).toBe(false);
  });

  it("cannot put another trail's entries in the place of one's own", async () => {
    await tamper('DELETE FROM audit_events WHERE task_id = $1');
    await owner.query('UPDATE audit_events SET task_id = $1 WHERE task_id = $2', [mine.taskId, other.taskId]);
    await makeHashesFit(mine.taskId);
    expect(await seen()).toMatchObject({ isIntact: false, pdf: 500, fields: 500 });
  });

  it("cannot have another person's document served, whatever hashes stand beside it", async () => {
    for (const columns of [
      'pdf_key, pdf_sha256',
      'pdf_key, pdf_sha256, certificate_key, certificate_sha256',
    ]) {
      await owner.query(
        `UPDATE documents own SET (${columns}) = (
           SELECT ${columns} FROM documents WHERE task_id = $2 AND version = own.version) WHERE task_id = $1`,
        [mine.taskId, other.taskId],
      );
      expect((await seen()).pdf).toBe(500);
    }
    expect((await seen()).certificate).toBe(500);
  });

  it('cannot roll answers back to those before the signature', async () => {
    const [row] = await query<{ sealed_answers: Buffer }>(
      api,
      `SELECT sealed_answers FROM tasks WHERE id = '${mine.taskId}'`,
    );
    const { taskId } = await newTask(api, 'w-4', { employer_id: await newEmployer(api) });
    expect(taskId).toBeDefined();
    await owner.query('UPDATE tasks SET sealed_answers = NULL WHERE id = $1', [mine.taskId]);
    expect((await seen()).fields).toBe(500);
    await owner.query('UPDATE tasks SET sealed_answers = $2 WHERE id = $1', [
      mine.taskId,
      row?.sealed_answers,
    ]);
  });

  it('cannot take anchors away, or change one, without the worker noticing', async () => {
    await owner.query('DELETE FROM anchored_heads; DELETE FROM trail_anchors');
    await expect(api.app.get(AnchorWorker).anchor()).rejects.toThrow(AnchorsCutError);
    await owner.query('DELETE FROM anchored_heads; DELETE FROM trail_anchors');
  });

  it('cannot make an anchor that fits a trail that was cut', async () => {
    await tamper(
      `UPDATE anchored_heads SET sequence = 1, hash = (SELECT hash FROM audit_events WHERE task_id = $1 AND sequence = 1) WHERE task_id = $1`,
    );
    expect((await seen()).isIntact).toBe(false);
    await tamper(`UPDATE trail_anchors SET at = at - interval '1 day'`);
    expect((await seen()).isIntact).toBe(false);
  });

  it('cannot have entries signed anew by taking the key away', async () => {
    await owner.query('CREATE TABLE kept_keys AS SELECT * FROM evidence_keys');
    await owner.query('DELETE FROM evidence_keys');
    await expect(TestApi.beside(api)).rejects.toThrow('The key of the audit trails is gone');
    // Keys that hold no evidence were made anew by the start that failed.
    await owner.query(
      'DELETE FROM evidence_keys; INSERT INTO evidence_keys SELECT * FROM kept_keys; DROP TABLE kept_keys',
    );
  });

  /** As anybody can who knows the program: the chain is hashed anew from its beginning. */
  async function makeHashesFit(taskId: string): Promise<void> {
    const { rows } = await owner.query('SELECT * FROM audit_events WHERE task_id = $1 ORDER BY sequence', [
      taskId,
    ]);
    let previous = auditChainStart;
    for (const row of rows) {
      const hash = auditChainHash(previous, { ...row, at: row.at.toISOString() });
      await owner.query(
        'UPDATE audit_events SET previous_hash = $3, hash = $4 WHERE task_id = $1 AND sequence = $2',
        [taskId, row.sequence, previous, hash],
      );
      previous = hash;
    }
  }
});

describe('a trail of the first version', () => {
  it('is signed when its key is made, and intact then', async () => {
    const api = await TestApi.start();
    const { taskId } = await finishedW4(api);
    for (const sql of [
      'ALTER TABLE audit_events DISABLE TRIGGER ALL',
      'UPDATE audit_events SET mac = NULL',
      'ALTER TABLE audit_events ENABLE TRIGGER ALL',
      'DELETE FROM evidence_keys',
    ])
      await query(api, sql);
    const later = await TestApi.beside(api);
    const answer = await fetch(`${later.url}/api/v1/tasks/${taskId}/audit`, {
      headers: { authorization: `Bearer ${api.live.apiToken}` },
    });
    expect(await answer.json()).toMatchObject({ is_intact: true });
    expect(await query(api, 'SELECT 1 FROM audit_events WHERE mac IS NULL')).toEqual([]);
    await later.stop();
    await api.stop();
  });
});

describe('a signed form whose records change', () => {
  it('is not taken for tampering', async () => {
    const api = await TestApi.start();
    const employer_id = await newEmployer(api);
    const { taskId, employeeId } = await newTask(api, 'w-4', { employer_id });
    const page = await HostedPage.open(api, employeeId);
    await answerAndSign(page, taskId, 'employee', w4Answers, 'Ana Lopez');
    await completedTask(api, taskId);
    await api.call('employees.updateById', {
      path: { employee_id: employeeId },
      body: { last_name: 'Silva', date_of_birth: '1990-01-31' },
    });
    await api.call('employers.updateById', {
      path: { employer_id },
      body: { name: 'Harbor Foods, LLC', custom_attributes: { uses_e_verify: true } },
    });
    const path = { task_id: taskId };
    expect((await api.call('tasks.getFields', { path })).status).toBe(200);
    expect((await api.call('tasks.getAudit', { path })).body.is_intact).toBe(true);
    expect((await api.call('tasks.getPdf', { path })).status).toBe(200);
    await api.stop();
  });
});
