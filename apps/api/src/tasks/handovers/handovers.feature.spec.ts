import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Clock } from '../../context/clock.js';
import { extractPdfText } from '../../testing/extract-pdf-text.js';
import {
  HostedPage,
  answerAndSign,
  completedTask,
  newEmployer,
  newTask,
  preparerAnswers,
  sectionOneAnswers,
  sectionTwoAnswers,
  setClock,
  w4Answers,
} from '../../testing/hosted-page.js';
import { TestApi } from '../../testing/test-api.js';

let api: TestApi;
beforeAll(async () => {
  api = await TestApi.start();
});
afterAll(() => api.stop());

/** An I-9 whose employee was helped, signed by the employee. */
async function helped(count = '1') {
  const { taskId, employeeId } = await newTask(api, 'i-9', { employer_id: await newEmployer(api) });
  const employee = await HostedPage.open(api, employeeId);
  const answers = { ...sectionOneAnswers, 'task.preparer_count': count };
  const signed = await answerAndSign(employee, taskId, 'section_1', answers, 'Ana Lopez');
  expect(signed.status).toBe(201);
  return { taskId, employeeId, employee };
}

const block = (n: number, first: string, last: string) =>
  Object.fromEntries(
    Object.entries({
      ...preparerAnswers,
      'task.preparer_1_first_name': first,
      'task.preparer_1_last_name': last,
    }).map(([path, value]) => [path.replace('_1_', `_${n}_`), value]),
  );

const trailOf = async (taskId: string) =>
  (await api.call('tasks.getAudit', { path: { task_id: taskId } })).body;

describe('the certification of a preparer or translator', () => {
  it('8 CFR 274a.2(b)(1)(i)(A): is filled in and signed in a session of that person’s own', async () => {
    const { taskId, employee } = await helped();
    expect((await employee.write(taskId, preparerAnswers)).status).toBe(403);
    expect((await employee.sign(taskId, 'supplement_a_1', 'Min Cho')).status).toBe(403);
    const preparer = await employee.handOver(taskId, 'supplement_a_1', 'Min Cho');
    expect((await preparer.current()).body.handover).toMatchObject({
      name: 'Min Cho',
      section_ids: ['supplement_a_1'],
    });
    const signed = await answerAndSign(preparer, taskId, 'supplement_a_1', preparerAnswers, 'Min Cho');
    expect(signed.body.next_action).toEqual({ type: 'employer_action' });
    const { events, is_intact, signatures } = await trailOf(taskId);
    const of = (kind: string) => events.findLast((it: { kind: string }) => it.kind === kind);
    expect(of('handed_over').detail).toMatchObject({ section_id: 'supplement_a_1' });
    expect(of('signed')).toMatchObject({
      actor: { handed_over_from: of('handed_over').actor.form_session_id },
      detail: { role: 'preparer', handed_over: { section_ids: ['supplement_a_1'] } },
    });
    expect(signatures).toMatchObject([
      { role: 'employee', name: 'Ana Lopez', handed_over_to: null },
      { role: 'preparer', name: 'Min Cho', handed_over_to: 'Min Cho' },
    ]);
    // Names can be destroyed; the trail stays.
    expect(JSON.stringify(events)).not.toContain('Cho');
    expect(is_intact).toBe(true);
  });

  it('is never the employee’s own, nor another’s than the one who was named and entered', async () => {
    const { taskId, employee } = await helped();
    const ask = (name: string) => employee.askToHandOver(taskId, 'supplement_a_1', name);
    expect((await ask('Lopez, Ána')).status).toBe(403);
    const preparer = await employee.handOver(taskId, 'supplement_a_1', 'Min Cho');
    await preparer.write(taskId, preparerAnswers);
    await preparer.visitAll(taskId, 'supplement_a_1');
    const sign = async (name: string) => (await preparer.sign(taskId, 'supplement_a_1', name)).status;
    expect([await sign('Ana Lopez'), await sign('Zed Anyone')]).toEqual([400, 400]);
    await preparer.write(taskId, block(1, 'Zed', 'Anyone'));
    expect(await sign('Zed Anyone')).toBe(400);
    await preparer.write(taskId, block(1, 'Ana', 'Lopez'));
    expect(await sign('Ana Lopez')).toBe(400);
    await preparer.write(taskId, preparerAnswers);
    expect(await sign('m. cho')).toBe(201);
  });

  it('stands on the document and its certificate with that person’s name', async () => {
    const { taskId, employeeId, employee } = await helped();
    const preparer = await employee.handOver(taskId, 'supplement_a_1', 'Min');
    await answerAndSign(preparer, taskId, 'supplement_a_1', preparerAnswers, 'Min Cho');
    const employer = await HostedPage.open(api, employeeId, { assignee_type: 'employer' });
    await answerAndSign(employer, taskId, 'section_2', sectionTwoAnswers, 'Carla Reyes');
    await completedTask(api, taskId);
    const { bytes } = await api.call('tasks.getCertificate', { path: { task_id: taskId } });
    const text = await extractPdfText(bytes);
    expect(text).toContain('Preparer or translator');
    expect(text.replaceAll(/\s+/g, ' ')).toContain('The employee handed the device to Min');
  });

  it('leaves the employee’s language alone when the preparer reads another one', async () => {
    const { taskId, employeeId, employee } = await helped();
    const preparer = await employee.handOver(taskId, 'supplement_a_1', 'Min Cho');
    const body = { locale: 'ar' };
    const chosen = await api.call('form_sessions.chooseLanguage', { body, token: preparer.token });
    expect([chosen.status, (await preparer.current()).body.locale]).toEqual([200, 'ar']);
    const record = await api.call('employees.findById', { path: { employee_id: employeeId } });
    expect(record.body.primary_language).toBeUndefined();
  });

  it('has as many blocks as the supplement, each for another person', async () => {
    const { taskId, employee } = await helped('4');
    const people = ['Min Cho', 'Lee Park', 'Ivo Marek', 'Sara Blum'];
    for (const [at, name] of people.entries()) {
      const [first = '', last = ''] = name.split(' ');
      const section = `supplement_a_${at + 1}`;
      if (at > 0) await employee.prove();
      const preparer = await employee.handOver(taskId, section, name);
      if (at === 1) {
        await preparer.write(taskId, block(2, 'Min', 'Cho'));
        await preparer.visitAll(taskId, section);
        expect((await preparer.sign(taskId, section, 'Min Cho')).status).toBe(400);
      }
      const signed = await answerAndSign(preparer, taskId, section, block(at + 1, first, last), name);
      expect([section, signed.status]).toEqual([section, 201]);
    }
    await employee.prove();
    expect((await employee.askToHandOver(taskId, 'supplement_a_5', 'Tim Gray')).status).toBe(400);
    expect((await employee.write(taskId, { 'task.preparer_count': '5' })).status).toBe(400);
  });
});

describe('a session that was handed over', () => {
  it('changes nobody else’s answers, signs nothing else, and reads no other form', async () => {
    const { taskId, employeeId, employee } = await helped('2');
    const other = await newTask(api, 'w-4', { employee_id: employeeId });
    await employee.write(other.taskId, w4Answers);
    const preparer = await employee.handOver(taskId, 'supplement_a_1', 'Min Cho');
    expect((await preparer.current()).body.tasks.map(({ id }: { id: string }) => id)).toEqual([taskId]);
    expect((await preparer.sheet(other.taskId)).status).toBe(404);
    expect((await preparer.write(other.taskId, w4Answers)).status).toBe(404);
    expect((await preparer.sign(taskId, 'section_1', 'Ana Lopez')).status).toBe(403);
    for (const answers of [
      { 'task.last_name': 'Cho' },
      { 'task.preparer_count': '1' },
      { 'task.preparer_2_last_name': 'Cho' },
      { ...preparerAnswers, 'task.preparer_2_last_name': 'Cho' },
    ])
      expect([answers, (await preparer.write(taskId, answers)).status]).toEqual([answers, 403]);
    expect((await preparer.askToHandOver(taskId, 'supplement_a_2', 'Lee Park')).status).toBe(403);
    const { body } = await preparer.sheet(taskId);
    const open = body.sections.filter(({ state }: { state: string }) => state === 'open');
    expect(open.map(({ id }: { id: string }) => id)).toEqual(['supplement_a_1']);
  });

  it('sees what the employee declared, its sensitive values masked, and no document', async () => {
    const { taskId, employeeId, employee } = await helped();
    const preparer = await employee.handOver(taskId, 'supplement_a_1', 'Min Cho');
    const text = JSON.stringify((await preparer.sheet(taskId)).body);
    expect(text).toContain('Lopez');
    expect(text).not.toMatch(/123-45-6789|1990-04-05/);
    for (const ask of [
      () => api.call('tasks.previewPdf', { path: { task_id: taskId }, token: preparer.token }),
      () => api.call('tasks.getFields', { path: { task_id: taskId }, token: preparer.token }),
      () => api.call('tasks.findById', { path: { task_id: taskId }, token: preparer.token }),
      () => api.call('tasks.getPdf', { path: { task_id: taskId }, token: preparer.token }),
      () => api.call('employees.findById', { path: { employee_id: employeeId }, token: preparer.token }),
      () => api.call('form_sessions.proveIdentity', { body: { code: '00000000' }, token: preparer.token }),
      () => api.call('form_sessions.sendIdentityCode', { body: { channel: 'email' }, token: preparer.token }),
    ])
      expect((await ask()).status).toBe(403);
  });

  it('ends when it is handed back, and when its link is revoked', async () => {
    const { taskId, employeeId, employee } = await helped();
    const first = await employee.handOver(taskId, 'supplement_a_1', 'Min Cho');
    expect((await first.handBack()).body).toEqual({ session_id: (await employee.current()).body.id });
    expect((await first.current()).status).toBe(401);
    expect((await first.handBack()).status).toBe(401);
    const second = await employee.prove().then(() => employee.handOver(taskId, 'supplement_a_1', 'Min Cho'));
    const links = await api.call('onboarding_links.list', { query: { employee_id: employeeId } });
    await api.call('onboarding_links.revoke', { path: { onboarding_link_id: links.body.data[0].id } });
    expect((await second.current()).status).toBe(401);
  });

  it('lasts two hours', async () => {
    const { taskId, employee } = await helped();
    const preparer = await employee.handOver(taskId, 'supplement_a_1', 'Min Cho');
    setClock(api, new Date(api.app.get(Clock).now().getTime() + 121 * 60_000));
    expect((await preparer.current()).status).toBe(401);
    setClock(api);
  });

  it('takes the proof from the employee’s own session, and what they entered is masked there', async () => {
    const { taskId, employee } = await helped();
    await employee.prove();
    await employee.handOver(taskId, 'supplement_a_1', 'Min Cho');
    expect((await employee.current()).body.identity).toMatchObject({
      status: 'not_asked',
      proved: 'nothing',
    });
    expect(JSON.stringify((await employee.sheet(taskId)).body)).not.toContain('123-45-6789');
  });

  it('is opened by the employee alone, once the section is open, and for no other account’s form', async () => {
    const { taskId, employeeId, employee } = await helped();
    const employer = await HostedPage.open(api, employeeId, { assignee_type: 'employer' });
    expect((await employer.askToHandOver(taskId, 'supplement_a_1', 'Min Cho')).status).toBe(403);
    expect((await employee.handBack()).status).toBe(400);
    const stranger = await newTask(api, 'i-9');
    const theirs = await HostedPage.open(api, stranger.employeeId);
    expect((await theirs.askToHandOver(taskId, 'supplement_a_1', 'Min Cho')).status).toBe(404);
    expect((await theirs.askToHandOver(stranger.taskId, 'supplement_a_1', 'Min Cho')).status).toBe(400);
    expect((await employee.askToHandOver(taskId, 'section_1', 'Min Cho')).status).toBe(400);
  });
});
