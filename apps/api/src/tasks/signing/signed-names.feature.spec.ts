import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { otherNameStatement } from '@firstday/domain';
import { extractPdfText } from '../../testing/extract-pdf-text.js';
import {
  HostedPage,
  answerAndSign,
  completedTask,
  newEmployer,
  newTask,
  sectionOneAnswers,
  sectionTwoAnswers,
  w4Answers,
} from '../../testing/hosted-page.js';
import { TestApi } from '../../testing/test-api.js';
import { sha256 } from './sha256.js';

let api: TestApi;
beforeAll(async () => {
  api = await TestApi.shared();
});
afterAll(() => api.stop());

/** A form filled in by its employee, to be signed. */
async function filledIn(key: 'i-9' | 'w-4', sectionId: string, answers: Readonly<Record<string, unknown>>) {
  const { taskId, employeeId } = await newTask(api, key, { employer_id: await newEmployer(api) });
  const page = await HostedPage.open(api, employeeId);
  await page.write(taskId, answers);
  await page.visitAll(taskId, sectionId);
  const sign = (name: string, more: object = {}) => page.sign(taskId, sectionId, name, more);
  return { taskId, employeeId, sign };
}

const stated = { other_name_sha256: sha256(otherNameStatement.text.en) };

describe('the name that is signed', () => {
  it('is the employee’s: anybody else’s is refused', async () => {
    const { sign } = await filledIn('i-9', 'section_1', sectionOneAnswers);
    for (const name of ['Bob Smith', 'XX', 'Zed Lopez', 'Lopez']) {
      const { status, body } = await sign(name);
      expect([name, status, body.issues?.[0]?.path]).toEqual([name, 400, ['other_name_sha256']]);
    }
    expect((await sign('lopez, ána m.')).status).toBe(201);
  });

  it('may be another one where its signer states that it is theirs, which the trail and the certificate keep', async () => {
    const { taskId, sign } = await filledIn('w-4', 'employee', w4Answers);
    expect((await sign('Ana Smith', { other_name_sha256: sha256('It is mine') })).status).toBe(400);
    expect((await sign('Ana Smith', stated)).status).toBe(201);
    await completedTask(api, taskId);
    const { body } = await api.call('tasks.getAudit', { path: { task_id: taskId } });
    expect(body.is_intact).toBe(true);
    expect(body.signatures).toMatchObject([
      {
        name: 'Ana Smith',
        name_statement: { name_on_record: 'Ana Lopez', text: otherNameStatement.text.en },
      },
    ]);
    const signed = body.events.find(({ kind }: { kind: string }) => kind === 'signed');
    expect(signed.detail.name_statement_sha256).toBe(stated.other_name_sha256);
    const { bytes } = await api.call('tasks.getCertificate', { path: { task_id: taskId } });
    const text = (await extractPdfText(bytes)).replaceAll(/\s+/g, ' ');
    expect(text).toContain('Name on record');
    expect(text).toContain('I am the person whom this form is about.');
  });

  it('states nothing where it is the one on record', async () => {
    const { taskId, sign } = await filledIn('w-4', 'employee', w4Answers);
    expect((await sign('Ana Lopez', stated)).status).toBe(201);
    const { body } = await api.call('tasks.getAudit', { path: { task_id: taskId } });
    expect(body.signatures).toMatchObject([{ name: 'Ana Lopez', name_statement: null }]);
  });

  it('is the one on the form just filled in, not another one of the record: case and accents may differ', async () => {
    const answers = { ...sectionOneAnswers, 'task.last_name': 'O’Flores-Núñez' };
    const { taskId, sign } = await filledIn('i-9', 'section_1', answers);
    for (const name of ['Ana Lopez', 'ana flores']) {
      const { status, body } = await sign(name);
      expect([name, status, body.issues?.[0]?.path]).toEqual([name, 400, ['other_name_sha256']]);
    }
    expect((await sign('ana oflores nunez')).status).toBe(201);
    const { body } = await api.call('tasks.getAudit', { path: { task_id: taskId } });
    expect(body.signatures).toMatchObject([{ name: 'ana oflores nunez', name_statement: null }]);
  });

  it('states the name on the form where another one signs, whatever the record has', async () => {
    const answers = { ...w4Answers, 'employee.last_name': 'O’Flores-Núñez' };
    const { taskId, sign } = await filledIn('w-4', 'employee', answers);
    expect((await sign('Ana Lopez')).status).toBe(400);
    expect((await sign('Ana Lopez', stated)).status).toBe(201);
    const { body } = await api.call('tasks.getAudit', { path: { task_id: taskId } });
    expect(body.signatures).toMatchObject([
      { name: 'Ana Lopez', name_statement: { name_on_record: 'Ana O’Flores-Núñez' } },
    ]);
  });

  it('is the one on record where the form does not ask for it', async () => {
    const { taskId, employeeId } = await newTask(api, 'handbook', { employer_id: await newEmployer(api) });
    const page = await HostedPage.open(api, employeeId);
    const [section] = (await page.sheet(taskId)).body.sections;
    await page.visitAll(taskId, section.id);
    const refused = await page.sign(taskId, section.id, 'Zed Anyone');
    expect([refused.status, refused.body.issues?.[0]?.path]).toEqual([400, ['other_name_sha256']]);
  });

  it('is, for the employer, that of the person who is known to sign', async () => {
    const { taskId, employeeId, sign } = await filledIn('i-9', 'section_1', sectionOneAnswers);
    await sign('Ana Lopez');
    const employer = await HostedPage.open(api, employeeId, { assignee_type: 'employer' });
    expect((await answerAndSign(employer, taskId, 'section_2', sectionTwoAnswers, 'Zed Anyone')).status).toBe(
      400,
    );
    expect((await employer.sign(taskId, 'section_2', 'Carla Reyes', stated)).status).toBe(201);
  });
});
