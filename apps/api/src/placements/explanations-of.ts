import type { Explanation } from '@firstday/policy-engine';
import type { PlacementEntity } from './placement.entity.js';

/** What was decided of these placements, and why. */
export const explanationsOf = (rows: readonly PlacementEntity[]): Explanation[] =>
  rows.flatMap(({ decisions }) => decisions.map(({ explanation }) => explanation));
