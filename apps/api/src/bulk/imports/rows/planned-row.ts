import type { ImportPlan, ImportRow } from '@firstday/domain';
import type { PlacementEntity, WantedPlacement } from '../../../placements/index.js';
import type { RecordEntity, RecordInput } from '../../../records/index.js';
import type { RowError, RowInput } from './row-input.js';
import type { RowKey } from './row-key.js';

/** What is to be done with a row. */
export interface PlannedRow {
  readonly input: RowInput;
  readonly keys: readonly RowKey[];
  plan: ImportPlan;
  readonly errors: RowError[];
  duplicate: ImportRow['duplicate'];
  /** The record that is there. */
  existingId: string | null;
  /** What the operation that creates or changes the record would be given. */
  given: RecordInput;
  placementGiven: WantedPlacement['given'] | null;
  draft: RecordEntity | null;
  placementDraft: PlacementEntity | null;
  forms: ImportRow['forms'];
}

export const newPlannedRow = (input: RowInput, keys: readonly RowKey[]): PlannedRow => ({
  input,
  keys,
  plan: 'create',
  errors: [...input.errors],
  duplicate: null,
  existingId: null,
  given: {},
  placementGiven: null,
  draft: null,
  placementDraft: null,
  forms: [],
});
