/*
 * A first integration, with nothing but an address, a token of a test account and the OpenAPI document:
 *   FIRSTDAY_URL=http://localhost:3000 FIRSTDAY_API_TOKEN=fd_test_… node e2e/integrator/integrator.mjs
 * Each step says what it found. The first that finds something else ends it.
 */
import assert from 'node:assert/strict';
import { connect, until } from './api-client.mjs';

const { FIRSTDAY_URL: url = 'http://localhost:3000', FIRSTDAY_API_TOKEN: token = '' } = process.env;
const api = await connect(url, token);
const own = `int-${Date.now().toString(36)}`;
const address = { street: '40 Fulton Street', city: 'New York', state: 'NY', zip: '10038', country: 'USA' };
const person = { first_name: 'Ana', last_name: 'Lopez', address };
const kept = {};

const steps = {
  'every property and parameter is explained': () => {
    const missing = [];
    for (const [name, schema] of Object.entries(api.document.components.schemas))
      for (const [property, { description, $ref }] of Object.entries(schema.properties ?? {}))
        if (!description && !$ref) missing.push(`${name}.${property}`);
    for (const [id, { parameters = [] }] of api.operations)
      for (const { name, description, $ref } of parameters)
        if (!description && !$ref) missing.push(`${id} ?${name}`);
    assert.deepEqual(missing, []);
  },

  'a property of the wrong type is refused by its name': async () => {
    const employer = api.exampleOf('employers.create');
    for (const [property, wrong] of Object.entries({ uses_e_verify: 'yes', time_zone: 'Mars/Base' }))
      assert.deepEqual(await api.refused('employers.create', { body: { ...employer, [property]: wrong } }), [
        property,
      ]);
    const text = '{"name":"x","rank":9007199254740993}';
    const answer = await fetch(`${url}/api/v1/clients`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: text,
    });
    assert.deepEqual([answer.status, (await answer.json()).issues[0].path], [400, ['rank']]);
  },

  'a query parameter that is not known is refused by its name': async () => {
    assert.deepEqual(await api.refused('employees.list', { query: { emial: 'a@b.example' } }), ['emial']);
    assert.deepEqual(await api.refused('clients.list', { query: { page: '0x10' } }), ['page']);
  },

  'records are made and changed by a key of ours': async () => {
    const put = (kind, key, body) =>
      api.send(`${kind}s.upsertByExternalId`, { path: { external_id: key }, body });
    for (const kind of ['employer', 'client', 'job']) {
      const body = kind === 'employer' ? { ...api.exampleOf('employers.create'), address } : { name: own };
      const [made, again] = [await put(kind, own, body), await put(kind, own, { ...body, name: `${own} 2` })];
      assert.deepEqual([made.status, again.status, again.body.id], [201, 200, made.body.id]);
      kept[kind] = made.body;
    }
    const made = await put('employee', own, {
      ...person,
      last_name: `Lopez ${own}`,
      email: `${own}@example.com`,
      phone: '+1 (518) 555-0142',
    });
    assert.equal(made.status, 201);
    kept.employee = made.body;
  },

  'the right person is found by what we know of them': async () => {
    const found = async (query) =>
      (await api.call('employees.list', { query: { ...query, per_page: 100 } })).data.map(({ id }) => id);
    for (const query of [{ external_id: own }, { email: `${own}@EXAMPLE.com` }, { name: `lopez ${own}` }])
      assert.deepEqual([query, await found(query)], [query, [kept.employee.id]]);
    assert((await found({ phone: '5185550142' })).includes(kept.employee.id));
    const since = { created_at_gte: kept.employee.created_at };
    assert((await found(since)).includes(kept.employee.id));
  },

  'a list is read in an order, to its end, whatever is added meanwhile': async () => {
    for (const n of [1, 2, 3])
      await api.call('clients.create', { body: { name: `${own} page ${n}`, external_id: `${own}-${n}` } });
    const query = { name: `${own} page`, sort: 'created_at', per_page: 2 };
    const first = await api.call('clients.list', { query });
    await api.call('clients.create', { body: { name: `${own} page 4` } });
    const second = await api.call('clients.list', { query: { ...query, starting_after: first.data[1].id } });
    assert.deepEqual(
      [...first.data, ...second.data].map(({ name }) => name.at(-1)),
      ['1', '2', '3', '4'],
    );
  },

  'a placement says which forms it needs, and why': async () => {
    const body = { employee_id: kept.employee.id, start_date: '2026-12-01', external_id: own };
    const placement = await api.call('placements.create', { body });
    const path = { placement_id: placement.id };
    const changed = await api.call('placements.updateById', {
      path,
      body: {
        employer_id: kept.employer.id,
        client_id: kept.client.id,
        job_id: kept.job.id,
        create_tasks: true,
      },
    });
    assert.deepEqual([changed.employer_id, changed.missing_task_count], [kept.employer.id, 0]);
    assert((await api.call('placements.explain', { path })).policies.every(({ sentence }) => sentence));
    const other = await api.call('employees.create', { body: { ...person, last_name: 'Other' } });
    await api.refused('placements.updateById', { path, body: { employee_id: other.id } });
    kept.placement = changed;
  },

  'a task goes through its whole life in one call': async () => {
    const paths = kept.placement.form_requirements.map(({ task_id }) => ({ task_id }));
    for (const path of paths) await api.call('tasks.completeForTest', { path });
    for (const path of paths) {
      await until(
        () => api.call('tasks.findById', { path }),
        ({ status }) => status === 'completed',
      );
      assert.match(await api.call('tasks.getPdf', { path }), /^%PDF-/);
    }
    const { progress } = await api.call('placements.findById', { path: { placement_id: kept.placement.id } });
    assert.equal(progress.forms_completed, progress.forms_required);
  },

  'a form is asked for by its key, and a policy by facts that are listed': async () => {
    const { data: forms } = await api.call('forms.list', { query: { key: 'handbook' } });
    assert.deepEqual(
      forms.map(({ key }) => key),
      ['handbook'],
    );
    const { facts } = await api.call('policies.listFacts');
    for (const path of ['work_location.state', 'client.id'])
      assert(
        facts.some((fact) => fact.path === path),
        path,
      );
    const policy = (condition) => ({ name: own, form_ids: [forms[0].id], condition });
    const nonsense = await api.refused('policies.create', { body: policy({ nonsense: true }) });
    assert(nonsense.every((path) => path.startsWith('condition')));
    const condition = { fact: 'client.name', operator: 'equals', value: `${own} renamed` };
    kept.policy = await api.call('policies.create', { body: policy(condition) });
  },

  'a placement follows its facts by itself': async () => {
    const path = { placement_id: kept.placement.id };
    const explained = async () =>
      (await api.call('placements.explain', { path })).policies.find(({ policy_name: name }) => name === own);
    await api.call('placements.updateById', { path, body: { create_tasks: true } });
    assert.equal((await explained()).outcome, 'unmet');
    await api.call('clients.updateById', {
      path: { client_id: kept.client.id },
      body: { name: `${own} renamed` },
    });
    await until(explained, ({ outcome }) => outcome === 'met');
    await api.call('policies.updateById', {
      path: { policy_id: kept.policy.id },
      body: { status: 'archived' },
    });
  },

  'a record is read with those that it names, and changed by one of two editors': async () => {
    const path = { placement_id: kept.placement.id };
    const whole = await api.call('placements.findById', { path, query: { expand: 'employee,client' } });
    assert.deepEqual(
      [whole.expanded.employee.id, whole.expanded.client.id],
      [kept.employee.id, kept.client.id],
    );
    const ofClient = { path: { client_id: kept.client.id } };
    const tag = (await api.send('clients.findById', ofClient)).headers.get('etag');
    const unchanged = await api.send('clients.findById', { ...ofClient, headers: { 'if-none-match': tag } });
    assert.equal(unchanged.status, 304);
    const change = (name) =>
      api.send('clients.updateById', { ...ofClient, headers: { 'if-match': tag }, body: { name } });
    assert.deepEqual([(await change(`${own} one`)).status, (await change(`${own} two`)).status], [200, 412]);
  },

  'all that happened is read on, to its end': async () => {
    const seen = [];
    let query = { created_at_gte: kept.employer.created_at, per_page: 100 };
    for (
      let page = await api.call('events.list', { query });
      ;
      page = await api.call('events.list', { query })
    ) {
      seen.push(...page.data);
      if (!page.has_more) break;
      query = { ...query, starting_after: page.next_cursor };
    }
    const kinds = seen.filter((event) => event.resource_id === kept.placement.id).map(({ type }) => type);
    assert.equal(kinds[0], 'placement.created');
    assert(kinds.includes('placement.updated'));
    assert(seen.some(({ type }) => type === 'task.form_pdf_generated'));
    assert.equal(new Set(seen.map(({ id }) => id)).size, seen.length);
  },

  'many records come from one file, after a dry run that says what is wrong': async () => {
    const rows = [`${own} north,${own}-n`, `${own} south,${own}-s`, `,${own}-nameless`];
    const content = ['name,external_id', ...rows, ''].join('\n');
    const begun = await api.call('imports.create', { body: { kind: 'clients', content } });
    const path = { import_id: begun.id };
    const at = (status) =>
      until(
        () => api.call('imports.findById', { path }),
        (one) => one.status === status,
      );
    const { counts } = await at('checked');
    assert.deepEqual([counts.create, counts.error], [2, 1]);
    assert.equal((await api.call('clients.list', { query: { external_id: `${own}-n` } })).total, 0);
    await api.call('imports.commit', { path });
    assert.equal((await at('completed')).counts.created, 2);
    await api.call('imports.commit', { path });
    assert.equal((await api.call('clients.list', { query: { external_id: `${own}-n` } })).total, 1);
    assert.match(await api.call('imports.getResult', { path }), /nameless|error/);
  },

  'a list is taken out as a file': async () => {
    const file = await api.call('exports.clients', { query: { name: own } });
    const [head, ...rows] = file.trim().split(/\r?\n/);
    assert(head.includes('external_id'));
    assert(rows.some((row) => row.includes(`${own}-n`)));
  },

  'a method that a path does not take says which it takes': async () => {
    const answer = await fetch(`${url}/api/v1/employees`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}` },
    });
    assert.deepEqual([answer.status, answer.headers.get('allow')?.includes('GET')], [405, true]);
  },
};

for (const [name, step] of Object.entries(steps)) {
  const began = Date.now();
  await step();
  console.log(`✓ ${name} (${Date.now() - began} ms)`);
}
