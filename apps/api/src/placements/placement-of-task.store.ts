import type { CustomAttributes } from '@firstday/domain';
import { placementAttributes } from './placement-kind.js';
import type { PlacementEntity } from './placement.entity.js';
import type { Context } from '../context/index.js';
import {
  findSiteProperties,
  type SiteProperties,
  type SiteRow,
  siteSql,
  toSiteProperties,
} from '../records/index.js';
import { statement } from '../database/index.js';

/** What a task needs of its placement: who employs, the attributes, system and custom ones, and those of job and client. */
export interface PlacementOfTask {
  readonly employer_id: string | null;
  readonly attributes: CustomAttributes;
  readonly site: SiteProperties;
}

type PlacementRow = Pick<PlacementEntity, 'employer_id' | 'custom_attributes' | 'system_attributes'>;

const toPlacementOfTask = (row: PlacementRow, site: SiteProperties): PlacementOfTask => ({
  employer_id: row.employer_id,
  attributes: placementAttributes(row),
  site,
});

/** The same, where the placement is at hand. */
export const placementOfTask = async (ctx: Context, row: PlacementEntity): Promise<PlacementOfTask> =>
  toPlacementOfTask(row, await findSiteProperties(ctx, row));

/**
 * The placement that a task was made for, else the employee's newest with the task's employer. One that was deleted says
 * still how long a form has to be kept.
 */
const selectPlacementOfTask = statement(
  'placements.ofTask',
  `SELECT employer_id, custom_attributes, system_attributes, ${siteSql.of('placements')} AS site FROM placements
    WHERE account_id = $1 AND employee_id = $2
      AND (id = $3 OR ($3::text IS NULL AND ($4::text IS NULL OR employer_id = $4)))
    ORDER BY deleted_at IS NOT NULL, id DESC LIMIT 1`,
);
export async function findPlacementOfTask(
  ctx: Context,
  task: {
    readonly employee_id: string;
    readonly placement_id: string | null;
    readonly employer_id: string | null;
  },
): Promise<PlacementOfTask | undefined> {
  const values = [ctx.account.id, task.employee_id, task.placement_id, task.employer_id];
  const [row] = await ctx.db.run<PlacementRow & { site: SiteRow[] | null }>(selectPlacementOfTask, values);
  return row && toPlacementOfTask(row, toSiteProperties(row.site));
}
