import type { Context } from '../context/index.js';
import { statement } from '../database/index.js';

const tables = {
  employee: 'employees',
  employer: 'employers',
  client: 'clients',
  job: 'jobs',
  placement: 'placements',
} as const;

/** Of the newest records, so that a large account costs no more than a small one. */
const readNames = (table: string) =>
  statement(
    `records.systemAttributeNames.${table}`,
    `SELECT DISTINCT name FROM
       (SELECT system_attributes FROM ${table} WHERE account_id = $1 AND deleted_at IS NULL ORDER BY id DESC LIMIT 1000) AS newest,
       jsonb_object_keys(system_attributes) AS name
      ORDER BY name LIMIT 250`,
  );
const statements = Object.entries(tables).map(([owner, table]) => [owner, readNames(table)] as const);

/** Paths of the top-level properties that the account's records were given beside their own, such as `job.shift`. */
export async function systemAttributePaths(ctx: Context): Promise<string[]> {
  const paths: string[] = [];
  for (const [owner, read] of statements)
    for (const { name } of await ctx.db.run<{ name: string }>(read, [ctx.account.id]))
      paths.push(`${owner}.${name}`);
  return paths;
}
