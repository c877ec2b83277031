import type { CustomAttributes } from '@firstday/domain';
import { placementAttributes } from './placement-kind.js';
import type { PlacementEntity } from './placement.entity.js';
import type { Context } from '../context/index.js';
import type { SiteReferences } from '../records/index.js';
import { statement } from '../database/index.js';

/** What a task needs of its placement: who employs, and the attributes, system and custom ones. */
export interface PlacementOfTask extends SiteReferences {
  employer_id: string | null;
  attributes: CustomAttributes;
}

type PlacementRow = Pick<
  PlacementEntity,
  'employer_id' | 'job_id' | 'client_id' | 'custom_attributes' | 'system_attributes'
>;

export const toPlacementOfTask = (row: PlacementRow): PlacementOfTask => ({
  employer_id: row.employer_id,
  job_id: row.job_id,
  client_id: row.client_id,
  attributes: placementAttributes(row),
});

/**
 * The placement that a task was made for, else the employee's newest with the task's employer. One that was deleted says
 * still how long a form has to be kept.
 */
const selectPlacementOfTask = statement(
  'placements.ofTask',
  `SELECT employer_id, job_id, client_id, custom_attributes, system_attributes FROM placements
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
  const [row] = await ctx.db.run<PlacementRow>(selectPlacementOfTask, values);
  return row && toPlacementOfTask(row);
}
