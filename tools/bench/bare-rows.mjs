import { join } from 'node:path';

import { apiFolder } from '../setup/build.mjs';

const { newId } = await import(join(apiFolder, 'context', 'new-id.js'));

const named = (name, text) => ({ name: `bare.${name}`, text });
const mine = 'id = $1 AND account_id = $2 AND deleted_at IS NULL';
const filtered = `account_id = $1 AND deleted_at IS NULL AND custom_attributes @> $2::jsonb`;

/** Rows of a table from JSON, all in one statement, by the names that the first of them has. */
function insertAll(table, rows) {
  const columns = Object.keys(rows[0]).join(', ');
  const text = `INSERT INTO ${table} (${columns}) SELECT ${columns} FROM jsonb_populate_recordset(NULL::${table}, $1)`;
  return { ...named(`insert.${table}`, text), values: [JSON.stringify(rows)] };
}

/** What the API wrote for one placement: the bare server writes the like of it. */
export async function jobDone(pool, placementId) {
  const rowsOf = async (table, where) => {
    const text = `SELECT to_jsonb(${table}) - 'changed_xid' AS row FROM ${table} WHERE ${where}`;
    return (await pool.query(text, [placementId])).rows.map(({ row }) => row);
  };
  const tasks = `(SELECT id FROM tasks WHERE placement_id = $1)`;
  return {
    placement: (await rowsOf('placements', 'id = $1'))[0],
    tasks: await rowsOf('tasks', 'placement_id = $1 ORDER BY id'),
    subtasks: await rowsOf('subtasks', `task_id IN ${tasks} ORDER BY id`),
    entries: await rowsOf('audit_events', `task_id IN ${tasks}`),
    events: (await rowsOf('events', `resource_id = $1 OR resource_id IN ${tasks} ORDER BY id`)).map(eventRow),
  };
}

/** The columns that every event is written with; others have defaults. */
const eventRow = ({ id, account_id, kind, resource_id, data, created_at }) => ({
  id,
  account_id,
  kind,
  resource_id,
  data,
  created_at,
});

/** The statements of the bare server, and the rows that go into them. */
export function bareRows(sample, account) {
  return {
    find: named('find', `SELECT * FROM employees WHERE ${mine}`),
    count: named('count', `SELECT count(*) AS total FROM employees WHERE ${filtered}`),
    page: named(
      'page',
      `SELECT whole.* FROM (SELECT id FROM employees WHERE ${filtered} ORDER BY id DESC LIMIT $3 OFFSET $4) page
         JOIN employees whole USING (id) ORDER BY whole.id DESC`,
    ),
    createEmployee: named(
      'createEmployee',
      `WITH made AS (INSERT INTO employees
         (id, account_id, custom_attributes, system_attributes, sealed, created_at, updated_at,
          first_name, middle_name, last_name, email, phone, has_middle_name, address)
         VALUES ($1, $2, $3, $4, NULL, $5, $5, $6, $7, $8, $9, $10, $11, $12))
       INSERT INTO events (id, account_id, kind, resource_id, data, created_at)
       VALUES ($13, $2, 'employee.created', $1, $14, $5)`,
    ),
    lockEmployee: named('lockEmployee', `SELECT * FROM employees WHERE ${mine} FOR NO KEY UPDATE`),
    holdEmployer: named('holdEmployer', `SELECT * FROM employers WHERE ${mine} FOR KEY SHARE`),
    policies: named(
      'policies',
      `SELECT * FROM policies WHERE account_id = $1 AND status = 'active' ORDER BY id`,
    ),
    forms: named('forms', `SELECT * FROM forms WHERE account_id = $1 AND key = ANY($2)`),
    livingTasks: named(
      'livingTasks',
      `SELECT * FROM tasks WHERE account_id = $1 AND employee_id = ANY($2) AND deleted_at IS NULL ORDER BY id DESC`,
    ),
    formKeys: sample.tasks.map((task) => task.form_key),
    newEmployee: (given) => newEmployee(account, given),
    employeeValues,
    newPlacement: (given) => newPlacement(sample, given),
  };
}

const own = ['first_name', 'middle_name', 'last_name', 'email', 'phone', 'has_middle_name', 'address'];

function newEmployee(account_id, given) {
  const now = new Date();
  const others = Object.entries(given).filter(([name]) => !own.includes(name));
  const { address } = given;
  const region = [address.state, address.zip].filter(Boolean).join(' ');
  const whole = [address.street, address.city, region, address.country].join(', ');
  return {
    ...Object.fromEntries(own.map((name) => [name, given[name] ?? null])),
    id: newId('employee', now),
    account_id,
    custom_attributes: {},
    system_attributes: Object.fromEntries(others),
    created_at: now,
    updated_at: now,
    address: { ...address, secondary: null, full_address: whole },
  };
}

function employeeValues(row, employee) {
  const { id, account_id, custom_attributes, system_attributes, created_at } = row;
  const attributes = [JSON.stringify(custom_attributes), JSON.stringify(system_attributes)];
  const event = [newId('event', created_at), JSON.stringify(employee)];
  return [id, account_id, ...attributes, created_at, ...own.map((name) => row[name]), ...event];
}

/** The rows of the sample with ids of their own, by table, and the placement as its event tells it. */
function newPlacement(sample, { employee_id, employer_id }) {
  const now = new Date();
  const ids = new Map([[sample.placement.id, newId('placement', now)]]);
  for (const { id } of sample.tasks) ids.set(id, newId('task', now));
  for (const { id } of sample.subtasks) ids.set(id, newId('subtask', now));
  ids.set(sample.placement.employee_id, employee_id);
  ids.set(sample.placement.employer_id, employer_id);
  const anew = (row) => JSON.parse(JSON.stringify(row, (_, value) => ids.get(value) ?? value));
  const at = now.toISOString();
  const dated = (row) => ({ ...anew(row), created_at: at, updated_at: at });
  const events = sample.events.map((row) => ({ ...anew(row), id: newId('event', now), created_at: at }));
  const inserts = [
    insertAll('placements', [{ ...dated(sample.placement), decided_at: at }]),
    insertAll('tasks', sample.tasks.map(dated)),
    insertAll('subtasks', sample.subtasks.map(anew)),
    insertAll(
      'audit_events',
      sample.entries.map((row) => ({ ...anew(row), at })),
    ),
    insertAll('events', events),
  ];
  return { inserts, body: events.find(({ kind }) => kind === 'placement.created').data };
}
