import pg from 'pg';

const name = (text: string): string => pg.escapeIdentifier(text);

/** What is known of a role before it is made, or changed. */
const foundSql = `
  SELECT r.rolsuper AS is_superuser, r.rolcreaterole OR r.rolcreatedb OR r.rolreplication OR r.rolbypassrls AS may_more,
         pg_has_role(r.oid, current_user, 'MEMBER') AS is_owner
    FROM pg_roles r WHERE r.rolname = $1`;

const serverSql = `
  SELECT current_user AS owner, current_database() AS database, current_schema() AS schema,
         to_regclass('schema_migrations') IS NOT NULL AS is_migrated,
         coalesce((SELECT pg_has_role(c.relowner, 'USAGE') FROM pg_class c WHERE c.oid = to_regclass('schema_migrations')), true) AS owns`;

const tablesSql = `
  SELECT c.relname AS name, array_agg(a.attname::text ORDER BY a.attnum) AS columns,
         EXISTS (SELECT FROM pg_policy p WHERE p.polrelid = c.oid AND p.polname = 'account_rows') AS has_policy,
         c.relrowsecurity AS is_secured,
         ARRAY(SELECT r.rolname::text FROM pg_policy p JOIN pg_roles r ON r.oid = ANY (p.polroles)
                WHERE p.polrelid = c.oid AND p.polname = 'reader_rows' ORDER BY 1) AS readers
    FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
   WHERE c.relkind IN ('r', 'p', 'v') AND c.relnamespace = current_schema()::regnamespace AND pg_has_role(c.relowner, 'USAGE')
   GROUP BY c.oid ORDER BY 1`;

/** Those who may read everything by now: a table that came since has no such policy yet. */
const readersSql = `
  SELECT DISTINCT r.rolname AS name FROM pg_policy p JOIN pg_roles r ON r.oid = ANY (p.polroles)
    JOIN pg_class c ON c.oid = p.polrelid AND c.relnamespace = current_schema()::regnamespace WHERE p.polname = 'reader_rows'`;

/** Whether somebody may still do what is a matter of the database or the schema, which belong to somebody else now and then. */
const leftSql = `
  SELECT has_schema_privilege($1, current_schema(), 'CREATE') AS may_create,
         has_database_privilege($1, current_database(), 'TEMP') AS may_make_temporary`;

/** @param verifier what the server keeps of the password; null leaves the role as it lets itself in otherwise */
const loginSql = (role: string, exists: boolean, verifier: string | null): string => {
  const rights = 'LOGIN NOCREATEDB NOCREATEROLE INHERIT';
  const password = verifier === null ? '' : ` PASSWORD ${pg.escapeLiteral(verifier)}`;
  return `${exists ? 'ALTER' : 'CREATE'} ROLE ${name(role)} ${rights}${password}`;
};

interface Place {
  readonly database: string;
  readonly schema: string;
  readonly owner: string;
}

/** Nobody but the owner makes tables, functions or temporary tables (`pg_temp` takes functions too). */
const closeSql = ({ database, schema, owner }: Place): readonly string[] => [
  `GRANT TEMPORARY ON DATABASE ${name(database)} TO ${name(owner)}`,
  `REVOKE TEMPORARY ON DATABASE ${name(database)} FROM PUBLIC`,
  `REVOKE CREATE ON SCHEMA ${name(schema)} FROM PUBLIC`,
];

const enterSql = ({ database, schema }: Place, role: string): readonly string[] => [
  `GRANT CONNECT ON DATABASE ${name(database)} TO ${name(role)}`,
  `GRANT USAGE ON SCHEMA ${name(schema)} TO ${name(role)}`,
];

/** What a request asks before its account is known. */
const lookups =
  'credential_account(text, text, text), users_of_email(text, integer), legacy_passwords_of(text, integer), has_legacy_passwords()';

/** Tables that come with later migrations too. */
const serveSql = ({ schema }: Place, role: string): readonly string[] => [
  `GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA ${name(schema)} TO ${name(role)}`,
  `GRANT EXECUTE ON FUNCTION ${lookups} TO ${name(role)}`,
  `ALTER DEFAULT PRIVILEGES IN SCHEMA ${name(schema)} REVOKE DELETE ON TABLES FROM ${name(role)}`,
  `ALTER DEFAULT PRIVILEGES IN SCHEMA ${name(schema)} GRANT SELECT, INSERT, UPDATE ON TABLES TO ${name(role)}`,
  `ALTER DEFAULT PRIVILEGES IN SCHEMA ${name(schema)} GRANT USAGE, SELECT ON SEQUENCES TO ${name(role)}`,
];

/** Exactly these rights, whatever an earlier version gave. */
const grantSql = (table: string, role: string, rights: readonly string[]): readonly string[] => [
  `REVOKE ALL ON ${name(table)} FROM ${name(role)}`,
  `GRANT ${rights.join(', ')} ON ${name(table)} TO ${name(role)}`,
];

/** @param columns undefined for all */
const readSql = (table: string, role: string, columns: readonly string[] | undefined): readonly string[] => [
  `REVOKE ALL ON ${name(table)} FROM ${name(role)}`,
  ...(columns?.length === 0
    ? []
    : [
        `GRANT SELECT${columns ? ` (${columns.map(name).join(', ')})` : ''} ON ${name(table)} TO ${name(role)}`,
      ]),
];

/**
 * What indexes of lists are asked by. PostgreSQL does not call these functions leakproof, so under row-level security it would ask them of
 * rows and never of an index. None of them says anything of a value by an error. Only a superuser may say so; it holds for this database.
 */
const indexFunctions = [
  'jsonb_contains(jsonb, jsonb)',
  'jsonb_object_field(jsonb, text)',
  'jsonb_object_field_text(jsonb, text)',
  'arraycontains(anyarray, anyarray)',
  'arrayoverlap(anyarray, anyarray)',
  'ts_match_vq(tsvector, tsquery)',
  'texticlike(text, text)',
  'lower(text)',
  '"left"(text, integer)',
];
const leakySql = `
  SELECT p.oid::regprocedure::text AS name, (SELECT rolsuper FROM pg_roles WHERE rolname = current_user) AS may_change
    FROM pg_proc p WHERE NOT p.proleakproof
     AND p.oid IN (${indexFunctions.map((signature) => `'pg_catalog.${signature}'::regprocedure`).join(', ')})`;

/** @param signature as `leakySql` has it */
const leakproofSql = (signature: string): string => `ALTER FUNCTION ${signature} LEAKPROOF`;

const secureSql = (table: string): string => `ALTER TABLE ${name(table)} ENABLE ROW LEVEL SECURITY`;

const readerRowsSql = (table: string, roles: readonly string[]): readonly string[] => [
  `DROP POLICY IF EXISTS reader_rows ON ${name(table)}`,
  `CREATE POLICY reader_rows ON ${name(table)} FOR SELECT TO ${roles.map(name).join(', ')} USING (true)`,
];

/** The statements by which roles are made and given what they may. */
export const rolesSql = {
  foundSql,
  serverSql,
  tablesSql,
  readersSql,
  leftSql,
  loginSql,
  closeSql,
  enterSql,
  serveSql,
  grantSql,
  readSql,
  leakySql,
  leakproofSql,
  readerRowsSql,
  secureSql,
};
