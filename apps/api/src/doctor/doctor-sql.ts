const server = `
  SELECT current_setting('server_version') AS version,
         pg_encoding_to_char(d.encoding) AS encoding, d.datcollate::text AS collation,
         d.datcollversion::text AS recorded, pg_database_collation_actual_version(d.oid)::text AS actual,
         current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int AS connections,
         (SELECT count(*)::int FROM pg_stat_activity WHERE backend_type = 'client backend') AS taken,
         pg_is_in_recovery() AS is_replica,
         pg_database_size(current_database())::text AS bytes,
         to_regclass('schema_migrations') IS NOT NULL AS is_migrated
    FROM pg_database d WHERE d.datname = current_database()`;

const role = `
  WITH tables AS (
    SELECT t.oid, t.relname::text AS name,
           t.relrowsecurity AND EXISTS (SELECT FROM pg_policy p WHERE p.polrelid = t.oid) AS is_secured
      FROM pg_class t WHERE t.relkind IN ('r', 'p') AND t.relnamespace = current_schema()::regnamespace)
  SELECT current_user AS name, r.rolsuper AS is_superuser, r.rolbypassrls AS passes_policies,
         (SELECT count(*)::int FROM tables WHERE is_secured) AS secured,
         ARRAY(SELECT name FROM tables WHERE NOT is_secured ORDER BY 1) AS unsecured,
         ARRAY(SELECT name FROM tables WHERE name = ANY ($1)
                  AND (has_table_privilege(oid, 'UPDATE') OR has_table_privilege(oid, 'DELETE')) ORDER BY 1) AS changeable,
         coalesce(pg_has_role(c.relowner, 'USAGE'), true) AS is_owner,
         row_security_active(to_regclass('employees')) IS TRUE AS is_restricted,
         has_schema_privilege(current_schema(), 'CREATE') AS may_create,
         has_database_privilege(current_database(), 'TEMP') AS may_make_temporary,
         c.oid IS NULL OR has_table_privilege(c.oid, 'INSERT') AND has_table_privilege(c.oid, 'UPDATE')
           AND has_table_privilege(c.oid, 'SELECT') AS may_serve
    FROM pg_roles r LEFT JOIN pg_class c ON c.oid = to_regclass('employees') WHERE r.rolname = current_user`;

const now = 'SELECT extract(epoch FROM clock_timestamp())::float8 * 1000 AS now';

const applied = 'SELECT name FROM schema_migrations ORDER BY timestamp, name';

const cluster = `
  SELECT (SELECT system_identifier::text FROM pg_control_system()) AS system, pg_is_in_recovery() AS is_standby,
         current_setting('hot_standby_feedback') AS feedback,
         (CASE WHEN pg_is_in_recovery() THEN coalesce(pg_last_wal_replay_lsn() - '0/0'::pg_lsn, 0)
          ELSE pg_current_wal_flush_lsn() - '0/0'::pg_lsn END)::text AS position`;

/** What the doctor asks the database. */
export const doctorSql = { server, role, now, applied, cluster };
