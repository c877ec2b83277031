const ago = (days) => new Date(Date.now() - days * 86_400_000).toISOString();
const nextDue = { order_by: 'next_due_at', order_dir: 'asc' };

export const orders = [
  'name',
  'progress',
  'placements_count',
  'next_due_at',
  'last_visited_at',
  'created_at',
].flatMap((order_by) => ['asc', 'desc'].map((order_dir) => ({ order_by, order_dir })));

/** SQL of an order's key over `employee` and what its tasks and placements come to. */
const keys = {
  name: `concat_ws(chr(1), lower(unaccented(employee.last_name)), lower(unaccented(employee.first_name))) COLLATE "C"`,
  progress: 'of_tasks.percent',
  placements_count: 'of_placements.count',
  next_due_at: 'of_tasks.next_due',
  created_at: 'employee.id',
};

const filter = (name, query, where, more = {}) => ({ name, query: { ...nextDue, ...query }, where, ...more });
const by = (order_by, order_dir, asked) => ({
  ...asked,
  name: `${asked.name} by ${order_by} ${order_dir}`,
  query: { ...asked.query, order_by, order_dir },
});
const begins = (...words) =>
  words
    .map(
      (word) => `(' ' || lower(unaccented(concat_ws(' ', first_name, last_name, email)))) LIKE '% ${word}%'`,
    )
    .join(' AND ');

const search = (text, ...words) => filter(`search ${text}`, { search: text }, begins(...words));
const open = 'of_tasks.open > 0';
const narrow = filter(
  'status=requires_action, site s7',
  {
    status: 'requires_action',
    custom_attributes: '{"site":"s7"}',
  },
  `${open} AND custom_attributes @> '{"site":"s7"}'`,
);

/** Every filter, common and rare searches, and pairs of which an order and a filter serve neither the other. */
export const cases = [
  filter('all', {}, 'TRUE'),
  search('a', 'a'),
  by('last_visited_at', 'desc', search('a', 'a')),
  search('jose', 'jose'),
  search('garcia an', 'garcia', 'an'),
  search('bacedi', 'bacedi'),
  search('ana12345', 'ana12345'),
  search('nobody', 'nobody'),
  filter('first_name=Ana', { first_name: 'Ana' }, `lower(first_name) = 'ana'`),
  filter('last_name=Bacedi', { last_name: 'Bacedi' }, `lower(last_name) = 'bacedi'`),
  by('progress', 'desc', filter('last_name=Smith', { last_name: 'Smith' }, `lower(last_name) = 'smith'`)),
  filter('email of one', { email: 'nobody@foods.com' }, `lower(email) = 'nobody@foods.com'`),
  filter('status=requires_action', { status: 'requires_action' }, open),
  filter(
    'status=completed',
    { status: 'completed' },
    'of_tasks.count > 0 AND of_tasks.open = 0 AND of_tasks.expired = 0',
  ),
  filter('status=expired', { status: 'expired' }, 'of_tasks.open = 0 AND of_tasks.expired > 0'),
  by(
    'name',
    'asc',
    filter('status=expired', { status: 'expired' }, 'of_tasks.open = 0 AND of_tasks.expired > 0'),
  ),
  filter(
    'custom_attributes region',
    { custom_attributes: '{"region":"east"}' },
    `custom_attributes @> '{"region":"east"}'`,
  ),
  filter(
    'custom_attributes site',
    { custom_attributes: '{"site":"s7"}' },
    `custom_attributes @> '{"site":"s7"}'`,
  ),
  filter(
    'system_attributes of nobody',
    { system_attributes: '{"badge":"b1"}' },
    `system_attributes @> '{"badge":"b1"}'`,
  ),
  filter('created in the last 30 days', { created_at_from: ago(30) }, `employee.created_at >= '${ago(30)}'`),
  filter(
    'created 600 days ago or before',
    { created_at_to: ago(600) },
    `employee.created_at <= '${ago(600)}'`,
  ),
  filter(
    'task changed in the last day',
    { latest_task_updated_at_from: ago(1) },
    `of_tasks.latest >= '${ago(1)}'`,
  ),
  filter(
    'task changed 690 days ago or before',
    { latest_task_updated_at_to: ago(690) },
    `of_tasks.latest <= '${ago(690)}'`,
  ),
  filter(
    'due in the last 7 days',
    { next_task_due_at_from: ago(7), next_task_due_at_to: ago(0) },
    `of_tasks.next_due BETWEEN '${ago(7)}' AND '${ago(0)}'`,
  ),
  by(
    'created_at',
    'desc',
    filter('due 700 days ago', { next_task_due_at_to: ago(695) }, `of_tasks.next_due <= '${ago(695)}'`),
  ),
  filter('progress_min=100', { progress_min: '100' }, 'of_tasks.percent >= 100'),
  by(
    'placements_count',
    'asc',
    filter('progress 1 to 5', { progress_min: '1', progress_max: '5' }, 'of_tasks.percent BETWEEN 1 AND 5'),
  ),
  filter('placements_count_min=2', { placements_count_min: '2' }, 'of_placements.count >= 2'),
  filter('placements_count_max=0', { placements_count_max: '0' }, 'of_placements.count <= 0'),
  filter(
    'done, yet due: nobody',
    { progress_min: '100', next_task_due_at_to: ago(0) },
    `of_tasks.percent >= 100 AND of_tasks.next_due <= '${ago(0)}'`,
  ),
  narrow,
  { ...narrow, name: `${narrow.name} as the ceiling`, isCeiling: true },
];

const open_tasks = 'completed_at IS NULL AND (expired_at IS NULL OR expired_at > now())';

/** The plainest SQL for the same: what tasks and placements come to is computed for every employee that is looked at. */
const source = `
  FROM employees employee
  LEFT JOIN (SELECT employee_id, count(*), count(*) FILTER (WHERE ${open_tasks}) AS open,
               count(*) FILTER (WHERE completed_at IS NULL AND NOT (${open_tasks})) AS expired,
               floor(100 * sum((progress ->> 'numerator')::int) / sum((progress ->> 'denominator')::int)) AS percent,
               min(due_at) FILTER (WHERE ${open_tasks}) AS next_due, max(updated_at) AS latest
               FROM tasks WHERE account_id = $1 AND deleted_at IS NULL GROUP BY employee_id) of_tasks ON of_tasks.employee_id = employee.id
  LEFT JOIN (SELECT employee_id, count(*) FROM placements WHERE account_id = $1 AND deleted_at IS NULL GROUP BY employee_id) placed
    ON placed.employee_id = employee.id
  CROSS JOIN LATERAL (SELECT coalesce(placed.count, 0) AS count) of_placements`;

/** The total, the ids of the page, and how long both took. */
export async function plainly(client, { accountId, perPage, query, where }) {
  await client.query(
    `CREATE OR REPLACE FUNCTION unaccented(given text) RETURNS text LANGUAGE sql IMMUTABLE AS
       $$ SELECT translate(given, 'éíÉÍ', 'eiEI') $$`,
  );
  const start = performance.now();
  const asked = `${source} WHERE employee.account_id = $1 AND employee.deleted_at IS NULL AND ${where}`;
  const { rows: counted } = await client.query(`SELECT count(*)::int AS total ${asked}`, [accountId]);
  const direction = query.order_dir === 'desc' ? 'DESC' : 'ASC';
  const key = query.order_by === 'last_visited_at' ? visited : keys[query.order_by];
  const { rows } = await client.query(
    `SELECT employee.id ${asked} ORDER BY ${key} ${direction} NULLS LAST, employee.id ${direction} LIMIT ${perPage}`,
    [accountId],
  );
  return { ms: performance.now() - start, total: counted[0].total, ids: rows.map(({ id }) => id) };
}

/** Visits are known from nowhere else. */
const visited = `(SELECT last_visited_at FROM employee_summaries kept WHERE kept.account_id = employee.account_id AND kept.id = employee.id)`;
