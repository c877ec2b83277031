import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CONFIG } from '../../context/index.js';
import { Database } from '../../database/database.js';
import { FileStorage, Keyring } from '../../sealing/index.js';
import { query } from '../../testing/factories.js';
import {
  HostedPage,
  answerAndSign,
  completedTask,
  newEmployer,
  newTask,
  w4Answers,
} from '../../testing/hosted-page.js';
import { TestApi } from '../../testing/test-api.js';
import { AnchorWorker } from './anchor-worker.js';
import { InstallationVerifier } from './installation-verifier.js';

let api: TestApi;
let signed: string;
let open: string;
beforeAll(async () => {
  api = await TestApi.start();
  const employer_id = await newEmployer(api);
  const { taskId, employeeId } = await newTask(api, 'w-4', { employer_id });
  const page = await HostedPage.open(api, employeeId);
  await answerAndSign(page, taskId, 'employee', w4Answers, 'Ana Lopez');
  await completedTask(api, taskId);
  [signed, open] = [taskId, (await newTask(api, 'w-4', { employer_id })).taskId];
  await api.app.get(AnchorWorker).anchor();
  for (const table of ['audit_events', 'signatures', 'trail_anchors', 'anchored_heads'])
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
  expect(await verifier.verify((fault) => found.push(fault))).toBe(2);
  return found;
}

/** Each is undone, so that the next is found by itself. */
const tamperings = [
  {
    what: 'a signature of another name',
    change: `UPDATE signatures SET name = 'Bob Smith'`,
    undo: `UPDATE signatures SET name = 'Ana Lopez'`,
    found: () => [`${signed}: signatures are not those of the trail`],
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
    what: 'a log that the database lacks',
    change: `UPDATE trail_anchors SET sequence = sequence + 1000`,
    undo: `UPDATE trail_anchors SET sequence = sequence - 1000`,
    found: () => [
      `${signed}: the audit trail was cut`,
      `${open}: the audit trail was cut`,
      'The log of anchors has what the database lacks',
    ],
  },
];

describe('the verifier of an installation', () => {
  it('finds nothing where nothing was changed', async () => {
    expect(await faults()).toEqual([]);
  });

  it.each(tamperings)('finds $what', async ({ change, undo, found }) => {
    await query(api, change.replace('$open', open));
    expect((await faults()).toSorted()).toEqual(found().toSorted());
    await query(api, undo.replace('$open', open));
    expect(await faults()).toEqual([]);
  });
});
