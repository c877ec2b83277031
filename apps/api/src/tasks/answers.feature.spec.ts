import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  HostedPage,
  answerAndSign,
  completedTask,
  newEmployer,
  newTask,
  w4Answers,
} from '../testing/hosted-page.js';
import { TestApi } from '../testing/test-api.js';

let api: TestApi;
beforeAll(async () => {
  api = await TestApi.shared();
});
afterAll(() => api.stop());

describe('answers by path', () => {
  it('are masked where they are sensitive, unless the integrator asks for them in clear', async () => {
    const { taskId, employeeId } = await newTask(api, 'w-4');
    const page = await HostedPage.open(api, employeeId);
    await page.write(taskId, w4Answers);
    const ssn = async (query: Record<string, string>, token?: string) => {
      const { body } = await api.call('tasks.getFields', {
        path: { task_id: taskId },
        query,
        ...(token ? { token } : {}),
      });
      return body.fields.find((it: { path: string }) => it.path.endsWith('social_security_number')).value;
    };
    expect(await ssn({})).toBe('***-**-6789');
    expect(await ssn({ include_sensitive_info: 'true' })).toBe('123-45-6789');
    expect(await ssn({ include_sensitive_info: 'true' }, page.token)).toBe('***-**-6789');
  });

  it('are written all or none, with an issue for each that is wrong, and no value in it', async () => {
    const { taskId, employeeId } = await newTask(api, 'w-4');
    const page = await HostedPage.open(api, employeeId);
    const answer = await page.write(taskId, {
      'employee.first_name': 'Bea',
      'employee.social_security_number': '000-11-2222',
      'employee.address': { street: '1 A St', city: '', state: 'NY', zip: 'nope', country: 'USA' },
      'task.unknown': 1,
      'task.filing_status': 'sometimes',
    });
    expect(answer.status).toBe(400);
    expect(answer.body._tag).toBe('HttpApiDecodeError');
    expect(answer.body.issues.map((issue: { path: string[] }) => issue.path)).toEqual(
      expect.arrayContaining([
        ['fields', 'employee.social_security_number'],
        ['fields', 'employee.address', 'zip'],
        ['fields', 'task.unknown'],
        ['fields', 'task.filing_status'],
      ]),
    );
    expect(JSON.stringify(answer.body)).not.toMatch(/000-11-2222|nope|sometimes/);
    expect((await page.sheet(taskId)).body.answers['employee.first_name']).toBe('Ana');
  });

  it('tell the second of two who change one, where it says what it had read', async () => {
    const { taskId, employeeId } = await newTask(api, 'w-4');
    const page = await HostedPage.open(api, employeeId);
    await page.write(taskId, w4Answers);
    const put = (fields: readonly object[], token = page.token) =>
      api.call('tasks.updateFields', { path: { task_id: taskId }, body: { fields }, token });
    const name = async () => (await page.sheet(taskId)).body.answers['employee.first_name'];
    const first = { path: 'employee.first_name', value: 'Bea', expected: 'Ana' };
    expect((await put([first])).status).toBe(200);
    // Sent again after its answer was lost: what it asks for stands already.
    expect((await put([first])).status).toBe(200);
    const second = await put([
      { path: 'employee.last_name', value: 'Ortiz' },
      { path: 'employee.first_name', value: 'Cleo', expected: 'Ana' },
    ]);
    expect([second.status, second.body._tag]).toEqual([412, 'PreconditionFailedError']);
    expect(second.body.message).toContain('employee.first_name');
    expect(JSON.stringify(second.body)).not.toMatch(/Ana|Bea|Cleo/);
    // All or none.
    expect((await page.sheet(taskId)).body.answers['employee.last_name']).not.toBe('Ortiz');
    const nothing = { path: 'task.middle_initial', value: 'M', expected: null };
    expect((await put([nothing, { ...nothing, value: 'N' }])).status).toBe(200);
    expect((await put([{ ...nothing, value: 'O' }])).status).toBe(412);
    const address = { street: '7 Pine Street', city: 'Troy', state: 'NY', zip: '12180', country: 'USA' };
    const before = (await page.sheet(taskId)).body.answers['employee.address'] ?? null;
    const moved = { path: 'employee.address', value: address, expected: before };
    expect((await put([moved])).status).toBe(200);
    // However it is written: as its reader got it, or as one types it.
    expect((await put([{ ...moved, expected: { ...address, zip: ' 12180 ' } }])).status).toBe(200);
    expect(await name()).toBe('Bea');
  });

  it('are compared by those who may read them only: nobody guesses a number until it is right', async () => {
    const { taskId, employeeId } = await newTask(api, 'w-4');
    await (await HostedPage.open(api, employeeId)).write(taskId, w4Answers);
    const [path, ssn] = ['employee.social_security_number', w4Answers['employee.social_security_number']];
    const guess = (expected: string, token?: string) =>
      api.call('tasks.updateFields', {
        path: { task_id: taskId },
        body: { fields: [{ path, value: '219-09-9999', expected }] },
        ...(token ? { token } : {}),
      });
    const blind = await api.call('api_tokens.create', {
      body: { name: 'blind', permissions: ['task:view', 'task:edit'] },
    });
    for (const expected of [String(ssn), '123-45-6780']) {
      const answer = await guess(expected, blind.body.token);
      expect([answer.status, answer.body.issues[0]._tag]).toEqual([400, 'Forbidden']);
    }
    expect((await guess('123-45-6780')).status).toBe(412);
  });

  it('have letters that the document can print: any script that our fonts have, else what to do is said', async () => {
    const { taskId, employeeId } = await newTask(api, 'w-4');
    const page = await HostedPage.open(api, employeeId, { locale: 'es' });
    const written = await page.write(taskId, {
      'employee.first_name': 'শ্রীনিবাস',
      'employee.last_name': 'ស្រីមុំ',
    });
    expect(written.status).toBe(200);
    const { status, body } = await page.write(taskId, { 'employee.first_name': 'Ana 𓀀' });
    expect(status).toBe(400);
    expect(body.issues).toEqual([
      {
        _tag: 'Refinement',
        path: ['fields', 'employee.first_name'],
        message:
          'Algunas de estas letras no se pueden imprimir en el formulario. Escríbalo en letras latinas, como en su documento.',
      },
    ]);
    const emoji = await page.write(taskId, { 'employee.first_name': 'Ana 😀' });
    expect(emoji.body.issues[0].message).toMatch(/^Quite los emojis/);
  });

  it('speak the language of the link where something is wrong', async () => {
    const { taskId, employeeId } = await newTask(api, 'w-4');
    const page = await HostedPage.open(api, employeeId, { locale: 'es' });
    const answer = await page.write(taskId, { 'employee.social_security_number': '12' });
    expect(answer.body.issues[0].message).toMatch(/Seguro Social/i);
  });

  it('of hostile shapes are refused or kept as text, and never break the service', async () => {
    const { taskId, employeeId } = await newTask(api, 'w-4');
    const page = await HostedPage.open(api, employeeId);
    const hostile: unknown[] = [
      'nul \0 inside',
      '\ud800',
      'x'.repeat(100_000),
      { __proto__: { polluted: true }, constructor: { prototype: 1 } },
      JSON.parse('{"__proto__":{"polluted":true}}'),
      [[[[[]]]]],
      Array.from({ length: 5000 }, () => 'a'),
      1e308,
      -0,
      true,
      '<script>alert(1)</script>',
      "'; DROP TABLE tasks; --",
      '\u202eevil',
    ];
    const paths = ['employee.first_name', 'employee.address', 'task.filing_status', 'task.other_income'];
    for (const path of [...paths, 'task.exempt', '__proto__', 'constructor', 'employee.__proto__']) {
      for (const value of hostile) {
        const { status } = await page.write(taskId, { [path]: value });
        expect([200, 400]).toContain(status);
      }
    }
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
    expect((await page.sheet(taskId)).status).toBe(200);
  });

  it('given by two devices at the same moment are both kept', async () => {
    const { taskId, employeeId } = await newTask(api, 'emergency-contact');
    const pages = [await HostedPage.open(api, employeeId), await HostedPage.open(api, employeeId)];
    const answers = {
      'task.primary_name': 'Eva',
      'task.primary_phone': '(212) 555-0100',
      'task.primary_relationship': 'parent',
    };
    const statuses = await Promise.all(
      Object.entries(answers).map(([path, value], at) => pages[at % 2]?.write(taskId, { [path]: value })),
    );
    expect(statuses.map((it) => it?.status)).toEqual([200, 200, 200]);
    const sheet = await pages[0]?.sheet(taskId);
    expect(Object.keys(sheet?.body.answers)).toEqual(expect.arrayContaining(Object.keys(answers)));
  });

  it('that are completed do not change when the record does', async () => {
    const { taskId, employeeId } = await newTask(api, 'w-4', { employer_id: await newEmployer(api) });
    const page = await HostedPage.open(api, employeeId);
    await answerAndSign(page, taskId, 'employee', w4Answers, 'Ana Lopez');
    await completedTask(api, taskId);
    const before = (await api.call('tasks.getFields', { path: { task_id: taskId } })).body;
    await api.call('employees.updateById', {
      path: { employee_id: employeeId },
      body: { first_name: 'Bea', middle_name: 'Rosa' },
    });
    expect((await api.call('tasks.getFields', { path: { task_id: taskId } })).body).toEqual(before);
    expect((await page.write(taskId, { 'task.other_income': 1 })).status).toBe(403);
    const byServer = await api.call('tasks.updateFields', {
      path: { task_id: taskId },
      body: { fields: [{ path: 'task.other_income', value: 1 }] },
    });
    expect([byServer.status, byServer.body._tag]).toEqual([403, 'Forbidden']);
  });
});
