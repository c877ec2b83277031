import type { SqlQuery } from '../to-insert-query.js';
import type { RowScope } from './credential-scope.js';

/** Stands for every account: background work and the console say so. */
export const everyAccount = '*';

/** Belongs to no account: only the functions that look up credentials answer. */
export const noAccount = '';

const setting = `'firstday.account_id'`;

/** Sets whose rows the rest of a transaction sees. A connection that names no account sees none. */
export function scopeQuery(scope: RowScope): SqlQuery {
  if (typeof scope === 'string')
    return {
      name: 'rows.scope',
      text: `SELECT set_config(${setting}, $1, true)`,
      values: [scope],
    };
  return {
    name: 'rows.credentialScope',
    text: `SELECT set_config(${setting}, credential_account($1, $2, $3), true)`,
    values: [scope.kind, scope.secret, scope.email ?? null],
  };
}

/** Whether this role is subject to policies, or will be once they are turned on: a process that serves by then goes on. */
export const isRestrictedSql = `
  SELECT NOT (r.rolsuper OR r.rolbypassrls OR pg_has_role(c.relowner, 'USAGE')) AS restricted
    FROM pg_roles r JOIN pg_class c ON c.oid = to_regclass('employees') WHERE r.rolname = current_user`;

/** The tables whose rows name an account: what the migration of row-level security made its policies for. */
export const tablesOfAccountsSql = `
  SELECT c.relname AS name
    FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'account_id' AND NOT a.attisdropped
   WHERE c.relkind IN ('r', 'p') AND c.relnamespace = current_schema()::regnamespace ORDER BY 1`;

/**
 * Makes that whoever does not own the table sees of it, and writes into it, only what belongs to the account that the transaction
 * names; from when `database roles` turns row-level security on. Asked once a statement (the sub-selects), not once a row. By CASE,
 * because the planner takes half of the rows to pass, while it would multiply what it thinks of two conditions on the account, and
 * choose plans for a handful of rows.
 */
export const accountRowsSql = (table: string): string =>
  `CREATE POLICY account_rows ON "${table}" USING (
     CASE WHEN account_id = (SELECT current_setting(${setting}, true)) THEN true
          ELSE (SELECT current_setting(${setting}, true)) = '${everyAccount}' END)`;
