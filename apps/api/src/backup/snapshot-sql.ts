/** Tables that hold nothing which outlives a crash (unlogged), belong to an extension, or are the migrations' own are left out. */
const tablesSql = `
  SELECT c.relname AS name, array_agg(a.attname::text ORDER BY a.attnum) AS columns
    FROM pg_class c
    JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
   WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind = 'r' AND c.relpersistence = 'p'
     AND c.relname <> 'schema_migrations'
     AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = c.oid AND d.deptype = 'e')
   GROUP BY c.relname ORDER BY c.relname`;

const migrationsSql = 'SELECT name FROM schema_migrations ORDER BY timestamp, name';

const sequencesSql = `
  SELECT sequencename::text AS name, last_value::text AS value
    FROM pg_sequences WHERE schemaname = current_schema() AND last_value IS NOT NULL`;

/** The same text on every server, whatever its settings are, and nothing rounded. */
const plainTextSql = `
  SET LOCAL timezone = 'UTC'; SET LOCAL datestyle = 'ISO, YMD'; SET LOCAL intervalstyle = 'postgres';
  SET LOCAL extra_float_digits = 1; SET LOCAL bytea_output = 'hex'; SET LOCAL statement_timeout = 0;
  SET LOCAL idle_in_transaction_session_timeout = 0; SET LOCAL lock_timeout = '60s'`;

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

const listed = (columns: readonly string[]): string => columns.map(quoted).join(', ');

/** Whether the role that asks is shown some of the rows only. */
const hiddenSql = `
  SELECT EXISTS (SELECT FROM pg_class c
    WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind = 'r' AND row_security_active(c.oid)) AS "areHidden"`;

/** A role from which rows are hidden is refused, and makes no backup that lacks them. */
const beginSql = `BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY; SET LOCAL row_security = off; ${plainTextSql}`;

const fetchSql = (rows: number): string => `FETCH ${rows} FROM backup_rows`;
const closeSql = 'CLOSE backup_rows';

const lockSql = (tables: readonly string[]): string =>
  `LOCK TABLE ${tables.map(quoted).join(', ')} IN ACCESS SHARE MODE`;

const cursorSql = (table: string, columns: readonly string[]): string =>
  `DECLARE backup_rows NO SCROLL CURSOR FOR SELECT r::text AS row FROM (SELECT ${listed(columns)} FROM ${quoted(table)}) r`;

/** A type with just the columns that the backup has, in its order. */
const rowTypeSql = (table: string, columns: readonly string[]): string =>
  `CREATE TEMP TABLE firstday_backup_row AS SELECT ${listed(columns)} FROM ${quoted(table)} WITH NO DATA`;

const dropRowTypeSql = 'DROP TABLE pg_temp.firstday_backup_row';

const loadSql = (table: string, columns: readonly string[]): string =>
  `INSERT INTO ${quoted(table)} (${listed(columns)}) OVERRIDING SYSTEM VALUE
   SELECT (r).* FROM (SELECT x::pg_temp.firstday_backup_row AS r FROM unnest($1::text[]) x OFFSET 0) s`;

const foreignKeysSql = `
  SELECT conrelid::regclass::text AS "table", conname::text AS name, pg_get_constraintdef(oid) AS definition
    FROM pg_constraint WHERE contype = 'f' AND connamespace = current_schema()::regnamespace`;

const dropForeignKeySql = ({ table, name }: { readonly table: string; readonly name: string }): string =>
  `ALTER TABLE ${table} DROP CONSTRAINT ${quoted(name)}`;

const addForeignKeySql = (key: {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}): string => `ALTER TABLE ${key.table} ADD CONSTRAINT ${quoted(key.name)} ${key.definition}`;

const triggersSql = (table: string, change: 'DISABLE' | 'ENABLE'): string =>
  `ALTER TABLE ${quoted(table)} ${change} TRIGGER USER`;

const truncateSql = (tables: readonly string[]): string => `TRUNCATE ${tables.map(quoted).join(', ')}`;

const setSequenceSql = 'SELECT setval(quote_ident($1)::regclass, $2)';

/** Whatever is in the schema: a table, a view, a sequence. */
const anythingThereSql = `
  SELECT c.relname AS name FROM pg_class c
   WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind IN ('r', 'p', 'v', 'm', 'S', 'f')
     AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = c.oid AND d.deptype = 'e') LIMIT 1`;

/** What reads a database from one snapshot, and loads what was read: of whatever tables there are. */
export const snapshotSql = {
  addForeignKeySql,
  anythingThereSql,
  beginSql,
  closeSql,
  cursorSql,
  dropForeignKeySql,
  dropRowTypeSql,
  fetchSql,
  foreignKeysSql,
  hiddenSql,
  loadSql,
  lockSql,
  migrationsSql,
  plainTextSql,
  rowTypeSql,
  sequencesSql,
  setSequenceSql,
  tablesSql,
  triggersSql,
  truncateSql,
};
