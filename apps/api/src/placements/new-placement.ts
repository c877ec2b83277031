import type { PreviewPlacement } from '@firstday/domain';
import type { Context } from '../context/index.js';
import { newRecord } from '../records/index.js';
import type { PlacementEntity } from './placement.entity.js';

/** A placement of which nothing is decided yet. */
export function newPlacement(ctx: Context, given: PreviewPlacement): PlacementEntity {
  return {
    ...newRecord(ctx, 'placement'),
    employee_id: given.employee_id,
    employer_id: given.employer_id ?? null,
    client_id: given.client_id ?? null,
    job_id: given.job_id ?? null,
    decisions: [],
    undecided_count: null,
    fact_hashes: null,
    age_on: null,
    decided_at: ctx.now,
  };
}
