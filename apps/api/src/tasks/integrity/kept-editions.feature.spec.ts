import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { EditionsService, FormCatalog } from '../../forms/index.js';
import { contentHash } from '../../forms/own/content-hash.js';
import { OwnFormsStore } from '../../forms/own/own-forms.store.js';
import { query, testSystemContext } from '../../testing/factories.js';
import { answerAndSign, HostedPage, newEmployer, newTask } from '../../testing/hosted-page.js';
import { finishedIntegrityCheck } from '../../testing/integrity-check.js';
import { publishedForm, workwear } from '../../testing/published-form.js';
import { TestApi } from '../../testing/test-api.js';

let api: TestApi;
let taskId: string;
let formId: string;
beforeAll(async () => {
  api = await TestApi.start();
  formId = await publishedForm(api, 'own-kept');
  const made = await newTask(api, 'own-kept', { employer_id: await newEmployer(api) });
  taskId = made.taskId;
  const page = await HostedPage.open(api, made.employeeId);
  await answerAndSign(page, taskId, 'employee', { 'task.size': 'm' }, 'Ana Lopez');
});
afterAll(() => api.stop());

const findings = async () => (await finishedIntegrityCheck(api)).findings;
const write = (content: object, sha256: string) =>
  query(api, 'UPDATE form_editions SET content = $1, sha256 = $2 WHERE form_id = $3', [
    JSON.stringify(content),
    sha256,
    formId,
  ]);
const reworded = JSON.parse(
  JSON.stringify(workwear).replace('Which size do you wear?', 'Do you owe us money?'),
);

describe('what a form said when it was signed', () => {
  it('cannot be told otherwise by somebody who owns the database', async () => {
    expect(await findings()).toEqual([]);
    const [{ sha256 } = { sha256: '' }] = await query<{ sha256: string }>(
      api,
      'SELECT sha256 FROM form_editions WHERE form_id = $1',
      [formId],
    );
    await write(reworded, sha256);
    expect(await findings()).toContainEqual({ task_id: taskId, what: 'edition' });
    // Nor where its hash is made to fit.
    await write(reworded, contentHash(reworded));
    expect(await findings()).toContainEqual({ task_id: taskId, what: 'edition' });
    await write(workwear, sha256);
    expect(await findings()).toEqual([]);
  });

  it('is not shown where it is not what was published', async () => {
    await write(reworded, 'a'.repeat(64));
    const fresh = new EditionsService(api.app.get(OwnFormsStore), new FormCatalog());
    const read = fresh.of(testSystemContext(api), { key: 'own-kept', edition: '1' });
    await expect(read).rejects.toThrow('is not what was published');
  });
});
