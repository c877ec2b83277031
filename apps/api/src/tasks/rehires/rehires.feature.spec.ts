import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createRecord, ownerPool, query } from '../../testing/factories.js';
import {
  HostedPage,
  answerAndSign,
  completedTask,
  formId,
  newEmployee,
  newEmployer,
  newTask,
  sectionOneAnswers,
  sectionTwoAnswers,
  setClock,
} from '../../testing/hosted-page.js';
import { signInUser, withCookie } from '../../testing/sign-in-by-link.js';
import { TestApi } from '../../testing/test-api.js';

let api: TestApi;
beforeAll(async () => {
  // The test itself holds connections of the pool.
  api = await TestApi.start({ DATABASE_POOL: '10' });
});
afterAll(() => api.stop());
beforeEach(() => setClock(api, new Date('2026-11-23T15:00:00Z')));
afterEach(() => setClock(api));

const permit = {
  document: 'employment_authorization_document',
  issuing_authority: 'USCIS',
  number: 'ABC1234567890',
  expires_on: '2027-05-01',
};
const alien = {
  ...sectionOneAnswers,
  'task.citizenship_status': 'alien_authorized_to_work',
  'task.uscis_number': 'A123456789',
  'task.work_authorization_expires_on': '2027-06-30',
};
const shownPermit = { ...sectionTwoAnswers, 'task.list_choice': 'a', 'task.list_a_1': permit };

interface Former {
  readonly employer_id: string;
  readonly employee_id: string;
  readonly earlier: string;
}

interface Completed {
  readonly employer?: object;
  readonly sectionOne?: object;
  readonly sectionTwo?: object;
}

/** Somebody whose Form I-9 was completed on November 23, 2026. */
async function former({
  employer = {},
  sectionOne = sectionOneAnswers,
  sectionTwo = sectionTwoAnswers,
}: Completed = {}): Promise<Former> {
  const employer_id = await newEmployer(api, employer);
  const employee_id = await newEmployee(api);
  const { taskId } = await newTask(api, 'i-9', { employer_id, employee_id });
  const page = await HostedPage.open(api, employee_id);
  await answerAndSign(page, taskId, 'section_1', { ...sectionOne }, 'Ana Lopez');
  const staff = await HostedPage.open(api, employee_id, { assignee_type: 'employer' });
  const signed = await answerAndSign(staff, taskId, 'section_2', { ...sectionTwo }, 'Carla Reyes');
  if (signed.status !== 201) throw new Error(JSON.stringify(signed.body));
  await completedTask(api, taskId);
  return { employer_id, employee_id, earlier: taskId };
}

/** A new form of a placement that starts then. */
async function hiredAgain(
  { employer_id, employee_id }: Omit<Former, 'earlier'>,
  start_date: string,
): Promise<string> {
  const place = { employer_id, employee_id, start_date };
  const { id: placement_id } = (await api.call('placements.create', { body: place })).body;
  const body = { form_id: await formId(api, 'i-9'), employee_id, employer_id, placement_id };
  return (await api.call('tasks.create', { body, query: { allow_duplicate: 'true' } })).body.id;
}

const offerOf = (task_id: string, caller: object = {}) =>
  api.call('rehires.find', { path: { task_id }, ...caller });
const listed = async (employee_id: string, caller: object = {}) => {
  const { status, body } = await api.call('rehires.listOfEmployee', { path: { employee_id }, ...caller });
  return { status, data: body.data };
};
const decide = (task_id: string, body: object, caller: object = {}) =>
  api.call('rehires.decide', { path: { task_id }, body, ...caller });
const obstacleOf = async (task: string): Promise<string | null> => (await offerOf(task)).body.obstacle;
const chosen = { choice: 'supplement_b', chosen_by: 'Carla Reyes' };

describe('8 CFR 274a.2(c)(1): an employee who is hired again', () => {
  it.each([
    ['on the day on which the form was completed', '2026-11-23', null],
    ['three years later to the day', '2029-11-23', null],
    ['a day after three years', '2029-11-24', 'too_long_ago'],
    ['a day before the form was completed', '2026-11-22', 'too_long_ago'],
  ])('%s', async (_title, day, obstacle) => {
    const { body } = await offerOf(await hiredAgain(await former(), day));
    expect([body.obstacle, body.rehired_on]).toEqual([obstacle, day]);
    expect(body.choices).toEqual(obstacle === null ? ['new_form', 'supplement_b'] : []);
    expect(body.earlier_form).toMatchObject({ completed_on: '2026-11-23', usable_until: '2029-11-23' });
  });

  it('by another employer has nothing to choose', async () => {
    const { employee_id } = await former();
    const employer_id = await newEmployer(api, { name: 'Other Foods' });
    expect(await obstacleOf(await hiredAgain({ employee_id, employer_id }, '2027-02-01'))).toBe(
      'no_earlier_form',
    );
  });

  it('has nothing to choose where the earlier form was never completed, was opened again or is withdrawn', async () => {
    const employer_id = await newEmployer(api);
    const employee_id = await newEmployee(api);
    await newTask(api, 'i-9', { employer_id, employee_id });
    expect(await obstacleOf(await hiredAgain({ employer_id, employee_id }, '2027-02-01'))).toBe(
      'no_earlier_form',
    );
    const reopened = await former();
    const body = { starting_section_id: 'section_1', reason: 'A wrong name' };
    await api.call('task_change_requests.create', { path: { task_id: reopened.earlier }, body });
    expect(await obstacleOf(await hiredAgain(reopened, '2027-02-01'))).toBe('no_earlier_form');
    const withdrawn = await former();
    await api.call('tasks.deleteById', { path: { task_id: withdrawn.earlier } });
    expect(await obstacleOf(await hiredAgain(withdrawn, '2027-02-01'))).toBe('no_earlier_form');
  });

  it('has nothing to choose once the new form is begun', async () => {
    const person = await former();
    const task = await hiredAgain(person, '2027-02-01');
    const page = await HostedPage.open(api, person.employee_id);
    expect((await page.prove()).status).toBe(200);
    expect((await answerAndSign(page, task, 'section_1', { ...sectionOneAnswers }, 'Ana Lopez')).status).toBe(
      201,
    );
    expect(await obstacleOf(task)).toBe('already_begun');
  });

  it('of an employer in E-Verify needs a case that was authorized', async () => {
    const employer = { uses_e_verify: true, e_verify_company_id: '123456' };
    const sectionOne = { ...sectionOneAnswers, 'task.social_security_number': '123-45-6789' };
    const person = await former({ employer, sectionOne });
    const task = await hiredAgain(person, '2027-02-01');
    expect(await obstacleOf(task)).toBe('case_not_authorized');
    await query(
      api,
      `UPDATE everify_cases SET eligibility_statement = 'EMPLOYMENT_AUTHORIZED' WHERE task_id = '${person.earlier}'`,
    );
    expect(await obstacleOf(task)).toBeNull();
  });

  it('shows a document where the authorization ended, which only those who may see sensitive values are told', async () => {
    const person = await former({ sectionOne: alien, sectionTwo: shownPermit });
    const task = await hiredAgain(person, '2027-05-02');
    const needs = async (caller?: object) => (await offerOf(task, caller)).body.earlier_form.needs_document;
    expect(await needs()).toBe(true);
    expect(
      await needs(withCookie(await signInUser(api, [{ permissions: ['task:view', 'employee:view'] }]))),
    ).toBeNull();
  });
});

describe('what is to be chosen for an employee, of all their forms', () => {
  it('is what each form says of itself, until somebody has chosen', async () => {
    const person = await former();
    expect(await listed(person.employee_id)).toEqual({ status: 200, data: [] });
    const task = await hiredAgain(person, '2027-02-01');
    await newTask(api, 'w-4', { employee_id: person.employee_id });
    expect(await listed(person.employee_id)).toEqual({ status: 200, data: [(await offerOf(task)).body] });
    await decide(task, { ...chosen, choice: 'new_form' });
    expect(await listed(person.employee_id)).toEqual({ status: 200, data: [] });
  });

  it('is narrowed by the access rule of whoever asks', async () => {
    const person = await former();
    const task = await hiredAgain(person, '2027-02-01');
    const rule = (value: string) => ({ all: [{ fact: 'employer.name', operator: 'equals', value }] });
    const permissions = ['task:view', 'employee:view'] as const;
    const employer = await api.call('employers.findById', { path: { employer_id: person.employer_id } });
    const [inside, outside] = [
      await signInUser(api, [{ permissions, access_rule: rule(employer.body.name) }]),
      await signInUser(api, [{ permissions, access_rule: rule('Nobody of this name') }]),
    ];
    const seen = await listed(person.employee_id, withCookie(inside));
    expect(seen.data.map(({ task_id }: { task_id: string }) => task_id)).toEqual([task]);
    expect(await listed(person.employee_id, withCookie(outside))).toMatchObject({ status: 404 });
  });
});

describe('a person chooses', () => {
  it('Supplement B: it is open and due, the new form is not asked again, and both trails say who chose', async () => {
    const person = await former();
    const task = await hiredAgain(person, '2027-02-01');
    expect((await decide(task, { choice: 'supplement_b' })).status).toBe(400);
    const employee = await HostedPage.open(api, person.employee_id);
    expect((await decide(task, chosen, { token: employee.token })).status).toBe(403);
    const answer = await decide(task, chosen);
    expect([answer.status, answer.body.decision]).toEqual([
      200,
      {
        choice: 'supplement_b',
        task_id: person.earlier,
        chosen_by: 'Carla Reyes',
        decided_at: '2026-11-23T15:00:00.000Z',
      },
    ]);
    expect((await api.call('tasks.findById', { path: { task_id: task } })).status).toBe(404);
    const earlier = (await api.call('tasks.findById', { path: { task_id: person.earlier } })).body;
    expect([earlier.status, earlier.due_at.slice(0, 10)]).toEqual(['requires_action', '2027-02-04']);
    const { fields } = (await api.call('tasks.getFields', { path: { task_id: person.earlier } })).body;
    const valueOf = (path: string) => fields.find((it: { path: string }) => it.path === path)?.value;
    expect([valueOf('task.rehire_1_date'), valueOf('task.supplement_b_1_events')]).toEqual([
      '2027-02-01',
      ['rehire'],
    ]);
    const trails = [
      await api.call('tasks.getAudit', { path: { task_id: person.earlier } }),
      await api.call('archived_tasks.getAudit', { path: { archived_task_id: task } }),
    ];
    for (const { body: trail } of trails) {
      const kept = trail.events.find(({ kind }: { kind: string }) => kind === 'rehire_decided');
      expect(kept.detail).toMatchObject({ choice: 'supplement_b', chosen_by: 'Carla Reyes' });
      expect(trail.is_intact).toBe(true);
    }
    const events = await query<{ resource_id: string }>(
      api,
      `SELECT resource_id FROM events WHERE kind = 'task.rehire_decided' AND resource_id IN ('${task}', '${person.earlier}')`,
    );
    expect(events).toEqual([{ resource_id: person.earlier }]);
    const again = {
      form_id: await formId(api, 'i-9'),
      employee_id: person.employee_id,
      employer_id: person.employer_id,
    };
    expect((await api.call('tasks.create', { body: again })).status).toBe(409);
  });

  it('Supplement B, which the employer signs with a document where the authorization ended', async () => {
    const person = await former({ sectionOne: alien, sectionTwo: shownPermit });
    const task = await hiredAgain(person, '2027-05-02');
    const staff = await HostedPage.open(api, person.employee_id, { assignee_type: 'employer' });
    expect((await decide(task, { choice: 'supplement_b' }, { token: staff.token })).status).toBe(200);
    const named = { 'task.reverify_1_representative': 'Reyes, Carla, HR Manager' };
    setClock(api, new Date('2027-05-02T15:00:00Z'));
    const later = await HostedPage.open(api, person.employee_id, { assignee_type: 'employer' });
    const sign = (answers: object) =>
      answerAndSign(later, person.earlier, 'supplement_b_1', { ...named, ...answers }, 'Carla Reyes');
    const refused = await sign({});
    expect([refused.status, JSON.stringify(refused.body)]).toEqual([
      400,
      expect.stringContaining('before the rehire'),
    ]);
    const document = { ...permit, number: 'ABC0987654321', expires_on: '2029-05-01' };
    const shown = {
      'task.reverify_1_document': document,
      'task.supplement_b_1_events': ['rehire', 'reverification'],
    };
    expect((await sign(shown)).status).toBe(201);
    await completedTask(api, person.earlier);
  });

  it('a new form, once, and then it is as any other', async () => {
    const person = await former();
    const task = await hiredAgain(person, '2027-02-01');
    const user = withCookie(
      await signInUser(api, [{ permissions: ['task:view', 'task:edit', 'employee:view'] }]),
    );
    expect((await decide(task, { choice: 'new_form' }, user)).status).toBe(200);
    const { body } = await offerOf(task);
    expect([body.choices, body.decision.choice]).toEqual([[], 'new_form']);
    expect((await decide(task, chosen)).status).toBe(400);
    expect((await api.call('tasks.findById', { path: { task_id: task } })).body.status).toBe(
      'requires_action',
    );
    expect((await api.call('tasks.findById', { path: { task_id: person.earlier } })).body.status).toBe(
      'completed',
    );
  });
});

describe('a choice while somebody else is at the earlier form', () => {
  const waiting = `SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`;
  const untilWaiting = async (count: number) => {
    for (let tries = 0; tries < 2500 && (await query(api, waiting)).length < count; tries++) await pause(20);
  };

  /** Holds a form as whoever writes to it does: the row, then its trail. */
  async function hold(task: string) {
    const client = await ownerPool(api).connect();
    await client.query('BEGIN');
    await client.query('SELECT 1 FROM tasks WHERE id = $1 FOR UPDATE', [task]);
    return {
      async writeAndLetGo() {
        try {
          await client.query(`SELECT pg_advisory_xact_lock(hashtextextended('audit/' || $1, 0))`, [task]);
          await client.query('COMMIT');
        } finally {
          client.release(true);
        }
      },
    };
  }

  it('waits for them, and is carried out then: neither waits for the other without end', async () => {
    const person = await former();
    const task = await hiredAgain(person, '2027-02-01');
    const other = await hold(person.earlier);
    const deciding = decide(task, chosen);
    await untilWaiting(1);
    await other.writeAndLetGo();
    const { status, body } = await deciding;
    expect([status, body.decision?.task_id]).toEqual([200, person.earlier]);
  });

  it('is refused where they chose the same block for another return: that new form is still asked', async () => {
    const person = await former();
    const tasks = [await hiredAgain(person, '2027-02-01'), await hiredAgain(person, '2027-06-01')];
    const other = await hold(person.earlier);
    const deciding = tasks.map((task) => decide(task, chosen));
    await untilWaiting(2);
    await other.writeAndLetGo();
    const answers = await Promise.all(deciding);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    const left = tasks[answers.findIndex(({ status }) => status === 400)] ?? '';
    expect((await api.call('tasks.findById', { path: { task_id: left } })).body.status).toBe(
      'requires_action',
    );
    expect(await obstacleOf(left)).toBe('no_earlier_form');
  });
});

describe('a placement for which an earlier form is counted as enough', () => {
  const end = (id: string, end_date: string) =>
    api.call('placements.updateById', { path: { placement_id: id }, body: { end_date } });

  /** Somebody whose first job ended in December 2026, and who starts again; no new form is asked. */
  async function returned(start_date: string, given: Completed = {}) {
    const person = await former(given);
    const { employee_id, employer_id } = person;
    const job_id = (await createRecord(api, 'jobs')).id;
    const first = { employee_id, employer_id, start_date: '2026-11-23' };
    await end((await api.call('placements.create', { body: first })).body.id, '2026-12-18');
    const body = { employee_id, employer_id, job_id, start_date, create_tasks: true };
    const { body: placement } = await api.call('placements.create', { body });
    return { ...person, placement };
  }

  it('offers Supplement B of it on the form itself, which is opened with the day of the rehire', async () => {
    const { earlier, placement } = await returned('2027-02-01');
    expect(placement.form_requirements.map(({ task_id }: { task_id: string }) => task_id)).toContain(earlier);
    const { body } = await offerOf(earlier);
    expect(body).toMatchObject({
      rehired_on: '2027-02-01',
      choices: ['new_form', 'supplement_b'],
      obstacle: null,
      earlier_form: { task_id: earlier, section_id: 'supplement_b_1' },
    });
    expect((await decide(earlier, chosen)).body.decision).toMatchObject({ task_id: earlier });
    const opened = (await api.call('tasks.findById', { path: { task_id: earlier } })).body;
    expect([opened.status, opened.due_at.slice(0, 10)]).toEqual(['requires_action', '2027-02-04']);
    const { fields } = (await api.call('tasks.getFields', { path: { task_id: earlier } })).body;
    expect(fields).toContainEqual(
      expect.objectContaining({ path: 'task.rehire_1_date', value: '2027-02-01' }),
    );
    const trail = (await api.call('tasks.getAudit', { path: { task_id: earlier } })).body;
    expect(trail.is_intact).toBe(true);
    expect(trail.events.filter(({ kind }: { kind: string }) => kind === 'rehire_decided')).toHaveLength(1);
  });

  it('or has a new form asked for that placement, once', async () => {
    const { earlier, placement } = await returned('2027-02-01');
    const staff = await HostedPage.open(api, placement.employee_id, { assignee_type: 'employer' });
    const { body } = await decide(earlier, { choice: 'new_form' }, { token: staff.token });
    const made = body.decision.task_id;
    expect(made).not.toBe(earlier);
    expect(await query(api, `SELECT placement_id, completed_at FROM tasks WHERE id = '${made}'`)).toEqual([
      { placement_id: placement.id, completed_at: null },
    ]);
    expect((await decide(earlier, chosen)).status).toBe(400);
    // What was chosen stands on the new form too: it is not asked there again.
    expect((await offerOf(made)).body).toMatchObject({ choices: [], decision: { choice: 'new_form' } });
  });

  it('within three years', async () => {
    const { earlier } = await returned('2029-11-24');
    expect((await offerOf(earlier)).body).toMatchObject({ choices: [], obstacle: 'too_long_ago' });
    expect((await decide(earlier, chosen)).status).toBe(400);
  });

  it('not where the job goes on, nor to the employee, nor at a link to the form alone', async () => {
    const person = await former();
    const { employee_id, employer_id, earlier } = person;
    await api.call('placements.create', { body: { employee_id, employer_id, start_date: '2026-11-23' } });
    expect(await obstacleOf(earlier)).toBe('no_earlier_form');
    const back = await returned('2027-02-01');
    const employee = await HostedPage.open(api, back.employee_id);
    expect((await offerOf(back.earlier, { token: employee.token })).status).toBe(404);
    const alone = await HostedPage.open(api, back.employee_id, {
      assignee_type: 'employer',
      task_ids: back.earlier,
    });
    expect((await offerOf(back.earlier, { token: alone.token })).body.choices).toEqual([]);
  });
});
