import { type CustomAttributes, wellTyped } from '@firstday/domain';
import type { Context } from '../context/index.js';
import { statement } from '../database/index.js';

/** Of deleted ones too: what was begun at a site goes on as it was begun. */
const find = statement(
  'records.siteProperties',
  `SELECT record, custom_attributes, system_attributes FROM (
     SELECT 1 AS distance, 'job' AS record, custom_attributes, system_attributes FROM jobs WHERE account_id = $1 AND id = $2
     UNION ALL
     SELECT 2, 'client', custom_attributes, system_attributes FROM clients WHERE account_id = $1 AND id = $3
   ) site ORDER BY distance`,
);

/** The records that say where somebody works: the job, which has the address, and the client. */
export interface SiteReferences {
  readonly job_id: string | null;
  readonly client_id: string | null;
}

interface SiteRow extends Record<string, unknown> {
  readonly record: 'client' | 'job';
  readonly custom_attributes: CustomAttributes;
  readonly system_attributes: CustomAttributes;
}

/** @returns the attributes, system and custom ones, of the job and the client, in this order */
export async function findSiteProperties(
  ctx: Context,
  { job_id, client_id }: SiteReferences,
): Promise<readonly CustomAttributes[]> {
  if (job_id === null && client_id === null) return [];
  const rows = await ctx.db.run<SiteRow>(find, [ctx.account.id, job_id, client_id]);
  return rows.map((row) => ({
    ...row.custom_attributes,
    ...wellTyped(row.record, row.system_attributes),
  }));
}
