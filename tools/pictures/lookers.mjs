import { operations } from '@firstday/domain';

import { Trouble } from '../setup/say.mjs';

const address = { street: '1 Main Street', city: 'Albany', state: 'NY', zip: '12207', country: 'USA' };

/**
 * Who looks at the pages, by the state in which they see them: an administrator at everything, somebody who sees one
 * employer with one hire, an administrator of an account that has nothing yet, and one who may do nothing. `refused` and `error`
 * are the administrator, whose addresses ask for what there is not, and whose records are gone or API fails.
 * @param {import('../demo/workplace/api-caller.mjs').ApiCaller} api
 * @param {import('../demo/workplace/api-caller.mjs').ApiCaller} [unused] an account that nobody works in; without it somebody who sees no record
 */
export async function signInLinks(api, unused) {
  const mark = Date.now().toString(36);
  const widest = await widestGroup(api);
  const { permissions } = widest;
  const one = await oneHire(api, `One of each ${mark}`);
  await fillGaps(api, one.employerId);
  const seeing = (name) => ({ fact: 'employer.name', operator: 'equals', value: name });
  const groups = {
    many: { id: widest.id },
    refused: { id: widest.id },
    error: { id: widest.id },
    one: await groupOf(`Sees one ${mark}`, { permissions, access_rule: seeing(one.name) }),
    empty: unused
      ? await widestGroup(unused)
      : await groupOf(`Sees none ${mark}`, { permissions, access_rule: seeing(`Nobody ${mark}`) }),
    none: await groupOf(`May nothing ${mark}`, { permissions: [] }),
  };
  const links = {};
  for (const [state, { id }] of Object.entries(groups)) {
    const email = `pictures-${state}-${mark}@example.com`;
    const account = state === 'empty' && unused ? unused : api;
    await account.call('users.create', { body: { email, user_group_ids: [id] } });
    const body = { user_email: email, expire_in: 3600 };
    links[state] = async () => (await account.call('magic_links.create', { body })).url;
  }
  return links;

  function groupOf(name, more) {
    return api.call('user_groups.create', { body: { name, ...more } });
  }
}

/** Those of an earlier run hold as much, and see less. */
async function widestGroup(api) {
  const { data } = await api.call('user_groups.list', { query: { per_page: '100' } });
  const [widest] = data
    .filter(({ access_rule: rule }) => rule === null)
    .toSorted((a, b) => b.permissions.length - a.permissions.length);
  if (!widest) throw new Trouble('The account has no group.');
  return widest;
}

/** An employer with one hire. */
async function oneHire(api, name) {
  const employer = await api.call('employers.create', { body: { name, ein: '12-3456789', address } });
  const employee = await api.call('employees.create', {
    body: { first_name: 'María José', last_name: 'Fernández de la Torre', address },
  });
  const body = {
    employee_id: employee.id,
    employer_id: employer.id,
    start_date: new Date().toISOString().slice(0, 10),
    create_tasks: true,
  };
  await api.call('placements.create', { body });
  return { name, employerId: employer.id };
}

/** What the demo has none of is made once by the example of the reference, so that its pages have a record to show. */
async function fillGaps(api, employerId) {
  for (const kind of ['connected_organizations', 'custom_properties', 'imports', 'inspection_packages']) {
    const { data } = await api.call(`${kind}.list`, { query: { per_page: '1' } });
    const { body } = operations[`${kind}.create`].reference;
    const own = kind === 'inspection_packages' ? { ...body, employer_id: employerId } : body;
    if (data.length === 0) await api.call(`${kind}.create`, { body: own });
  }
}
