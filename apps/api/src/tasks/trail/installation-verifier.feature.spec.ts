import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CONFIG } from '../../context/index.js';
import { Database } from '../../database/database.js';
import { FileStorage, Keyring } from '../../sealing/index.js';
import { query } from '../../testing/factories.js';
import { finishedW4 } from '../../testing/finished-w4.js';
import { answerAndSign, completedTask, newEmployer, newTask } from '../../testing/hosted-page.js';
import { TestApi } from '../../testing/test-api.js';
import { AnchorWorker } from './anchor-worker.js';
import { InstallationVerifier } from './installation-verifier.js';

let api: TestApi;
let signed: string;
let open: string;
let later: string;
/** Those that hold the newest heads of the open trail, and of the last one. */
let first: number;
/** Whose newest heads the former holds: the worker may have anchored some of it before, by itself. */
let ofFirst: string[];
let last: number;
let lastTime: string;
beforeAll(async () => {
  api = await TestApi.start();
  const employer_id = await newEmployer(api);
  const { taskId, page } = await finishedW4(api, { employer_id });
  await api.call('task_change_requests.create', { path: { task_id: taskId }, body: {} });
  await answerAndSign(page, taskId, 'employee', { 'task.dependents_total': 4400 }, 'Ana Lopez');
  await completedTask(api, taskId);
  [signed, open] = [taskId, (await newTask(api, 'w-4', { employer_id })).taskId];
  await api.app.get(AnchorWorker).anchor();
  later = (await newTask(api, 'w-4', { employer_id })).taskId;
  await api.app.get(AnchorWorker).anchor();
  const anchors = await query<{ sequence: number; at: Date }>(
    api,
    'SELECT sequence, at FROM trail_anchors WHERE heads > 0 ORDER BY sequence',
  );
  const newest = await query<{ task_id: string; anchor_sequence: number }>(
    api,
    'SELECT DISTINCT ON (task_id) task_id, anchor_sequence FROM anchored_heads ORDER BY task_id, sequence DESC',
  );
  first = newest.find(({ task_id }) => task_id === open)?.anchor_sequence ?? 0;
  ofFirst = newest.filter((it) => it.anchor_sequence === first).map(({ task_id }) => task_id);
  last = anchors.at(-1)?.sequence ?? 0;
  lastTime = anchors.at(-1)?.at.toISOString() ?? '';
  for (const table of ['audit_events', 'signatures', 'task_versions', 'trail_anchors', 'anchored_heads'])
    await query(api, `ALTER TABLE ${table} DISABLE TRIGGER ALL`);
});
afterAll(() => api.stop());

async function faults(): Promise<string[]> {
  const found: string[] = [];
  const verifier = new InstallationVerifier({
    config: api.app.get(CONFIG),
    database: api.app.get(Database),
    keyring: api.app.get(Keyring),
    storage: api.app.get(FileStorage),
  });
  expect(await verifier.verify((fault) => found.push(fault))).toEqual({ tasks: 3, unattested: 0 });
  return found;
}

const named = (sql: string) =>
  sql.replaceAll('$open', open).replaceAll('$first', String(first)).replaceAll('$last', String(last));
const cutByFirst = () => ofFirst.map((taskId) => `${taskId}: the audit trail was cut`);

/** Each is undone, so that the next is found by itself. */
const tamperings = [
  {
    what: 'a signature of another name',
    change: `UPDATE signatures SET name = 'Bob Smith'`,
    undo: `UPDATE signatures SET name = 'Ana Lopez'`,
    found: () => [`${signed}: signatures are not those of the trail`],
  },
  {
    what: 'answers of a signed section that were rolled back',
    change: `CREATE TABLE was AS SELECT id, sealed_answers FROM tasks; UPDATE tasks SET sealed_answers = NULL`,
    undo: `UPDATE tasks SET sealed_answers = was.sealed_answers FROM was WHERE was.id = tasks.id; DROP TABLE was`,
    found: () => [`${signed}: answers are not those that were signed`],
  },
  {
    what: 'a file that nobody uploaded',
    change: `INSERT INTO files (id, account_id, task_id, subtask_id, path, key, name, type, size, checksum, created_at)
             SELECT 'file_x', account_id, id, '', '', 'x', 'x', 'image/png', 1, 'x', now() FROM tasks WHERE id = '$open'`,
    undo: `DELETE FROM files`,
    found: () => [`${open}: uploaded files are not those of the trail`],
  },
  {
    what: 'a version of another number',
    change: `UPDATE task_versions SET number = 7`,
    undo: `UPDATE task_versions SET number = 1`,
    found: () => [`${signed}: versions are not those of the trail`],
  },
  {
    what: 'a signature of another name in a task that is said to be destroyed',
    change: `UPDATE tasks SET purged_at = now(); UPDATE signatures SET name = 'Bob Smith'`,
    undo: `UPDATE tasks SET purged_at = NULL; UPDATE signatures SET name = 'Ana Lopez'`,
    found: () => [
      `${signed}: signatures are not those of the trail`,
      ...[signed, open, later].map(
        (id) => `${id}: the person, employer, dates or form are not those that the trail attests`,
      ),
    ],
  },
  {
    what: 'a document with the file of another',
    change: `UPDATE documents SET (pdf_key, certificate_key) = (certificate_key, pdf_key)`,
    undo: `UPDATE documents SET (pdf_key, certificate_key) = (certificate_key, pdf_key)`,
    found: () => [`${signed}: a document is not the one that was made`],
  },
  {
    what: 'an entry of another time',
    change: `UPDATE audit_events SET at = at - interval '1 day' WHERE kind = 'created' AND task_id = '$open'`,
    undo: `UPDATE audit_events SET at = at + interval '1 day' WHERE kind = 'created' AND task_id = '$open'`,
    found: () => [`${open}: the audit trail was changed`],
  },
  {
    what: 'an anchor of another time',
    change: `UPDATE trail_anchors SET at = at - interval '1 day' WHERE sequence = $first`,
    undo: `UPDATE trail_anchors SET at = at + interval '1 day' WHERE sequence = $first`,
    found: () => [...cutByFirst(), `Anchor ${first} was changed`],
  },
  {
    what: 'an anchor that the log alone has',
    change: `UPDATE trail_anchors SET sequence = 1000 WHERE sequence = $last`,
    undo: `UPDATE trail_anchors SET sequence = $last WHERE sequence = 1000`,
    found: () => [
      'Anchor 1000 was changed',
      'Anchor 1000 does not follow from the one before',
      'Anchor 1000 was made of other heads than the database has',
      `The log has anchor ${last} of ${lastTime}, which the database lacks`,
      `${later}: the audit trail was cut`,
    ],
  },
  {
    what: 'heads that are gone with the end of their trail',
    change: `CREATE TABLE gone AS SELECT * FROM anchored_heads WHERE task_id = '$open';
             DELETE FROM anchored_heads WHERE task_id = '$open'`,
    undo: `INSERT INTO anchored_heads SELECT * FROM gone; DROP TABLE gone`,
    found: () => [`Anchor ${first} was made of other heads than the database has`],
  },
  {
    what: "another head in the place of a trail's",
    change: `UPDATE anchored_heads SET task_id = 'task_of_nobody' WHERE task_id = '$open'`,
    undo: `UPDATE anchored_heads SET task_id = '$open' WHERE task_id = 'task_of_nobody'`,
    found: () => [
      '1 trails were anchored and are gone: tasks were deleted with them',
      `Anchor ${first} was made of other heads than the database has`,
    ],
  },
];

describe('the verifier of an installation', () => {
  it('finds nothing where nothing was changed', async () => {
    expect(await faults()).toEqual([]);
  });

  it.each(tamperings)('finds $what', async ({ change, undo, found }) => {
    await query(api, named(change));
    const seen = await faults();
    await query(api, named(undo));
    expect(seen.toSorted()).toEqual(found().toSorted());
    expect(await faults()).toEqual([]);
  });

  it.each([
    ['a line that was taken out', (lines: string[]) => lines.slice(1), 'The log lacks anchor 1'],
    [
      'a line of another history',
      ([first = '', ...rest]: string[]) => [first.replace(/"hash":"./, '"hash":"x'), ...rest],
      'The log has another anchor 1 than the database',
    ],
  ])('finds %s in the log', async (_, change, fault) => {
    const folder = join(api.dataDir, 'anchors');
    const [name = ''] = (await readdir(folder)).filter((it) => it.endsWith('.jsonl'));
    const text = await readFile(join(folder, name), 'utf8');
    await writeFile(join(folder, name), change(text.split('\n')).join('\n'));
    const seen = await faults();
    await writeFile(join(folder, name), text);
    expect(seen).toEqual([fault]);
    expect(await faults()).toEqual([]);
  });
});
