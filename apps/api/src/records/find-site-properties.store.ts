import { type CustomAttributes, wellTyped } from '@firstday/domain';
import type { Context } from '../context/index.js';
import { statement } from '../database/index.js';

/** Of deleted ones too: what was begun at a site goes on as it was begun. */
const siteOf = (accountId: string, jobId: string, clientId: string) =>
  `(SELECT 'job' AS record, custom_attributes, system_attributes FROM jobs WHERE account_id = ${accountId} AND id = ${jobId}
    UNION ALL
    SELECT 'client', custom_attributes, system_attributes FROM clients WHERE account_id = ${accountId} AND id = ${clientId})`;

const find = statement('records.siteProperties', `SELECT * FROM ${siteOf('$1', '$2', '$3')} site`);

/** SQL for statements of other rooms. */
export const siteSql = {
  /** The job and the client that each row of a table names, for `toSiteProperties`. */
  of: (table: string): string =>
    `(SELECT jsonb_agg(site) FROM ${siteOf(`${table}.account_id`, `${table}.job_id`, `${table}.client_id`)} site)`,
};

/** The records that say where somebody works: the job, which has the address, and the client. */
export interface SiteReferences {
  readonly job_id: string | null;
  readonly client_id: string | null;
}

export interface SiteRow extends Record<string, unknown> {
  readonly record: 'client' | 'job';
  readonly custom_attributes: CustomAttributes;
  readonly system_attributes: CustomAttributes;
}

/** Attributes, system and custom ones, of a placement's job and client; empty where it names none. */
export interface SiteProperties {
  readonly job: CustomAttributes;
  readonly client: CustomAttributes;
}

export const noSite: SiteProperties = { job: {}, client: {} };

export async function findSiteProperties(
  ctx: Context,
  { job_id, client_id }: SiteReferences,
): Promise<SiteProperties> {
  if (job_id === null && client_id === null) return noSite;
  return toSiteProperties(await ctx.db.run<SiteRow>(find, [ctx.account.id, job_id, client_id]));
}

/** @param rows null where there is neither */
export function toSiteProperties(rows: readonly SiteRow[] | null): SiteProperties {
  const found = (rows ?? []).map(({ record, custom_attributes, system_attributes }) => [
    record,
    { ...custom_attributes, ...wellTyped(record, system_attributes) },
  ]);
  return { ...noSite, ...Object.fromEntries(found) };
}
