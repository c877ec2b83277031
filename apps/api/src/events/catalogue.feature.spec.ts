import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DeliveredKind, EventKind, eventFacts } from '@firstday/domain';
import { askedToCorrect } from '../testing/asked-to-correct.js';
import { createRecord, query, socialSecurityNumber } from '../testing/factories.js';
import {
  answerAndSign,
  completedTask,
  depositAnswers,
  formId,
  HostedPage,
  newEmployee,
  newEmployer,
  newFile,
  newTask,
  sectionOneAnswers,
  sectionTwoAnswers,
  w4Answers,
} from '../testing/hosted-page.js';
import { DueDeadlinesService } from '../tasks/compliance/due-deadlines.service.js';
import { finishedIntegrityCheck } from '../testing/integrity-check.js';
import {
  examineAndSign,
  nameRepresentative,
  openRepresentative,
  proveCode,
  signedSectionOne,
} from '../testing/representative-page.js';
import { recordFromExample, recordParameters } from '../testing/record-from-example.js';
import { TestApi } from '../testing/test-api.js';

let api: TestApi;
beforeAll(async () => {
  api = await TestApi.start();
});
afterAll(() => api.stop());

const kinds = [
  ['employee', 'employees'],
  ['employer', 'employers'],
  ['client', 'clients'],
  ['job', 'jobs'],
] as const;

/** How what an event is of is read. */
const readers = {
  client: (id: string) => api.call('clients.findById', { path: { client_id: id } }),
  employee: (id: string) => api.call('employees.findById', { path: { employee_id: id } }),
  employer: (id: string) => api.call('employers.findById', { path: { employer_id: id } }),
  job: (id: string) => api.call('jobs.findById', { path: { job_id: id } }),
  placement: (id: string) => api.call('placements.findById', { path: { placement_id: id } }),
  task: (id: string) => api.call('tasks.findById', { path: { task_id: id } }),
};

/** The newest event of each resource, but that of a deleted one. */
const latestEvents = () =>
  query<{ noun: keyof typeof readers; resource_id: string; data: unknown }>(
    api,
    `SELECT DISTINCT ON (resource_id) split_part(kind, '.', 1) AS noun, resource_id, data
       FROM (SELECT *, max(position) FILTER (WHERE kind LIKE '%.deleted') OVER (PARTITION BY resource_id) AS deleted_at,
                    max(position) FILTER (WHERE kind LIKE '%.restored') OVER (PARTITION BY resource_id) AS restored_at
               FROM events) event
      WHERE (deleted_at IS NULL OR deleted_at < restored_at) AND kind NOT IN ('onboarding_link.locked', 'integrity_check.failed')
         AND kind NOT LIKE 'representative.%' AND kind NOT LIKE 'signing_consent.%' AND kind NOT IN ('message.due', 'employee.bank_account_changed') ORDER BY resource_id, position DESC`,
  );

/** Five wrong one-time codes. */
async function lockIdentityCheck(): Promise<void> {
  const { id } = await createRecord(api, 'employees');
  const { token } = await HostedPage.open(api, id);
  for (let wrong = 0; wrong < 5; wrong++)
    await api.call('form_sessions.proveIdentity', { body: { code: '00000000' }, token });
  await api.call('employees.deleteById', { path: { employee_id: id } });
}

/** Somebody is named, and signs; and somebody else gives five wrong codes. */
async function representativeSigns(): Promise<void> {
  const { taskId } = await signedSectionOne(api);
  const page = await openRepresentative(api, await nameRepresentative(api, taskId));
  await examineAndSign(api, page, taskId);
  await completedTask(api, taskId);
  const other = await signedSectionOne(api);
  const named = await nameRepresentative(api, other.taskId);
  const visitor = await HostedPage.exchange(api, named.url);
  const wrong = named.code.endsWith('0') ? '1111 1111' : '0000 0000';
  for (let tries = 0; tries < 5; tries++) await proveCode(api, visitor, wrong);
}

/** Somebody signs, asks for a paper copy, and wants paper from then on. */
async function wantsPaper(): Promise<void> {
  const { taskId, employeeId } = await newTask(api, 'w-4');
  const { token } = await HostedPage.open(api, employeeId);
  expect((await api.call('tasks.requestPaperCopy', { path: { task_id: taskId }, token })).status).toBe(201);
  const path = { employee_id: employeeId };
  expect((await api.call('employees.withdrawSigningConsent', { path, body: {}, token })).status).toBe(200);
}

/** Of an exempt employee: the day of its lapse comes, and passes. */
async function exemptW4Lapses(): Promise<void> {
  const { taskId, employeeId } = await newTask(api, 'w-4');
  const page = await HostedPage.open(api, employeeId);
  const { 'task.filing_status': _status, ...answers } = w4Answers;
  const exempt = {
    'task.exempt': true,
    'task.qualifying_children_amount': null,
    'task.dependents_total': null,
  };
  await answerAndSign(page, taskId, 'employee', { ...answers, ...exempt }, 'Ana Lopez');
  await completedTask(api, taskId);
  for (const moment of ['2027-02-16T12:00:00Z', '2027-02-17T12:00:00Z'])
    await api.app.get(DueDeadlinesService).announce(new Date(moment));
}

/** Somebody with a Form I-9 of today is asked for another one, and the employer chooses Supplement B of the first. */
async function hireAgain(): Promise<void> {
  const employer_id = await newEmployer(api);
  const employee_id = await newEmployee(api);
  const { taskId } = await newTask(api, 'i-9', { employer_id, employee_id });
  const page = await HostedPage.open(api, employee_id);
  await answerAndSign(page, taskId, 'section_1', { ...sectionOneAnswers }, 'Ana Lopez');
  const staff = await HostedPage.open(api, employee_id, { assignee_type: 'employer' });
  await answerAndSign(staff, taskId, 'section_2', { ...sectionTwoAnswers }, 'Carla Reyes');
  await completedTask(api, taskId);
  const body = { form_id: await formId(api, 'i-9'), employee_id, employer_id };
  const again = await api.call('tasks.create', { body, query: { allow_duplicate: 'true' } });
  const choice = { choice: 'supplement_b', chosen_by: 'Carla Reyes' };
  const decided = await api.call('rehires.decide', { path: { task_id: again.body.id }, body: choice });
  expect(decided.status).toBe(200);
}

/** Somebody says for the first time where they are paid. */
async function isPaid(): Promise<void> {
  const { taskId, employeeId } = await newTask(api, 'direct-deposit');
  const page = await HostedPage.open(api, employeeId);
  await answerAndSign(page, taskId, 'employee', depositAnswers, 'Ana Lopez');
  await completedTask(api, taskId);
}

/** An account whose own system sends is told of a message. */
async function messageIsDue(): Promise<void> {
  await api.call('message_settings.update', { body: { mode: 'events' } });
  const { id } = await createRecord(api, 'employees', { email: 'due@example.com' });
  const sent = await api.call('messages.send', { path: { employee_id: id }, body: { kind: 'invitation' } });
  expect(sent.body.status).toBe('handed_over');
  await api.call('message_settings.update', { body: { mode: 'off' } });
}

/** A task that was deleted with its employee, whose placement went too. */
async function restoreWithEmployee(): Promise<void> {
  const { taskId, employeeId } = await newTask(api, 'handbook');
  await createRecord(api, 'placements', { employee_id: employeeId });
  await api.call('employees.deleteById', { path: { employee_id: employeeId } });
  await api.call('archived_tasks.restore', { path: { archived_task_id: taskId } });
}

/** Of a trail that somebody with the database changed, and changed back. */
async function failIntegrityCheck(): Promise<void> {
  const { taskId } = await newTask(api, 'handbook');
  await query(api, 'ALTER TABLE audit_events DISABLE TRIGGER ALL');
  const move = (by: string) =>
    query(api, `UPDATE audit_events SET at = at + $2::interval WHERE task_id = $1`, [taskId, by]);
  await move('-1 day');
  await finishedIntegrityCheck(api);
  await move('1 day');
  await query(api, 'ALTER TABLE audit_events ENABLE TRIGGER ALL');
}

describe('the catalogue of events', () => {
  it('describes every kind', () => {
    for (const kind of DeliveredKind.options) expect(eventFacts(kind).description).toMatch(/^[A-Z].*\.$/);
  });

  it('says of each change of each record what is written of it, as the API returns it', async () => {
    for (const [noun, kind] of kinds) {
      const made = await createRecord(api, kind);
      const path = { [`${noun}_id`]: made.id };
      await api.call(`${kind}.updateById`, { path, body: { nickname: 'Changed' } });
      await api.call(`${kind}.deleteById`, { path });
      if (kind !== 'employees') await api.call(`${kind}.restore`, { path });
    }
    const employee = await createRecord(api, 'employees', { social_security_number: socialSecurityNumber });
    const placement = await createRecord(api, 'placements', { employee_id: employee.id });
    const path = { placement_id: placement.id };
    await api.call('placements.updateById', { path, body: { shift: 'night' } });
    await api.call('placements.deleteById', { path });
    const { taskId } = await newTask(api, 'w-4', { employee_id: employee.id });
    const page = await HostedPage.open(api, employee.id);
    await answerAndSign(page, taskId, 'employee', w4Answers, 'Ana Lopez');
    await completedTask(api, taskId);
    await exemptW4Lapses();
    const other = await newTask(api, 'handbook');
    await api.call('tasks.deleteById', { path: { task_id: other.taskId } });

    await lockIdentityCheck();
    await restoreWithEmployee();
    await failIntegrityCheck();
    await representativeSigns();
    await hireAgain();
    await wantsPaper();
    await isPaid();
    await messageIsDue();
    await askedToCorrect(api, `My number is not ${socialSecurityNumber}`);
    for (const [tag, parameter] of recordParameters) {
      const noun = parameter.replace(/_id$/, '');
      const isMade = Object.hasOwn(readers, noun) || !EventKind.safeParse(`${noun}.created`).success;
      if (!isMade) await recordFromExample(api, tag);
    }

    const events = await query<{ kind: EventKind; data: unknown }>(api, 'SELECT kind, data FROM events');
    const written = new Set(events.map(({ kind }) => kind));
    // Those of E-Verify are shown beside its simulator, and what its Status Change Report asks for beside that report.
    const expected = EventKind.options.filter(
      (kind) => !kind.startsWith('everify_case.') && kind !== 'task.reverification_required',
    );
    expect([...written].sort()).toEqual([...expected].sort());
    for (const { kind, data } of events)
      expect([kind, eventFacts(kind).data.safeParse(data).error]).toEqual([kind, undefined]);
    const all = JSON.stringify(events);
    expect(all).not.toContain(socialSecurityNumber);
    expect(all).not.toContain(depositAnswers['task.account_1_account_number']);
    expect(all).not.toContain(w4Answers['employee.social_security_number']);
  });

  it('ends with how each resource is now, whichever operation or page changed it', async () => {
    const employer_id = await newEmployer(api);
    const { id: employee_id } = await createRecord(api, 'employees');
    const placement = await createRecord(api, 'placements', {
      employee_id,
      employer_id,
      start_date: '2026-11-23',
    });
    const { taskId } = await newTask(api, 'w-4', { employee_id, employer_id, placement_id: placement.id });
    // By the new hire's own pages: the name and the address are the record's.
    const page = await HostedPage.open(api, employee_id);
    await answerAndSign(
      page,
      taskId,
      'employee',
      { ...w4Answers, 'employee.first_name': 'Bea' },
      'Bea Lopez',
    );
    await completedTask(api, taskId);
    await newFile(api);
    const other = await newTask(api, 'handbook', { employee_id });
    const path = { task_id: other.taskId };
    await api.call('tasks.updateById', { path, body: { expired_at: '2020-01-01T00:00:00Z' } });
    await api.call('placements.updateById', {
      path: { placement_id: placement.id },
      body: { end_date: '2026-12-31' },
    });

    const events = await latestEvents();
    for (const { noun, resource_id, data } of events) {
      const { body } = await readers[noun](resource_id);
      const masked = body.social_security_number && { social_security_number: '***-**-6789' };
      expect([noun, data]).toEqual([noun, { ...body, ...masked }]);
    }
    const tables = ['clients', 'employees', 'employers', 'jobs', 'placements', 'tasks'];
    const made = await query<{ id: string }>(
      api,
      tables.map((table) => `SELECT id FROM ${table} WHERE deleted_at IS NULL`).join(' UNION ALL '),
    );
    const told = events.map(({ resource_id }) => resource_id);
    expect(made.map(({ id }) => id).sort()).toEqual(told.sort());
  });
});

describe('a change whose event cannot be written', () => {
  const refuse = `ALTER TABLE events ADD CONSTRAINT refuse CHECK (account_id = '') NOT VALID`;

  it('is not made, of whatever kind it is', async () => {
    const employee = await createRecord(api, 'employees');
    const placement = await createRecord(api, 'placements', { employee_id: employee.id });
    const { taskId, employeeId } = await newTask(api, 'handbook');
    const [client, employer, job] = [
      await createRecord(api, 'clients'),
      await createRecord(api, 'employers'),
      await createRecord(api, 'jobs'),
    ];
    const resources = [
      { kind: 'clients', path: { client_id: client.id }, body: { name: 'Other' } },
      { kind: 'employees', path: { employee_id: employee.id }, body: { first_name: 'Other' } },
      { kind: 'employers', path: { employer_id: employer.id }, body: { name: 'Other' } },
      { kind: 'jobs', path: { job_id: job.id }, body: { name: 'Other' } },
      { kind: 'placements', path: { placement_id: placement.id }, body: { shift: 'night' } },
      { kind: 'tasks', path: { task_id: taskId }, body: { expired_at: '2030-01-01T00:00:00Z' } },
    ] as const;
    const stateOf = () =>
      Promise.all(
        resources.map(async ({ kind, path }) => [
          (await api.call(`${kind}.findById`, { path })).body,
          (await api.call(`${kind}.list`)).body.total,
        ]),
      );
    const before = await stateOf();
    await query(api, refuse);
    try {
      for (const { kind, path, body } of resources) {
        expect([kind, (await api.call(`${kind}.updateById`, { path, body })).status]).toEqual([kind, 500]);
        expect([kind, (await api.call(`${kind}.deleteById`, { path })).status]).toEqual([kind, 500]);
      }
      for (const kind of ['clients', 'employees', 'employers', 'jobs', 'placements'] as const)
        await expect(
          createRecord(api, kind, kind === 'placements' ? { employee_id: employeeId } : {}),
        ).rejects.toThrow('InternalServerError');
      await expect(newTask(api, 'handbook', { employee_id: employee.id })).rejects.toThrow(
        'InternalServerError',
      );
    } finally {
      await query(api, 'ALTER TABLE events DROP CONSTRAINT refuse');
    }
    expect(await stateOf()).toEqual(before);
  });
});
