const ago = (days) => new Date(Date.now() - days * 86_400_000).toISOString();
const half = (table, column, prefix) => [table, `${column}=${prefix}half`, `${column} = '${prefix}half'`];
const span = (table, name, days, sign = name.endsWith('gte') ? '>=' : '<=') => [
  table,
  `${name}=${ago(days)}`,
  `${name.slice(0, -4)} ${sign} '${ago(days)}'`,
];
const attribute = (table, pair) => [
  table,
  `custom_attributes=${encodeURIComponent(JSON.stringify(pair))}`,
  `custom_attributes @> '${JSON.stringify(pair)}'`,
];

/** Each filter of each list: table, query string, and the condition that it means. */
export const cases = ({ forms: [form], isSmall }) => [
  ['employees', '', 'TRUE'],
  attribute('employees', { region: 'east' }),
  attribute('employees', { site: 's7' }),
  attribute('employees', { badge: 'b77' }),
  ['clients', '', 'TRUE'],
  attribute('clients', { region: 'east' }),
  span('clients', 'updated_at_gte', 200),
  span('clients', 'updated_at_lte', 200),
  ['placements', '', 'TRUE'],
  ['placements', 'employee_id=ee_77', `employee_id = 'ee_77'`],
  half('placements', 'employer_id', 'er_'),
  half('placements', 'client_id', 'cl_'),
  half('placements', 'job_id', 'job_'),
  attribute('placements', { region: 'east' }),
  ['tasks', '', 'TRUE'],
  ['tasks', `form_id=${form.id}`, `form_id = '${form.id}'`],
  ['tasks', 'employee_id=ee_7', `employee_id = 'ee_7'`],
  half('tasks', 'employer_id', 'er_'),
  half('tasks', 'client_id', 'cl_'),
  half('tasks', 'job_id', 'job_'),
  // The small account has no employer of so few: a page of 20 is compared with a page of 20.
  ...[isSmall ? 'er_third' : 'er_of4999'].map((id) => [
    'tasks',
    `employer_id=${id}`,
    `employer_id = '${id}'`,
  ]),
  ['tasks', 'status=requires_action', 'completed_at IS NULL AND (expired_at IS NULL OR expired_at > now())'],
  ['tasks', 'status=completed', 'completed_at IS NOT NULL'],
  ['tasks', 'status=expired', 'completed_at IS NULL AND expired_at <= now()'],
  ...['created_at', 'due_at', 'expired_at', 'completed_at'].flatMap((name) => [
    span('tasks', `${name}_gte`, 300),
    span('tasks', `${name}_lte`, 300),
  ]),
];
