import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import {
  HostedPage,
  answerAndSign,
  newEmployee,
  newEmployer,
  newTask,
  setClock,
  signatureOf,
  w4Answers,
} from '../testing/onboarding.js';
import { TestApi } from '../testing/test-api.js';

let api: TestApi;
beforeAll(async () => {
  api = await TestApi.start();
});
afterAll(() => api.stop());

const day = 86_400_000;
const url = (employeeId: string, query: Record<string, string> = {}) =>
  api.call('employees.getOnboardingUrl', { path: { employee_id: employeeId }, query });
const exchange = (link: string | null) => api.call('form_sessions.create', { body: { link }, token: null });
const linkOf = (answer: { body: { url: string } }) => new URL(answer.body.url).searchParams.get('link') ?? '';

describe('onboarding links', () => {
  it('lead to the tasks that they name, in their order', async () => {
    const { taskId: first, employeeId } = await newTask(api, 'w-4');
    const { taskId: second } = await newTask(api, 'handbook', { employee_id: employeeId });
    const { taskId: third } = await newTask(api, 'direct-deposit', { employee_id: employeeId });
    const named = await HostedPage.open(api, employeeId, { task_ids: `${third},${first}` });
    const ids = (session: { tasks: { id: string }[] }) => session.tasks.map(({ id }) => id);
    expect(ids((await named.current()).body)).toEqual([third, first]);
    expect((await named.sheet(second)).status).toBe(404);
    const all = await HostedPage.open(api, employeeId);
    expect(ids((await all.current()).body)).toEqual([first, second, third]);
    const listed = await api.call('tasks.list', { token: named.token });
    expect(ids({ tasks: listed.body.data }).sort()).toEqual([first, third].sort());
  });

  it('are refused for tasks of another employee, and for addresses that are not safe to go to', async () => {
    const { taskId } = await newTask(api, 'w-4');
    const other = await newEmployee(api);
    expect((await url(other, { task_ids: taskId })).status).toBe(400);
    for (const redirect_to of [
      'http://example.com/',
      'javascript:alert(1)',
      'https://user:pass@example.com/',
      '//example.com',
      'data:text/html,hi',
    ]) {
      expect((await url(other, { redirect_to })).status).toBe(400);
    }
    for (const redirect_to of ['https://example.com/done?x=1', 'http://localhost:3000/done']) {
      const page = await HostedPage.exchange(api, (await url(other, { redirect_to })).body.url);
      expect((await page.current()).body.redirect_to).toBe(redirect_to);
    }
    expect((await url(other, { locale: 'not a language' })).status).toBe(400);
    expect((await url('ee_xxxxxxxxxxxxxxxxxxxxxx')).status).toBe(404);
  });

  it('expire after a week, and say so', async () => {
    const employee = await newEmployee(api);
    const link = linkOf(await url(employee));
    const page = await HostedPage.open(api, employee);
    setClock(api, new Date(Date.now() + 7 * day + 1000));
    const late = await exchange(link);
    expect([late.status, late.body.message]).toEqual([404, 'This link has expired']);
    expect((await page.current()).status).toBe(401);
    setClock(api);
  });

  it('that were changed anywhere are none of ours', async () => {
    const link = linkOf(await url(await newEmployee(api)));
    const turned = (at: number) => link.slice(0, at) + (link[at] === 'A' ? 'B' : 'A') + link.slice(at + 1);
    for (const at of [0, 10, 40, Math.floor(link.length / 2), link.length - 3]) {
      expect((await exchange(turned(at))).status).toBe(404);
    }
    for (const other of [link.slice(0, -4), `${link}AAAA`, 'x', 'A'.repeat(500)]) {
      expect((await exchange(other)).status).toBe(404);
    }
    expect((await exchange(null)).status).toBe(400);
  });

  it('end with their employee, and a session ends after a day without use', async () => {
    const employee = await newEmployee(api);
    const link = linkOf(await url(employee));
    const page = await HostedPage.open(api, employee);
    setClock(api, new Date(Date.now() + day + 60_000));
    expect((await page.current()).status).toBe(401);
    setClock(api);
    expect((await page.current()).status).toBe(200);
    await api.call('employees.deleteById', { path: { employee_id: employee } });
    expect((await page.current()).status).toBe(401);
    expect((await exchange(link)).status).toBe(404);
  });
});

describe('a form session', () => {
  it('sees its employee, its tasks, their forms and the employer that they name, and nothing else', async () => {
    const employer = await newEmployer(api);
    const { taskId, employeeId } = await newTask(api, 'w-4', { employer_id: employer });
    const { taskId: foreign } = await newTask(api, 'w-4', { employer_id: await newEmployer(api) });
    const { token } = await HostedPage.open(api, employeeId);
    const task = (await api.call('tasks.findById', { path: { task_id: taskId }, token })).body;
    const own = await api.call('employees.findById', { path: { employee_id: employeeId }, token });
    expect(own.status).toBe(200);
    expect((await api.call('employers.findById', { path: { employer_id: employer }, token })).status).toBe(
      200,
    );
    expect((await api.call('forms.findById', { path: { form_id: task.form_id }, token })).status).toBe(200);
    const other = (await api.call('tasks.findById', { path: { task_id: foreign } })).body;
    const handbook = await api.call('forms.list', { query: { name: 'Handbook' } });
    const refused = [
      await api.call('tasks.findById', { path: { task_id: foreign }, token }),
      await api.call('tasks.getSheet', { path: { task_id: foreign }, token }),
      await api.call('tasks.getFields', { path: { task_id: foreign }, token }),
      await api.call('tasks.updateFields', { path: { task_id: foreign }, body: { fields: [] }, token }),
      await api.call('tasks.previewPdf', { path: { task_id: foreign }, token }),
      await api.call('subtasks.findById', { path: { subtask_id: other.subtasks[0].id }, token }),
      await api.call('subtasks.visit', { path: { subtask_id: other.subtasks[0].id }, token }),
      await api.call('tasks.sign', {
        path: { task_id: foreign },
        body: signatureOf('w-4', 'employee', 'Ana Lopez'),
        token,
      }),
      await api.call('employees.findById', { path: { employee_id: other.employee_id }, token }),
      await api.call('employers.findById', { path: { employer_id: other.employer_id }, token }),
      await api.call('forms.findById', { path: { form_id: handbook.body.data[0].id }, token }),
    ];
    expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 404));
  });

  it('is 403 where it has no business at all', async () => {
    const { taskId, employeeId } = await newTask(api, 'w-4');
    const { token } = await HostedPage.open(api, employeeId);
    const path = { task_id: taskId };
    for (const answer of [
      await api.call('clients.list', { token }),
      await api.call('employees.getOnboardingUrl', { path: { employee_id: employeeId }, token }),
      await api.call('tasks.getOnboardingUrl', { path, query: { assignee_type: 'employer' }, token }),
      await api.call('tasks.deleteById', { path, token }),
      await api.call('tasks.getAudit', { path, token }),
      await api.call('employees.updateById', { path: { employee_id: employeeId }, body: {}, token }),
    ]) {
      expect(answer.status).toBe(403);
    }
    const sheet = await api.call('tasks.getSheet', { path });
    expect(sheet.status).toBe(403);
  });

  it('of the employer sees of another form’s sensitive answers the last digits only, once it is signed', async () => {
    const { taskId, employeeId } = await newTask(api, 'direct-deposit', {
      employer_id: await newEmployer(api),
    });
    const employee = await HostedPage.open(api, employeeId);
    const employer = await HostedPage.open(api, employeeId, { assignee_type: 'employer' });
    const answers = {
      'task.action': 'new',
      'task.account_count': '1',
      'task.account_1_bank_name': 'First Bank',
      'task.account_1_routing_number': '021000021',
      'task.account_1_account_number': '000123456789',
      'task.account_1_account_number_again': '000123456789',
      'task.account_1_type': 'checking',
    };
    await employee.write(taskId, answers);
    expect((await employer.sheet(taskId)).body.answers).toEqual({});
    await answerAndSign(employee, taskId, 'employee', {}, 'Ana Lopez');
    const seen = (await employer.sheet(taskId)).body.answers;
    expect(seen['task.account_1_bank_name']).toBe('First Bank');
    expect(seen['task.account_1_account_number']).toMatch(/^\D*6789$/);
    expect(JSON.stringify(seen)).not.toMatch(/021000021|0123456789/);
    const own = (await employee.sheet(taskId)).body.answers;
    expect(own['task.account_1_account_number']).toBe('000123456789');
  });
});

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
      { signature: { method: 'typed', name: '  ' } },
      { signature: { method: 'typed', name: '12' } },
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
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 403, 403]);
    const audit = (await api.call('tasks.getAudit', { path: { task_id: taskId } })).body;
    expect(audit.events.filter((it: { kind: string }) => it.kind === 'signed')).toHaveLength(1);
    expect(audit.is_intact).toBe(true);
  });

  it('leaves a trail of who did what and when, without a single answer', async () => {
    const { taskId, employeeId } = await newTask(api, 'w-4', { employer_id: await newEmployer(api) });
    const page = await HostedPage.open(api, employeeId);
    await answerAndSign(page, taskId, 'employee', w4Answers, 'Ana Lopez');
    const audit = (await api.call('tasks.getAudit', { path: { task_id: taskId } })).body;
    const kinds = audit.events.map((it: { kind: string }) => it.kind);
    expect(kinds[0]).toBe('created');
    expect(kinds).toEqual(expect.arrayContaining(['viewed', 'answered', 'visited']));
    expect(kinds.slice(-3)).toEqual(['consented', 'acknowledged', 'signed']);
    const signed = audit.events.find((it: { kind: string }) => it.kind === 'signed');
    expect(signed.actor).toMatchObject({ side: 'employee', employee_id: employeeId, ip: expect.any(String) });
    expect(signed.detail).toMatchObject({ time_zone: 'America/New_York', role: 'employee' });
    expect(JSON.stringify(audit)).not.toMatch(/123-45-6789|Oak Ave|2200/);
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
      await expect(api.app.get(DataSource).query(sql)).rejects.toThrow(/append-only|permanent/);
    }
  });
  it('of a tampered trail is found out, whatever was changed', async () => {
    const { taskId, employeeId } = await newTask(api, 'w-4', { employer_id: await newEmployer(api) });
    const page = await HostedPage.open(api, employeeId);
    await answerAndSign(page, taskId, 'employee', w4Answers, 'Ana Lopez');
    const database = api.app.get(DataSource);
    const isIntact = async () =>
      (await api.call('tasks.getAudit', { path: { task_id: taskId } })).body.is_intact;
    const tamper = async (sql: string) => {
      await database.query('ALTER TABLE audit_events DISABLE TRIGGER ALL');
      await database.query('CREATE TABLE kept AS SELECT * FROM audit_events');
      await database.query(sql, [taskId]);
      const found = await isIntact();
      await database.query('DELETE FROM audit_events');
      await database.query('INSERT INTO audit_events SELECT * FROM kept');
      await database.query('DROP TABLE kept');
      await database.query('ALTER TABLE audit_events ENABLE TRIGGER ALL');
      return found;
    };
    const last = '(SELECT max(sequence) FROM audit_events WHERE task_id = $1)';
    for (const change of [
      `UPDATE audit_events SET at = at + interval '1 second' WHERE task_id = $1 AND sequence = 2`,
      `UPDATE audit_events SET actor = actor || '{"ip":"10.0.0.1"}' WHERE task_id = $1 AND kind = 'signed'`,
      `DELETE FROM audit_events WHERE task_id = $1 AND sequence = 3`,
      `DELETE FROM audit_events WHERE task_id = $1 AND sequence = ${last}`,
      `DELETE FROM audit_events WHERE task_id = $1`,
    ]) {
      expect([change, await tamper(change)]).toEqual([change, false]);
    }
    expect(await isIntact()).toBe(true);
  });
});
