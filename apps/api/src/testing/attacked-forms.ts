import { Pool, type PoolClient } from 'pg';
import { CONFIG } from '../context/index.js';
import { Database } from '../database/database.js';
import { FileStorage, Keyring } from '../sealing/index.js';
import { auditChainHash, auditChainStart } from '../tasks/signing/audit-chain-hash.js';
import { AnchorWorker } from '../tasks/trail/anchor-worker.js';
import { InstallationVerifier } from '../tasks/trail/installation-verifier.js';
import { newEmployer } from './hosted-page.js';
import { packageOf, unzip, verifyAlone } from './inspection-package.js';
import { inspectedTables } from './inspected-columns.js';
import { signedI9 } from './signed-i9.js';
import { TestApi } from './test-api.js';

const kept = [...Object.keys(inspectedTables), 'trail_anchors', 'anchored_heads'];

const reads = [
  'tasks.findById',
  'tasks.getFields',
  'tasks.getPdf',
  'tasks.getCertificate',
  'tasks.listVersions',
] as const;
export type Read = (typeof reads)[number] | 'files.getContent';

interface Forms {
  readonly api: TestApi;
  readonly pool: Pool;
  readonly employerId: string;
  readonly ana: string;
  readonly ben: string;
  /** A copy of a document that is kept with the first. */
  readonly file: string;
  /** Of a package that was made before anything was changed. */
  readonly verifier: Buffer;
  readonly key: Buffer;
}

/** Two signed I-9s, and someone who owns the database; what they change is undone after each attack. */
export class AttackedForms {
  private owner: PoolClient | undefined;

  private constructor(private readonly forms: Forms) {}

  static async start(): Promise<AttackedForms> {
    const api = await TestApi.start();
    const employerId = await newEmployer(api);
    const { taskId: ana } = await signedI9(api, employerId, { isCorrected: true });
    const { taskId: ben } = await signedI9(api, employerId, { firstName: 'Ben', lastName: 'Cho' });
    await api.app.get(AnchorWorker).anchor();
    const files = new Map(unzip((await packageOf(api, { employer_id: employerId })).bytes));
    const contentOf = (name: string) => files.get(name) ?? Buffer.alloc(0);
    const [verifier, key] = [contentOf('verify.mjs'), contentOf('public-key.pem')];
    const pool = new Pool({ connectionString: api.databaseUrl, max: 1 });
    const { rows } = await pool.query<{ id: string }>('SELECT id FROM files WHERE task_id = $1', [ana]);
    const file = rows[0]?.id ?? '';
    return new AttackedForms({ api, pool, employerId, ana, ben, file, verifier, key });
  }

  get api(): TestApi {
    return this.forms.api;
  }

  get ana(): string {
    return this.forms.ana;
  }

  get employerId(): string {
    return this.forms.employerId;
  }

  async stop(): Promise<void> {
    await this.forms.pool.end();
    await this.api.stop();
  }

  async begin(): Promise<void> {
    this.owner = await this.forms.pool.connect();
    for (const table of kept) {
      await this.owner.query(`ALTER TABLE ${table} DISABLE TRIGGER ALL`);
      await this.owner.query(`CREATE TABLE kept_${table} AS SELECT * FROM ${table}`);
    }
  }

  async undo(): Promise<void> {
    const owner = this.owner;
    if (!owner) return;
    await owner.query('BEGIN; SET CONSTRAINTS ALL DEFERRED');
    for (const table of kept) {
      await owner.query(`DELETE FROM ${table}; INSERT INTO ${table} SELECT * FROM kept_${table}`);
      await owner.query(`DROP TABLE kept_${table}`);
    }
    await owner.query('COMMIT');
    owner.release();
  }

  /** `$ana` and `$ben` are the ids of the forms. */
  async run(sql: string): Promise<Record<string, unknown>[]> {
    const { ana, ben } = this.forms;
    if (!this.owner) throw new Error('an attack begins first');
    const text = sql.replaceAll('$ana', `'${ana}'`).replaceAll('$ben', `'${ben}'`);
    return (await this.owner.query(text)).rows ?? [];
  }

  /** Computes the chain of hashes again. That needs no key. */
  async makeHashesFit(): Promise<void> {
    const rows = await this.run('SELECT * FROM audit_events WHERE task_id = $ana ORDER BY sequence');
    let previous = auditChainStart;
    for (const row of rows) {
      const at = row['at'] instanceof Date ? row['at'].toISOString() : '';
      const hash = auditChainHash(previous, { ...toEntry(row), at });
      await this.run(
        `UPDATE audit_events SET previous_hash = '${previous}', hash = '${hash}'
          WHERE task_id = $ana AND sequence = ${Number(row['sequence'])}`,
      );
      previous = hash;
    }
  }

  /** Which reads are refused instead of showing what is not as it was recorded. */
  async refused(): Promise<Read[]> {
    const path = { task_id: this.ana };
    const { status } = await this.api.call('files.getContent', { path: { file_id: this.forms.file } });
    const answers = await Promise.all(
      reads.map(async (id) => ({ id, status: (await this.api.call(id, { path })).status })),
    );
    return [...answers, { id: 'files.getContent' as const, status }].flatMap(({ id, status }) =>
      status === 500 || status === 404 ? [id] : [],
    );
  }

  async isIntact(): Promise<boolean> {
    return (await this.api.call('tasks.getAudit', { path: { task_id: this.ana } })).body.is_intact === true;
  }

  /** What `npm run firstday -- verify` says of the form. */
  async operatorFinds(): Promise<string[]> {
    const found: string[] = [];
    const { app } = this.api;
    const installation = {
      config: app.get(CONFIG),
      database: app.get(Database),
      keyring: app.get(Keyring),
      storage: app.get(FileStorage),
    };
    await new InstallationVerifier(installation).verify((fault) => found.push(fault));
    return found.filter((fault) => fault.startsWith(this.ana) || fault.includes('of no task'));
  }

  /** A package that is ordered now. */
  async package(): Promise<Buffer> {
    const { bytes, made } = await packageOf(this.api, { employer_id: this.employerId });
    if (made.status !== 'ready') throw new Error(made.status);
    return bytes;
  }

  /** With the verifier and the key of before. */
  async inspectorFinds() {
    const { verifier, key } = this.forms;
    return verifyAlone(await this.package(), verifier, { key });
  }

  /** Where an attack is seen: by a reader, in the audit answer, by the operator, by an inspector with the package. */
  async seenBy(): Promise<string[]> {
    const seen = {
      reader: (await this.refused()).length > 0,
      audit: !(await this.isIntact()),
      operator: (await this.operatorFinds()).length > 0,
      inspector: await this.inspectorSees(),
    };
    return Object.entries(seen).flatMap(([who, isSeen]) => (isSeen ? [who] : []));
  }

  private async inspectorSees(): Promise<boolean> {
    const { code, says } = await this.inspectorFinds();
    return code === 1 && new RegExp(`^[^\\n]*${this.ana}.*`, 'm').test(says);
  }
}

interface Entry {
  readonly task_id: string;
  readonly sequence: number;
  readonly kind: string;
  readonly actor: Record<string, string | null>;
  readonly detail: Record<string, unknown>;
}
const toEntry = (row: Record<string, unknown>): Entry => JSON.parse(JSON.stringify(row));
