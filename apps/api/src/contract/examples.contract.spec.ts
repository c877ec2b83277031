import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  AddOfficialFile,
  type OperationId,
  type OperationRow,
  exampleOfPath,
  idPrefix,
  operations,
  parametersOf,
} from '@firstday/domain';
import { finishedW4 } from '../testing/finished-w4.js';
import { askedToCorrect } from '../testing/asked-to-correct.js';
import { query } from '../testing/factories.js';
import {
  HostedPage,
  answerAndSign,
  completedTask,
  formId,
  newEmployer,
  newEmployee,
  newTask,
  sectionOneAnswers,
  sectionTwoAnswers,
  setClock,
} from '../testing/hosted-page.js';
import { newHire, reportingEmployer } from '../testing/new-hires.js';
import { publishedForm } from '../testing/published-form.js';
import {
  examineAndSign,
  nameRepresentative,
  openRepresentative,
  signedSectionOne,
} from '../testing/representative-page.js';
import { loggedExamples, sentExamples } from '../testing/sent-examples.js';
import { securityLogProblem } from '../testing/security-log-problem.js';
import { TestApi } from '../testing/test-api.js';
import { useTestLibrary } from '../testing/test-library.js';
import { uploadedPdf } from '../testing/uploaded-pdf.js';

/*
 * What the reference shows as a request is sent, word for word, to an account that has nothing but what earlier examples
 * made in it. Its ids are replaced: an example's id is nobody's.
 */

const idsIn = /\b([a-z]+_)1ChFExampLe1{9,10}[12]\b/g;
const makes = sentExamples.filter(
  (id) => operations[id].method === 'POST' && !operations[id].path.includes('{'),
);
const others = sentExamples.filter((id) => !makes.includes(id));

let api: TestApi;
/** The newest record of each kind, by the prefix of its id. */
const known = new Map<string, string>();
/** The first record of each kind that was made. */
const first = new Map<string, string>();

function remember(id: unknown): void {
  const prefix = typeof id === 'string' ? /^[a-z]+_/.exec(id)?.[0] : undefined;
  if (typeof id !== 'string' || prefix === undefined) return;
  known.set(prefix, id);
  if (!first.has(prefix)) first.set(prefix, id);
}

/** What would be made of the same records a second time, and is of the newest. */
const ofNewest: readonly string[] = ['placements.upsertByExternalId'];

/** With the ids of records that there are; `…2` is the second of its kind. */
const withIds = (id: OperationId, value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value ?? {}).replaceAll(idsIn, (example, prefix: string) => {
      const isNewest = example.endsWith('2') || ofNewest.includes(id);
      const record = (isNewest ? known : first).get(prefix);
      if (record === undefined) throw new Error(`no example makes a record with ${prefix}`);
      return record;
    }),
  );

const isReady = (id: OperationId) =>
  [...JSON.stringify(rowOf(id).reference.body ?? {}).matchAll(idsIn)].every(([, prefix = '']) =>
    known.has(prefix),
  );
const rowOf = (id: OperationId): OperationRow => operations[id];

async function send(id: OperationId, path: Readonly<Record<string, string>> = {}) {
  const answer = await api.call(id, { path, body: withIds(id, rowOf(id).reference.body) });
  const isTaken = answer.status in rowOf(id).answers;
  expect([id, isTaken, isTaken || answer.body]).toEqual([id, true, true]);
  // A preview's id is well-formed and names nothing.
  if (id.endsWith('.create')) remember(answer.body.id);
  if (loggedExamples.includes(id)) expect(await securityLogProblem(api, id, answer)).toBeUndefined();
}

async function hiredAgain(): Promise<string> {
  const [employer_id, employee_id] = [await newEmployer(api), await newEmployee(api)];
  const { taskId } = await newTask(api, 'i-9', { employer_id, employee_id });
  const page = await HostedPage.open(api, employee_id);
  await answerAndSign(page, taskId, 'section_1', sectionOneAnswers, 'Ana Lopez');
  const staff = await HostedPage.open(api, employee_id, { assignee_type: 'employer' });
  await answerAndSign(staff, taskId, 'section_2', sectionTwoAnswers, 'Carla Reyes');
  await completedTask(api, taskId);
  const body = { form_id: await formId(api, 'i-9'), employee_id, employer_id };
  return (await api.call('tasks.create', { body, query: { allow_duplicate: 'true' } })).body.id;
}

async function newHireReport(): Promise<string> {
  const employer_id = await reportingEmployer(api);
  await newHire(api, employer_id);
  return (await api.call('new_hire_reports.create', { body: { employer_id, state: 'NY' } })).body.id;
}

async function examinedByRepresentative(): Promise<string> {
  const { taskId } = await signedSectionOne(api);
  const page = await openRepresentative(api, await nameRepresentative(api, taskId));
  await examineAndSign(api, page, taskId);
  return taskId;
}

async function addedFromLibrary(library_key: string): Promise<string> {
  await api.call('policy_library.add', { path: { library_key } });
  return library_key;
}

/** A policy whose form waits for the file that the example names. */
async function waitsForFile(): Promise<string> {
  const sent = await uploadedPdf(api, 'An official file');
  const { sha256: named } = AddOfficialFile.parse(rowOf('policy_library.addFile').reference.body);
  await query(api, `UPDATE form_pdfs SET sha256 = $2 WHERE sha256 = $1`, [sent, named]);
  return addedFromLibrary('test-notice');
}

/** The record that an example is of, where none that an example made is far enough. */
const subjects: Readonly<Record<string, () => Promise<string>>> = {
  'forms.copy': () => publishedForm(api, 'own-copied'),
  'forms.moveTasks': () => publishedForm(api, 'own-moved'),
  'forms.preview': () => publishedForm(api, 'own-drawn'),
  'forms.updateDraft': () => publishedForm(api, 'own-clothes'),
  'new_hire_reports.send': newHireReport,
  'policy_library.addFile': waitsForFile,
  'policy_library.waive': () => Promise.resolve('test-notice'),
  'policy_library.update': () => addedFromLibrary('test-handbook'),
  'rehires.decide': hiredAgain,
  'task_change_requests.create': async () => (await finishedW4(api)).taskId,
  'tasks.answerCorrectionRequest': () => askedToCorrect(api, 'My name is spelled otherwise'),
  'tasks.createRepresentativeCode': async () => {
    const { taskId } = await signedSectionOne(api);
    await nameRepresentative(api, taskId);
    return taskId;
  },
  'tasks.nameRepresentative': async () => (await signedSectionOne(api)).taskId,
  'tasks.reviewRepresentative': examinedByRepresentative,
};

/** What the path of an operation names. */
async function pathOf(id: OperationId): Promise<Record<string, string>> {
  const subject = await subjects[id]?.();
  const parameters = [...parametersOf(rowOf(id).path)];
  return Object.fromEntries(
    parameters.map(([name, parameter]) => {
      const id = parameter.kind === null ? undefined : first.get(idPrefix[parameter.kind]);
      return [name, subject ?? id ?? exampleOfPath(parameter)];
    }),
  );
}

beforeAll(async () => {
  api = await TestApi.start();
  // The examples tell one story, and so are of one day: what they say will end must not have ended.
  setClock(api, new Date('2026-11-23T14:00:00Z'));
  useTestLibrary(api);
  await api.call('message_settings.update', { body: { mode: 'events' } });
  known.set('form_', await formId(api, 'w-4'));
  first.set('form_', await formId(api, 'w-4'));
});
afterAll(() => api.stop());

describe('the examples of the reference', () => {
  it('make records in an account that has none, each with the ids that others answered', async () => {
    const waiting = new Set(
      makes.toSorted((one, other) => Number(isProperty(other)) - Number(isProperty(one))),
    );
    while (waiting.size > 0) {
      const ready = [...waiting].filter(isReady);
      expect([ready.length > 0, ...waiting]).toEqual([true, ...waiting]);
      for (const id of ready) {
        await send(id);
        waiting.delete(id);
      }
    }
    // Somebody twice, for what names two people.
    await send('employees.create');
    expect(makes.length).toBeGreaterThanOrEqual(18);
  }, 60_000);

  it.each(others)('are taken by %s', async (id) => {
    await send(id, await pathOf(id));
  });
});

/** What records of other examples have must be known first. */
const isProperty = (id: OperationId) => id === 'custom_properties.create';
