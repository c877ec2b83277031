import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { electronicSignatureConsent, employerSignatureConsent } from '@firstday/domain';
import { ownerDataSource, query } from '../../testing/factories.js';
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
  api = await TestApi.start();
});
afterAll(() => api.stop());

describe('signing', () => {
  it('needs every page visited, every answer, the words that were shown and both assents', async () => {
    const { taskId, employeeId } = await newTask(api, 'w-4', { employer_id: await newEmployer(api) });
    const page = await HostedPage.open(api, employeeId);
    await page.write(taskId, w4Answers);
    const unvisited = await page.sign(taskId, 'employee', 'Ana Lopez');
    expect(unvisited.body.issues.map((it: { path: string[] }) => it.path[0])).toEqual(
      Array.from({ length: 6 }, () => 'pages'),
    );
    await page.visitAll(taskId, 'employee');
    for (const more of [
      { consents_to_electronic_signature: false },
      { acknowledges_attestation: false },
      { attestation_sha256: 'a'.repeat(64) },
      { consent_sha256: 'a'.repeat(64) },
      // 15 U.S.C. 7001(c): an employee is told more than a signer for the employer.
      { consent_sha256: sha256(employerSignatureConsent.text.en) },
      { signature: { method: 'typed', name: '  ' } },
      { signature: { method: 'typed', name: '12' } },
      { signature: { method: 'typed', name: '𝐀𝐧𝐚 𝐋𝐨𝐩𝐞𝐳' } },
      { signature: { method: 'drawn', name: 'Ana', image: 'data:image/png;base64,AAAA' } },
      { section_id: 'employers_only' },
      { section_id: 'nowhere' },
    ]) {
      expect((await page.sign(taskId, 'employee', 'Ana Lopez', more)).status).toBe(400);
    }
    await page.write(taskId, { 'employee.social_security_number': null });
    const missing = await page.sign(taskId, 'employee', 'Ana Lopez');
    expect(missing.body.issues).toEqual([
      expect.objectContaining({ _tag: 'Missing', path: ['fields', 'employee.social_security_number'] }),
    ]);
    await page.write(taskId, { 'employee.social_security_number': '123-45-6789' });
    expect((await page.sign(taskId, 'employee', 'Ana Lopez')).status).toBe(201);
  });

  it('twice at the same moment makes one signature', async () => {
    const { taskId, employeeId } = await newTask(api, 'w-4', { employer_id: await newEmployer(api) });
    const page = await HostedPage.open(api, employeeId);
    await page.write(taskId, w4Answers);
    await page.visitAll(taskId, 'employee');
    const answers = await Promise.all([1, 2, 3].map(() => page.sign(taskId, 'employee', 'Ana Lopez')));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect(answers.filter(({ status }) => status === 409).map(({ body }) => body._tag)).toEqual(
      Array(2).fill('AlreadySignedError'),
    );
    const audit = (await api.call('tasks.getAudit', { path: { task_id: taskId } })).body;
    expect(audit.events.filter((it: { kind: string }) => it.kind === 'signed')).toHaveLength(1);
    expect(audit.is_intact).toBe(true);
  });

  it('keeps the consent in the language in which it was shown', async () => {
    const { taskId, employeeId } = await newTask(api, 'w-4', { employer_id: await newEmployer(api) });
    const page = await HostedPage.open(api, employeeId);
    await page.write(taskId, w4Answers);
    await page.visitAll(taskId, 'employee');
    const consent_sha256 = sha256(electronicSignatureConsent.text.es);
    expect((await page.sign(taskId, 'employee', 'Ana Lopez', { consent_sha256 })).status).toBe(201);
    const audit = (await api.call('tasks.getAudit', { path: { task_id: taskId } })).body;
    const consented = audit.events.find((it: { kind: string }) => it.kind === 'consented');
    expect(consented.detail).toMatchObject({ consent_sha256 });
  });

  it.each([
    ['its own', employerSignatureConsent],
    ['that of employees, as earlier clients show it', electronicSignatureConsent],
  ])('for the employer keeps the consent that was shown: %s', async (_, { text, version }) => {
    const { taskId, employeeId } = await newTask(api, 'i-9', { employer_id: await newEmployer(api) });
    const employee = await HostedPage.open(api, employeeId);
    await answerAndSign(employee, taskId, 'section_1', sectionOneAnswers, 'Ana Lopez');
    const employer = await HostedPage.open(api, employeeId, { assignee_type: 'employer' });
    await employer.write(taskId, sectionTwoAnswers);
    await employer.visitAll(taskId, 'section_2');
    const consent_sha256 = sha256(text.en);
    expect((await employer.sign(taskId, 'section_2', 'Carla Reyes', { consent_sha256 })).status).toBe(201);
    const { events } = (await api.call('tasks.getAudit', { path: { task_id: taskId } })).body;
    const consented = events.findLast((it: { kind: string }) => it.kind === 'consented');
    expect(consented.detail).toMatchObject({ consent_sha256, consent_version: version });
  });

  it('leaves a trail of who did what and when, without a single answer', async () => {
    const { taskId, employeeId } = await newTask(api, 'w-4', { employer_id: await newEmployer(api) });
    const page = await HostedPage.open(api, employeeId);
    await answerAndSign(page, taskId, 'employee', w4Answers, 'Ana Lopez');
    const audit = (await api.call('tasks.getAudit', { path: { task_id: taskId } })).body;
    const kinds = audit.events.map((it: { kind: string }) => it.kind);
    expect(kinds[0]).toBe('created');
    expect(kinds).toEqual(expect.arrayContaining(['viewed', 'answered', 'visited']));
    // What follows is of the document, which may be made by now.
    const end = kinds.indexOf('signed') + 1;
    expect(kinds.slice(end - 3, end)).toEqual(['consented', 'acknowledged', 'signed']);
    const signed = audit.events.find((it: { kind: string }) => it.kind === 'signed');
    expect(signed.actor).toMatchObject({ side: 'employee', employee_id: employeeId, ip: expect.any(String) });
    expect(signed.detail).toMatchObject({ time_zone: 'UTC', role: 'employee' });
    expect(JSON.stringify(audit)).not.toMatch(/123-45-6789|Oak Ave|[":]2200\b/);
  });

  it('cannot be unsaid: the database refuses to change or delete the trail and the signatures', async () => {
    const { taskId, employeeId } = await newTask(api, 'w-4', { employer_id: await newEmployer(api) });
    const page = await HostedPage.open(api, employeeId);
    await answerAndSign(page, taskId, 'employee', w4Answers, 'Ana Lopez');
    for (const sql of [
      `UPDATE audit_events SET at = now()`,
      `DELETE FROM audit_events`,
      `TRUNCATE audit_events`,
      `UPDATE signatures SET name = 'Somebody Else'`,
      `DELETE FROM signatures`,
    ]) {
      await expect(query(api, sql)).rejects.toThrow(/append-only|permanent/);
    }
  });
  it('of a tampered trail is found out, whatever was changed', async () => {
    const { taskId, employeeId } = await newTask(api, 'w-4', { employer_id: await newEmployer(api) });
    const page = await HostedPage.open(api, employeeId);
    await answerAndSign(page, taskId, 'employee', w4Answers, 'Ana Lopez');
    // Nobody writes to its trail any more.
    await completedTask(api, taskId);
    const database = ownerDataSource(api).pool;
    const isIntact = async () =>
      (await api.call('tasks.getAudit', { path: { task_id: taskId } })).body.is_intact;
    const tamper = async (sql: string) => {
      await database.query('ALTER TABLE audit_events DISABLE TRIGGER ALL');
      await database.query('CREATE TABLE kept AS SELECT * FROM audit_events');
      await database.query('DELETE FROM kept WHERE task_id <> $1', [taskId]);
      await database.query(sql, [taskId]);
      const found = await isIntact();
      await database.query('DELETE FROM audit_events WHERE task_id = $1', [taskId]);
      await database.query('INSERT INTO audit_events SELECT * FROM kept');
      await database.query('DROP TABLE kept');
      await database.query('ALTER TABLE audit_events ENABLE TRIGGER ALL');
      return found;
    };
    const signed = `(SELECT max(sequence) FROM audit_events WHERE task_id = $1 AND kind = 'signed')`;
    for (const change of [
      `UPDATE audit_events SET at = at + interval '1 second' WHERE task_id = $1 AND sequence = 2`,
      `UPDATE audit_events SET actor = actor || '{"ip":"10.0.0.1"}' WHERE task_id = $1 AND kind = 'signed'`,
      `DELETE FROM audit_events WHERE task_id = $1 AND sequence = 3`,
      `DELETE FROM audit_events WHERE task_id = $1 AND sequence >= ${signed}`,
      `DELETE FROM audit_events WHERE task_id = $1`,
    ]) {
      expect([change, await tamper(change)]).toEqual([change, false]);
    }
    expect(await isIntact()).toBe(true);
  });
});
