import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addressInput, eventsOf, createRecord, query } from '../testing/factories.js';
import { formId } from '../testing/hosted-page.js';
import { TestApi } from '../testing/test-api.js';

let api: TestApi;
beforeAll(async () => {
  api = await TestApi.shared();
});
afterAll(() => api.stop());

/** How many forms an account that made no policy asks everybody for who works in New York: W-9 is for contractors. */
const asked = 5;

interface Requirement {
  readonly form_name: string;
  readonly task_id: string | null;
}

const create = (body: object) => api.call('placements.create', { body });
const path = (id: string) => ({ placement_id: id });
const find = (id: string) => api.call('placements.findById', { path: path(id) });
const update = (id: string, body: object) => api.call('placements.updateById', { path: path(id), body });
const explain = async (id: string) => (await api.call('placements.explain', { path: path(id) })).body;
const policyIn = (explanation: { policies: { policy_name: string }[] }, name: string) =>
  explanation.policies.find((policy) => policy.policy_name === name);

/** An employee hired by an employer, by default in New York. */
async function hire(employer: object = {}): Promise<{ employee_id: string; employer_id: string }> {
  const { id: employer_id } = await createRecord(api, 'employers', { ...employer });
  const { id: employee_id } = await createRecord(api, 'employees');
  return { employee_id, employer_id };
}

const rowsAbout = async (employeeId: string): Promise<Record<string, number> | undefined> =>
  (
    await query<Record<string, number>>(
      api,
      `SELECT (SELECT count(*)::int FROM placements WHERE employee_id = $1) AS placements,
              (SELECT count(*)::int FROM tasks WHERE employee_id = $1) AS tasks,
              (SELECT count(*)::int FROM events
                WHERE data ->> 'employee_id' = $1) AS events`,
      [employeeId],
    )
  )[0];

describe('a placement', () => {
  it('needs every form that the policies ask for, and says which task answers each', async () => {
    const named = await hire();
    const made = await create({ ...named, start_date: '2026-12-01', shift: 'late' });
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({
      ...named,
      client_id: null,
      job_id: null,
      start_date: '2026-12-01',
      shift: 'late',
      missing_task_count: asked,
      progress: { forms_required: asked, forms_completed: 0 },
    });
    expect(made.body).not.toHaveProperty('create_tasks');
    const requirements: Requirement[] = made.body.form_requirements;
    expect(requirements.map(({ task_id }) => task_id)).toEqual(Array(asked).fill(null));
    expect(made.body.suggested_tasks).toEqual(
      requirements.map((requirement) => ({
        form_id: expect.stringMatching(/^form_/),
        form_key: expect.stringMatching(/^[a-z0-9-]+$/),
        form_name: requirement.form_name,
        task_id: null,
        form_tags: expect.any(Array),
      })),
    );
    expect((await find(made.body.id)).body).toEqual(made.body);
    const [event] = await eventsOf(api, made.body.id);
    expect(event).toEqual({ kind: 'placement.created', data: made.body });
  });

  it('makes the missing tasks when asked, and reuses a task that the employee has', async () => {
    const named = await hire();
    const handbook = await formId(api, 'handbook');
    const task = await api.call('tasks.create', { body: { ...named, form_id: handbook } });
    const made = await create({ ...named, create_tasks: true });
    expect(made.body).toMatchObject({ missing_task_count: 0, progress: { forms_required: asked } });
    const about = made.body.form_requirements.find((it: { form_id: string }) => it.form_id === handbook);
    expect(about.task_id).toBe(task.body.id);
    const tasks = await api.call('tasks.list', { query: { employee_id: named.employee_id } });
    expect(tasks.body.total).toBe(asked);
    const ids = made.body.suggested_tasks.map((it: { task_id: string }) => it.task_id).sort();
    expect(tasks.body.data.map(({ id }: { id: string }) => id).sort()).toEqual(ids);
    for (const id of ids)
      expect((await eventsOf(api, id)).map((event) => event.kind)).toEqual(['task.created']);
  });

  it('counts the forms that are undecided for want of a fact, and lists find them until the fact is there', async () => {
    const named = await hire();
    const address = { street: '1 Main Street', city: 'Troy', state: 'NY', zip: '12180' };
    const employer = await createRecord(api, 'employers', { address: { ...address, country: 'America' } });
    const { body } = await create({ ...named, employer_id: employer.id, create_tasks: true });
    expect([body.missing_task_count, body.undecided_count > 0]).toEqual([0, true]);
    const [event] = await eventsOf(api, body.id);
    expect(event).toMatchObject({ data: { undecided_count: body.undecided_count } });
    const found = async (has_undecided: string) => {
      const query = { employee_id: named.employee_id, has_undecided };
      return (await api.call('placements.list', { query })).body.data.map(({ id }: { id: string }) => id);
    };
    expect([await found('true'), await found('false')]).toEqual([[body.id], []]);
    await api.call('employers.updateById', {
      path: { employer_id: employer.id },
      body: { address: { ...address, country: 'USA' } },
    });
    const decided = await update(body.id, { create_tasks: true });
    expect(decided.body).toMatchObject({ missing_task_count: 0, undecided_count: 0 });
    expect(decided.body.form_requirements.length).toBeGreaterThan(body.form_requirements.length);
    expect([await found('true'), await found('false')]).toEqual([[], [body.id]]);
  });

  it('makes the missing tasks on a change too, and only those', async () => {
    const named = await hire();
    const { body } = await create(named);
    const changed = await update(body.id, { create_tasks: true, note: 'x' });
    expect(changed.body).toMatchObject({ missing_task_count: 0, note: 'x' });
    const again = await update(body.id, { create_tasks: true, note: null });
    expect(again.body.suggested_tasks).toEqual(changed.body.suggested_tasks);
    expect(again.body).not.toHaveProperty('note');
    expect((await rowsAbout(named.employee_id))?.['tasks']).toBe(asked);
    expect((await eventsOf(api, body.id)).map((event) => event.kind)).toEqual([
      'placement.created',
      'placement.updated',
      'placement.updated',
    ]);
  });

  it('shows another placement of the employee the same tasks, and makes none twice, even at once', async () => {
    const named = await hire();
    const clients = [await createRecord(api, 'clients'), await createRecord(api, 'clients')];
    const answers = await Promise.all(
      clients.map(({ id }) => create({ ...named, client_id: id, create_tasks: true })),
    );
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(await rowsAbout(named.employee_id)).toMatchObject({ placements: 2, tasks: asked });
    const [one, two] = await Promise.all(answers.map(({ body }) => find(body.id)));
    expect(one?.body.suggested_tasks).toEqual(two?.body.suggested_tasks);
  });

  it('is one of the same employee, employer, client and job: a second is 409 and names the first', async () => {
    const named = await hire();
    for (const parties of [{ employee_id: named.employee_id }, named]) {
      const first = await create(parties);
      const second = await create({ ...parties, create_tasks: true });
      expect(second.status).toBe(409);
      expect(second.body).toMatchObject({
        _tag: 'PlacementConflictError',
        meta: { placementId: first.body.id },
      });
    }
    expect((await rowsAbout(named.employee_id))?.['tasks']).toBe(0);
    const { body } = await create({ ...named, client_id: (await createRecord(api, 'clients')).id });
    await api.call('placements.deleteById', { path: path(body.id) });
    expect((await create({ ...named, client_id: body.client_id })).status).toBe(201);
  });

  it('is made once when two ask at once, whichever wins', async () => {
    for (let round = 0; round < 5; round++) {
      const named = await hire();
      const answers = await Promise.all([1, 2, 3].map(() => create({ ...named, create_tasks: true })));
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
      const made = answers.find(({ status }) => status === 201);
      for (const { status, body } of answers)
        if (status === 409) expect(body.meta.placementId).toBe(made?.body.id);
      expect(await rowsAbout(named.employee_id)).toEqual({
        placements: 1,
        tasks: asked,
        events: 1 + asked,
      });
    }
  });

  it('names records that are there: an unknown one is 404, and nothing is kept', async () => {
    const named = await hire();
    const unknown = {
      employee_id: 'ee_1111111111111111111111',
      employer_id: 'er_1111111111111111111111',
      client_id: 'cl_1111111111111111111111',
      job_id: 'job_1111111111111111111111',
    };
    for (const [name, id] of Object.entries(unknown)) {
      const body = { ...named, create_tasks: true, [name]: id };
      expect((await create(body)).body._tag).toBe('ResourceNotFoundError');
      expect((await api.call('placements.preview', { body: { ...named, [name]: id } })).status).toBe(404);
    }
    expect(await rowsAbout(named.employee_id)).toEqual({ placements: 0, tasks: 0, events: 0 });
  });

  it('that cannot be made whole leaves nothing behind: no row, no task, no event', async () => {
    const named = await hire();
    await query(
      api,
      `ALTER TABLE tasks ADD CONSTRAINT refuses CHECK (employee_id <> '${named.employee_id}')`,
    );
    try {
      expect((await create({ ...named, create_tasks: true })).status).toBe(500);
    } finally {
      await query(api, `ALTER TABLE tasks DROP CONSTRAINT refuses`);
    }
    expect(await rowsAbout(named.employee_id)).toEqual({ placements: 0, tasks: 0, events: 0 });
    expect((await create({ ...named, create_tasks: true })).status).toBe(201);
  });

  it('takes a real day as its start date', async () => {
    const named = await hire();
    for (const start_date of ['2027-02-29', 'tomorrow', 20261201, true, '2026-12-01T00:00:00Z']) {
      const answer = await create({ ...named, start_date });
      expect(answer.body).toMatchObject({ _tag: 'HttpApiDecodeError', issues: [{ path: ['start_date'] }] });
    }
    const { body } = await create({ ...named, start_date: '2028-02-29' });
    expect((await update(body.id, { start_date: '2028-02-30' })).status).toBe(400);
    expect((await update(body.id, { start_date: null })).body).not.toHaveProperty('start_date');
  });

  it('is previewed as it would be made, and nothing is written', async () => {
    const named = await hire();
    const body = { ...named, start_date: '2026-12-01' };
    const preview = await api.call('placements.preview', { body });
    expect(preview.status).toBe(200);
    expect(preview.body.id).toMatch(/^pla_[1-9A-HJ-NP-Za-km-z]{22}$/);
    expect((await find(preview.body.id)).status).toBe(404);
    expect(await rowsAbout(named.employee_id)).toEqual({ placements: 0, tasks: 0, events: 0 });
    const made = await create(body);
    const own = { id: expect.any(String), created_at: expect.any(String) };
    expect(preview.body).toEqual({ ...made.body, ...own });
    expect((await api.call('placements.preview', { body })).status).toBe(200);
  });

  it('stays as it is, and nobody is told, where a change says what is there already', async () => {
    const { body: made } = await create({ ...(await hire()), start_date: '2026-11-23' });
    const update = (body: object) =>
      api.call('placements.updateById', { path: { placement_id: made.id }, body });
    expect((await update({ start_date: '2026-11-23' })).body).toEqual(made);
    expect((await update({})).body).toEqual(made);
    expect((await eventsOf(api, made.id)).map(({ kind }) => kind)).toEqual(['placement.created']);
    // Tasks that it lacked are news of the placement.
    expect((await update({ create_tasks: true })).body.missing_task_count).toBe(0);
    expect((await eventsOf(api, made.id)).map(({ kind }) => kind)).toEqual([
      'placement.created',
      'placement.updated',
    ]);
  });

  it('is previewed the deprecated ways too, for clients that still ask so', async () => {
    const named = await hire();
    const preview = await api.call('placements.preview', { body: named });
    const query = await api.call('placements.previewDeprecated', { query: named });
    expect(query.status).toBe(200);
    expect(Object.fromEntries(query.headers)).toMatchObject({
      deprecation: '@1795305600',
      sunset: 'Sun, 31 Dec 2028 23:59:59 GMT',
      link: '</api/v1/placements/preview>; rel="successor-version"',
    });
    expect(preview.headers.has('deprecation')).toBe(false);
    expect(query.body.form_requirements).toEqual(preview.body.form_requirements);
    const tasks = await api.call('placements.previewTasks', { body: named });
    expect(tasks.body.map((task: { form_id: string }) => task.form_id)).toEqual(
      preview.body.suggested_tasks.map((task: { form_id: string }) => task.form_id),
    );
    expect(tasks.body[0].rules).toEqual([expect.objectContaining({ outcome: 'met' })]);
    expect((await api.call('placements.previewTasks', { body: { ...named, x: 1 } })).status).toBe(400);
  });

  it('is listed by whom and what it names', async () => {
    const named = await hire();
    const job_id = (await createRecord(api, 'jobs')).id;
    const client_id = (await createRecord(api, 'clients')).id;
    const first = await create({ ...named, job_id });
    const second = await create({ ...named, client_id });
    const list = async (filter: Record<string, string>) =>
      (await api.call('placements.list', { query: filter })).body;
    expect(await list({ employee_id: named.employee_id })).toMatchObject({
      total: 2,
      data: [second.body, first.body],
    });
    expect(await list({ employer_id: named.employer_id, job_id })).toMatchObject({
      total: 1,
      data: [first.body],
    });
    expect((await list({ client_id })).data).toEqual([second.body]);
    expect((await list({ client_id, job_id })).total).toBe(0);
  });

  it('answers as it last was when deleted, and its tasks stay with the employee', async () => {
    const named = await hire();
    const { body } = await create({ ...named, create_tasks: true });
    const deleted = await api.call('placements.deleteById', { path: path(body.id) });
    expect(deleted.body).toEqual(body);
    expect((await find(body.id)).status).toBe(404);
    expect((await update(body.id, {})).status).toBe(404);
    const tasks = await api.call('tasks.list', { query: { employee_id: named.employee_id } });
    expect(tasks.body.total).toBe(asked);
  });
});

describe('why a placement needs a form', () => {
  it('is said policy by policy: required, not required, and undecided with what is missing', async () => {
    const [texas, drivers] = ['Only in Texas', 'Drivers'];
    const handbook = await formId(api, 'handbook');
    const policy = (name: string, condition: object) =>
      api.call('policies.create', { body: { name, condition, form_ids: [handbook] } });
    await policy(texas, { fact: 'work_location.state', operator: 'equals', value: 'TX' });
    await policy(drivers, { fact: 'job.name', operator: 'contains', value: 'driver' });
    const { body } = await create(await hire());
    const explanation = await explain(body.id);
    expect(policyIn(explanation, 'Employment eligibility verification')).toMatchObject({
      outcome: 'met',
      policy_version: 1,
      missing_facts: [],
      sentence: expect.stringMatching(/^Required because .*country/),
      forms: [{ form_id: await formId(api, 'i-9') }],
      explanation: {
        all: [{ fact: 'work_location.country', actual: 'USA', outcome: 'met' }, { outcome: 'met' }],
      },
    });
    expect(policyIn(explanation, texas)).toMatchObject({
      outcome: 'unmet',
      explanation: { actual: 'NY', value: 'TX' },
    });
    expect(policyIn(explanation, drivers)).toMatchObject({
      outcome: 'unknown',
      missing_facts: ['job.name'],
      sentence: expect.stringMatching(/^Undecided/),
      forms: [{ form_id: handbook }],
    });
  });

  it('is another form for an independent contractor, and the reason is said', async () => {
    const names = ['Employment eligibility verification', 'Federal income tax withholding'];
    const tax = 'Tax number of independent contractors';
    const keys = ({ suggested_tasks }: { suggested_tasks: { form_key: string }[] }) =>
      suggested_tasks.map(({ form_key }) => form_key).toSorted();
    const everybody = ['direct-deposit', 'emergency-contact', 'handbook'];
    const { body } = await create({ ...(await hire()), worker_type: 'contractor', create_tasks: true });
    expect(keys(body)).toEqual([...everybody, 'w-9']);
    expect(body.missing_task_count).toBe(0);
    const because = "because the placement's type of worker is contractor.";
    const explanation = await explain(body.id);
    for (const name of names)
      expect(policyIn(explanation, name)).toMatchObject({
        outcome: 'unmet',
        sentence: `Not required ${because}`,
      });
    expect(policyIn(explanation, tax)).toMatchObject({ outcome: 'met', sentence: `Required ${because}` });

    const hired = await update(body.id, { worker_type: 'employee' });
    expect(keys(hired.body)).toEqual([...everybody, 'i-9', 'w-4']);
    const silent = await update(body.id, { worker_type: null });
    expect(keys(silent.body)).toEqual([...everybody, 'i-9', 'w-4']);
    expect(policyIn(await explain(body.id), tax)).toMatchObject({ outcome: 'unmet', missing_facts: [] });
  });

  it('stays as it was decided until the placement changes, then is asked anew', async () => {
    const canada = { ...addressInput, state: 'ON', country: 'Canada' };
    const named = await hire({ address: canada });
    const { body } = await create(named);
    expect(policyIn(await explain(body.id), 'Federal income tax withholding')).toMatchObject({
      outcome: 'unmet',
    });
    await api.call('employers.updateById', {
      path: { employer_id: named.employer_id },
      body: { address: addressInput },
    });
    expect((await find(body.id)).body.form_requirements).toEqual(body.form_requirements);
    const changed = await update(body.id, {});
    expect(changed.body.progress.forms_required).toBe(body.progress.forms_required + 2);
    expect(policyIn(await explain(body.id), 'Federal income tax withholding')).toMatchObject({
      outcome: 'met',
    });
  });

  it('never shows what a sensitive custom property holds', async () => {
    await createRecord(api, 'custom_properties', { name: 'salary', is_sensitive_info: true });
    const { id } = await createRecord(api, 'employees', {
      custom_attributes: { salary: 'EIGHTY-K' },
      social_security_number: '219-09-9999',
    });
    const { body } = await create({ employee_id: id });
    const kept = await query(api, `SELECT * FROM placements WHERE id = $1`, [body.id]);
    expect(JSON.stringify([kept, await explain(body.id)])).not.toMatch(/EIGHTY-K|9999/);
  });
});

describe.each([
  ['employers', 'employer'],
  ['clients', 'client'],
  ['jobs', 'job'],
] as const)('%s that a placement names', (kind, noun) => {
  const remove = (id: string) => api.call(`${kind}.deleteById`, { path: { [`${noun}_id`]: id } });

  it('are not deleted before it is, and it is said how many name them', async () => {
    const { id } = await createRecord(api, kind);
    const placements = [];
    for (let at = 0; at < 2; at++) {
      const employee = await createRecord(api, 'employees');
      placements.push(
        await createRecord(api, 'placements', { employee_id: employee.id, [`${noun}_id`]: id }),
      );
    }
    expect((await remove(id)).body).toMatchObject({
      _tag: 'BadRequestError',
      message: expect.stringContaining('2 placements name it'),
    });
    for (const placement of placements) await api.call('placements.deleteById', { path: path(placement.id) });
    expect((await remove(id)).status).toBe(200);
  });

  it('are not deleted from under a placement that is being made', async () => {
    for (let round = 0; round < 6; round++) {
      const { id } = await createRecord(api, kind);
      const employee = await createRecord(api, 'employees');
      const [made, removed] = await Promise.all([
        create({ employee_id: employee.id, [`${noun}_id`]: id }),
        remove(id),
      ]);
      expect([made.status, removed.status]).toEqual(made.status === 201 ? [201, 400] : [404, 200]);
    }
  });
});
