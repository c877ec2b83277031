import type { SqlQuery } from '../to-insert-query.js';

/** Stands for every account: what works across accounts says so with each connection, or each transaction. */
export const everyAccount = '*';

const setting = `'firstday.account_id'`;

/** Sets whose rows the rest of a transaction sees. */
export const scopeQuery = (account: string): SqlQuery => ({
  name: 'rows.scope',
  text: `SELECT set_config(${setting}, $1, true)`,
  values: [account],
});

/** Sets whose rows a connection sees where a transaction says nothing. */
export const connectionScopeSql = `SELECT set_config(${setting}, '${everyAccount}', false)`;

/** Whether this role is subject to policies, or will be once they are turned on: a process that serves by then goes on. */
export const isRestrictedSql = `
  SELECT NOT (r.rolsuper OR r.rolbypassrls OR pg_has_role(c.relowner, 'USAGE')) AS restricted
    FROM pg_roles r JOIN pg_class c ON c.oid = to_regclass('employees') WHERE r.rolname = current_user`;

/** The tables whose rows belong to an account, and those of them that hide no row of another. */
export const tablesOfAccountsSql = `
  SELECT c.relname AS name, EXISTS (SELECT FROM pg_policy p WHERE p.polrelid = c.oid AND p.polname = 'account_rows')
           AND c.relrowsecurity AS protected
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
