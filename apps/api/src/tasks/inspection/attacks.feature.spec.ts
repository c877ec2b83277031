import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { AttackedForms, type Read } from '../../testing/attacked-forms.js';
import { query } from '../../testing/factories.js';
import { inspectedTables } from '../../testing/inspected-columns.js';
import { unzip } from '../../testing/inspection-package.js';
import { AnchorWorker } from '../trail/anchor-worker.js';

/*
 * What whoever owns the database may try, against each of those who would see it: an honest reader, the audit trail's own
 * answer, the operator's `npm run firstday -- verify`, and the verifier that an inspector has in an empty folder.
 */

let forms: AttackedForms;

beforeAll(async () => {
  forms = await AttackedForms.start();
}, 400_000);
afterAll(() => forms.stop());
beforeEach(() => forms.begin());
afterEach(() => forms.undo());

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
    what: 'a form of another person',
    sql: `UPDATE tasks SET employee_id = (SELECT employee_id FROM tasks WHERE id = $ben) WHERE id = $ana`,
    refuses: 'tasks.findById',
  },
  {
    what: 'a form of another employer',
    sql: `UPDATE tasks SET employer_id = 'er_another' WHERE id = $ana`,
    refuses: 'tasks.getPdf',
  },
  {
    what: 'a form that was completed at another time',
    sql: `UPDATE tasks SET completed_at = '2022-01-02' WHERE id = $ana`,
    refuses: 'tasks.getPdf',
  },
  {
    what: 'another day of hire',
    sql: `UPDATE placements SET system_attributes = system_attributes || '{"start_date": "2022-01-03"}'
           WHERE employee_id = (SELECT employee_id FROM tasks WHERE id = $ana)`,
    refuses: 'tasks.getFields',
  },
  {
    what: 'an employment that was never recorded',
    sql: `CREATE TEMP TABLE another AS SELECT * FROM placements
           WHERE employee_id = (SELECT employee_id FROM tasks WHERE id = $ana);
          UPDATE another SET id = 'pla_another', client_id = 'cl_another',
                 system_attributes = '{"start_date": "2022-01-03", "end_date": "2022-02-01"}';
          INSERT INTO placements SELECT * FROM another; DROP TABLE another`,
    refuses: 'tasks.getFields',
  },
  {
    what: 'a form that is said to have been destroyed',
    sql: 'UPDATE tasks SET deleted_at = now(), purged_at = now() WHERE id = $ana',
    refuses: 'tasks.getPdf',
  },
  {
    what: 'a form that is gone, with triggers off',
    sql: 'DELETE FROM tasks WHERE id = $ana',
    refuses: 'tasks.getPdf',
  },
  {
    what: 'an earlier version that is gone',
    sql: 'DELETE FROM task_versions WHERE task_id = $ana',
    refuses: 'tasks.listVersions',
  },
];

describe('whoever owns the database is seen by a reader, in the audit answer, by the operator and by an inspector:', () => {
  it('nobody, where nothing was changed', async () => {
    expect(await forms.refused()).toEqual([]);
    expect(await forms.isIntact()).toBe(true);
    expect(await forms.operatorFinds()).toEqual([]);
    expect(await forms.inspectorFinds()).toMatchObject({ code: 0 });
  });

  it.each(attacks)('$what', async ({ sql, fitsHashes, refuses }) => {
    await forms.run(sql);
    if (fitsHashes) await forms.makeHashesFit();
    expect(await forms.refused()).toContain(refuses);
    expect(await forms.seenBy()).toEqual(['reader', 'audit', 'operator', 'inspector']);
  });

  it('a tail that was cut before the trail grew past where it ended', async () => {
    await forms.run(`DELETE FROM audit_events WHERE task_id = $ana AND ${afterDocument}`);
    const [head] = await forms.run('SELECT max(sequence) AS last FROM anchored_heads WHERE task_id = $ana');
    for (let at = 0; at <= Number(head?.['last']); at++) await forms.isIntact();
    await forms.api.app
      .get(AnchorWorker)
      .anchor()
      .catch(() => undefined);
    expect(await forms.isIntact()).toBe(false);
    expect(await forms.operatorFinds()).not.toEqual([]);
    expect(await forms.inspectorFinds()).toMatchObject({ code: 1 });
  });
});

describe('an inspection package', () => {
  it('has a form under the person and employer of its trail, whatever its row says, and names what differs', async () => {
    const [whose] = await forms.run('SELECT employee_id FROM tasks WHERE id = $ana');
    await forms.run(`UPDATE tasks SET employer_id = 'er_another',
      employee_id = (SELECT employee_id FROM tasks WHERE id = $ben) WHERE id = $ana`);
    const files = new Map(unzip(await forms.package()));
    const lines = files.get('roster.csv')?.toString().split('\r\n') ?? [];
    const line = lines.find((it) => it.includes(forms.ana));
    expect(line).toContain(`"Lopez, Ana","${String(whose?.['employee_id'])}"`);
    expect(line).toContain('Differs from its audit trail, not shown');
    expect(line).toContain('the record ""er_another""');
  });

  it('has the name that was signed, and says what the record says', async () => {
    await forms.run(`UPDATE employees SET first_name = 'Zoe', last_name = 'Zhang'
      WHERE id = (SELECT employee_id FROM tasks WHERE id = $ana)`);
    const files = new Map(unzip(await forms.package()));
    const lines = files.get('roster.csv')?.toString().split('\r\n') ?? [];
    const line = lines.find((it) => it.includes(forms.ana));
    expect(line).toMatch(/^"Lopez, Ana"/);
    expect(line).toContain('The record of the employee says Zhang, Zoe');
    await forms.run(`UPDATE employees SET first_name = 'Ana', last_name = 'Lopez'
      WHERE id = (SELECT employee_id FROM tasks WHERE id = $ana)`);
  });
});

describe('each column of a table that an inspector reads', () => {
  it.each(Object.entries(inspectedTables))(
    'of %s is attacked in the night, or is listed as unread with a reason',
    async (table, { read, unread }) => {
      const columns = await query<{ column_name: string }>(
        forms.api,
        `SELECT column_name FROM information_schema.columns
          WHERE table_schema = current_schema() AND table_name = '${table}' ORDER BY 1`,
      );
      const listed = [...read, ...Object.keys(unread)].sort();
      expect(listed).toEqual(columns.map(({ column_name: name }) => name).sort());
    },
  );
});
