import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { everifyKey } from '../../everify/everify-keys.js';
import { FileStorage } from '../../sealing/index.js';
import { becomesTrue } from '../../testing/becomes-true.js';
import { createRecord, query, socialSecurityNumber } from '../../testing/factories.js';
import { HostedPage, newFile, newTask } from '../../testing/hosted-page.js';
import { withCookie, signInUser } from '../../testing/sign-in-by-link.js';
import { TestApi } from '../../testing/test-api.js';
import { SecurityReadsService } from './security-reads.service.js';

let api: TestApi;
beforeAll(async () => {
  api = await TestApi.start();
});
afterAll(() => api.stop());

const secrets = { social_security_number: '219099999' };
const about = async (id: string) => {
  await api.app.get(SecurityReadsService).writeAll();
  const { body } = await api.call('security_events.list', {
    query: { subject_id: id, kind: 'record.sensitive_read' },
  });
  return body.data;
};
const read = (id: string, by = {}) => api.call('employees.findById', { path: { employee_id: id }, ...by });

describe('sensitive values that are read', () => {
  it('are recorded of whoever gets them in full, one by one, in lists, and in the answers to changes', async () => {
    const { id } = await createRecord(api, 'employees', secrets);
    expect((await read(id)).body.social_security_number).toBe(socialSecurityNumber);
    expect(await about(id)).toMatchObject([
      { actor: { kind: 'api_token' }, subject: { type: 'employee', id }, detail: {} },
    ]);
    await createRecord(api, 'employees', secrets);
    await api.call('employees.list');
    const [list] = await about(id);
    expect(list).toMatchObject({ subject: null, detail: { record_ids: expect.arrayContaining([id]) } });
    await api.call('employees.updateById', { path: { employee_id: id }, body: {} });
    expect(await about(id)).toHaveLength(3);
  });

  it('are recorded of everyone who opens a page, with the link, who made it, and what was proved', async () => {
    const { taskId, page, employeeId } = await newFile(api);
    const reads = async () => {
      await api.app.get(SecurityReadsService).writeAll();
      const asked = { query: { subject_id: taskId, kind: 'task.sensitive_read' } };
      return (await api.call('security_events.list', asked)).body.data;
    };
    await page.sheet(taskId);
    const [own] = await reads();
    expect(own).toMatchObject({
      actor: { kind: 'form_session', id: employeeId },
      detail: {
        link_id: expect.stringMatching(/^olink_/),
        session_id: expect.stringMatching(/^fs_/),
        issuer_id: expect.stringMatching(/^tok_/),
        proved: 'nothing',
      },
    });
    const employer = await HostedPage.open(api, employeeId, { assignee_type: 'employer' });
    expect(JSON.stringify((await employer.sheet(taskId)).body)).toContain('123-45-6789');
    expect((await reads())[0]).toMatchObject({
      actor: { kind: 'form_session', id: null },
      subject: { id: taskId },
    });
  });

  it('are not, where they are masked or there are none', async () => {
    const { id } = await createRecord(api, 'employees', secrets);
    const by = withCookie(await signInUser(api, [{ permissions: ['employee:view'] }]));
    expect((await read(id, by)).body.social_security_number).toBe('***-**-9999');
    const page = await HostedPage.open(api, id);
    expect((await read(id, { token: page.token })).status).toBe(200);
    expect(await about(id)).toEqual([]);
    const plain = await createRecord(api, 'employees');
    await read(plain.id);
    expect(await about(plain.id)).toEqual([]);
  });

  it('again and again within a minute by one credential are one entry, and one more that counts', async () => {
    const { id } = await createRecord(api, 'employees', secrets);
    for (let time = 0; time < 5; time += 1) await read(id);
    const by = withCookie(
      await signInUser(api, [{ permissions: ['employee:view', 'employee:view_sensitive'] }]),
    );
    await read(id, by);
    const found = await about(id);
    const told = found.map(({ actor, detail }: { actor: { kind: string }; detail: object }) => [
      actor.kind,
      detail,
    ]);
    expect(told).toHaveLength(3);
    expect(told).toEqual(
      expect.arrayContaining([
        ['api_token', {}],
        ['api_token', { count: 4 }],
        ['user_session', {}],
      ]),
    );
  });

  it('are written down soon by themselves, and all of them when the service ends', async () => {
    const { id } = await createRecord(api, 'employees', secrets);
    const entries = () =>
      query(api, `SELECT 1 FROM security_events WHERE subject_id = $1 AND kind = 'record.sensitive_read'`, [
        id,
      ]);
    await read(id);
    await becomesTrue(async () => (await entries()).length === 1);
    const other = await TestApi.beside(api);
    const answer = await fetch(`${other.url}/api/v1/employees/${id}`, {
      headers: { authorization: `Bearer ${api.live.apiToken}` },
    });
    expect(answer.status).toBe(200);
    await other.stop();
    expect(await entries()).toHaveLength(2);
  });

  it('are kept while the database does not take them, up to a bound at which readers wait', async () => {
    const reads = api.app.get(SecurityReadsService);
    const { id } = await createRecord(api, 'employees', secrets);
    await query(api, 'ALTER TABLE security_events RENAME TO moved');
    await read(id);
    await expect(reads.writeAll()).rejects.toThrow('security_events');
    await query(api, 'ALTER TABLE moved RENAME TO security_events');
    await becomesTrue(async () => (await about(id)).length > 0);
    expect(await about(id)).toHaveLength(1);
  });

  it('of E-Verify are recorded once they were given, and not where there is nothing', async () => {
    const { taskId, employeeId } = await newTask(api, 'handbook');
    const path = { everify_case_id: `ecase_${'2'.repeat(22)}` };
    await query(
      api,
      `INSERT INTO everify_cases (id, account_id, task_id, employee_id, employer_id, is_simulated, status,
         sealed_fields, missing, time_zone, created_at, updated_at)
       VALUES ($1, $2, $3, $4, 'er_any', false, 'PREPARED', '', '{}', 'UTC', now(), now())`,
      [path.everify_case_id, api.live.account.id, taskId, employeeId],
    );
    const notice = () => api.call('everify_cases.getNotice', { path, query: { language: 'en' } });
    const kept = async () => {
      await api.app.get(SecurityReadsService).writeAll();
      const asked = { subject_id: path.everify_case_id, kind: 'everify_case.document_read' };
      return (await api.call('security_events.list', { query: asked })).body.data;
    };
    expect((await notice()).status).not.toBe(200);
    expect(await kept()).toEqual([]);
    const key = everifyKey(path.everify_case_id, 'further_action_notice');
    await api.app.get(FileStorage).put(key, Buffer.from('%PDF-1.7'));
    expect((await notice()).status).toBe(200);
    expect(await kept()).toMatchObject([{ detail: { document: 'further_action_notice' } }]);
  });
});
