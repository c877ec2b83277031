import { z } from 'zod';
import { PlacementId } from './id-kind.js';
import { PlacementListQuery } from './placement.js';

/** So many placements are named one by one at most. */
export const mostNamedPlacements = 5000;

/** What `placements.list` is asked for, but for how it is shown. */
const PlacementListFilters = z.strictObject(
  PlacementListQuery.pick({
    employee_id: true,
    employer_id: true,
    client_id: true,
    job_id: true,
    start_date_gte: true,
    start_date_lte: true,
    work_state: true,
  }).shape,
);

/** The placements that an act is about. */
export const PlacementSelection = z
  .union(
    [
      z.strictObject({
        placement_ids: z.array(PlacementId).min(1).max(mostNamedPlacements).describe('These, one by one.'),
      }),
      z.strictObject({
        matching: PlacementListFilters.describe(
          'All that `placements.list` lists with these filters as the act begins, 100,000 at most.',
        ),
        expected_total: z
          .int('Expected a whole number')
          .min(0)
          .describe('How many that is, as it was shown: where it is another number by now, nothing is done.'),
      }),
    ],
    'Expected placement_ids, or matching with expected_total',
  )
  .meta({ id: 'PlacementSelection' });
export type PlacementSelection = z.infer<typeof PlacementSelection>;

export const DeletePlacements = z
  .strictObject({ selection: PlacementSelection.describe('What it is about.') })
  .meta({ id: 'DeletePlacements' });
export type DeletePlacements = z.infer<typeof DeletePlacements>;

/** Why a placement was not deleted. */
export const PlacementActFailure = z.enum(['not_found', 'not_allowed', 'refused']);
export type PlacementActFailure = z.infer<typeof PlacementActFailure>;

const placement = {
  placement_id: PlacementId,
  employee_name: z
    .string()
    .nullable()
    .describe('Whose it is; null where the caller does not see who that is, or there is no such placement.'),
};

/** Beyond the contract: a line of an act. The last one has the totals; an answer without it broke off. */
export const PlacementActLine = z
  .discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('begun').describe('The first line.'),
      total: z.number().describe('How many placements it is about.'),
    }),
    z.strictObject({ kind: z.literal('done').describe('One that was deleted.'), ...placement }),
    z.strictObject({
      kind: z.literal('failed').describe('One that was not.'),
      ...placement,
      reason: PlacementActFailure.describe('Why.'),
    }),
    z.strictObject({
      kind: z.literal('totals').describe('The last line.'),
      done: z.number().describe('How many were deleted.'),
      failed: z.number().describe('How many were not.'),
    }),
  ])
  .meta({ id: 'PlacementActLine' });
export type PlacementActLine = z.infer<typeof PlacementActLine>;
