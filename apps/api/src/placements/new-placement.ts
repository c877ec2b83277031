import type { PreviewPlacement } from '@firstday/domain';
import type { Context } from '../context/index.js';
import { newRecord } from '../records/index.js';
import type { PlacementEntity } from './placement.entity.js';

/** What is known of a placement before its policies are asked. */
export const undecidedNothing = {
  decisions: [],
  undecided_count: null,
  undecided_facts: null,
  everify_mandate: null,
  fact_hashes: null,
} satisfies Partial<PlacementEntity>;

/** A placement of which nothing is decided yet. */
export function newPlacement(ctx: Context, given: PreviewPlacement): PlacementEntity {
  return {
    ...newRecord(ctx, 'placement'),
    employee_id: given.employee_id,
    employer_id: given.employer_id ?? null,
    client_id: given.client_id ?? null,
    job_id: given.job_id ?? null,
    ...undecidedNothing,
    age_on: null,
    decided_at: ctx.now,
  };
}
