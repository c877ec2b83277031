/** A column whose values are sealed, with all that is needed to reseal them. */
export interface SealedColumn {
  readonly table: string;
  readonly column: string;
  /** What the key is derived for. */
  readonly purpose: string;
  /** The primary key. */
  readonly key: readonly string[];
  /** What a sealed value is bound to, in SQL. */
  readonly owner: string;
  /** Batch size: smaller where values are large. */
  readonly batch: number;
}

const column = (table: string, column: string, purpose: string, more: Partial<SealedColumn> = {}) => ({
  table,
  column,
  purpose,
  key: ['id'],
  owner: 'id',
  batch: 250,
  ...more,
});

/** Every sealed column of every table. A test compares this list with the schema. */
export const sealedColumns: readonly SealedColumn[] = [
  column('clients', 'sealed', 'records'),
  column('employees', 'sealed', 'records'),
  column('employers', 'sealed', 'records'),
  column('jobs', 'sealed', 'records'),
  column('placements', 'sealed', 'records'),
  column('tasks', 'sealed_answers', 'answers', { batch: 100 }),
  column('signatures', 'sealed_image', 'signatures', { batch: 20 }),
  column('everify_cases', 'sealed_fields', 'everify'),
  column('everify_cases', 'sealed_wish', 'everify/wishes'),
  column('everify_connections', 'sealed', 'everify/connection', {
    key: ['account_id'],
    owner: 'account_id',
  }),
  column('webhooks', 'sealed_token', 'webhooks'),
  column('webhooks', 'sealed_previous_token', 'webhooks'),
  column('idempotency_keys', 'body', 'idempotency', {
    key: ['account_id', 'credential', 'key'],
    // Rows of earlier versions have no credential.
    owner: `concat_ws('/', account_id, nullif(credential, ''), key)`,
    batch: 100,
  }),
];

export const columnName = ({ table, column }: SealedColumn): string => `${table}.${column}`;
