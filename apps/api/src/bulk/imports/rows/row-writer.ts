import type { ImportOutcome } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import { type Context, ProblemError } from '../../../context/index.js';
import { PlacementBatchesService, PlacementsService } from '../../../placements/index.js';
import type { ImportEntity } from '../import.entity.js';
import type { ImporterContexts } from '../importer-contexts.js';
import { ImportedRecords } from './imported-records.js';
import type { PlannedRow } from './planned-row.js';

/** What came of a row. */
export interface WrittenRow {
  readonly planned: PlannedRow;
  readonly outcome: ImportOutcome;
  readonly recordId: string | null;
  readonly placementId: string | null;
}

const outcomes = {
  create: 'created',
  update: 'updated',
  skip: 'skipped',
  error: 'failed',
} as const satisfies Record<PlannedRow['plan'], ImportOutcome>;

/** Writes planned rows, in the caller's transaction and with the events of any other creation. */
@Injectable()
export class RowWriter {
  constructor(
    private readonly records: ImportedRecords,
    private readonly batches: PlacementBatchesService,
    private readonly placements: PlacementsService,
  ) {}

  /** @throws whatever refuses a row: nothing of the batch is to be kept then */
  async write(
    contexts: ImporterContexts,
    { kind, options }: ImportEntity,
    rows: readonly PlannedRow[],
  ): Promise<WrittenRow[]> {
    const records = this.records.ofKind(kind);
    for (const { plan, draft, given } of rows)
      if (plan === 'create' && draft) await records.insertDraft(contexts.record, draft, given);
    const placed = rows.flatMap(({ plan, placementDraft }) =>
      plan === 'create' && placementDraft ? [placementDraft] : [],
    );
    const createsTasks = options.create_tasks;
    await this.batches.insertDrafts(contexts.placement, placed, { createsTasks });
    const written: WrittenRow[] = [];
    for (const planned of rows) {
      const updatedPlacement =
        planned.plan === 'update' ? await this.update(contexts, kind, planned, createsTasks) : null;
      written.push({
        planned,
        outcome: outcomes[planned.plan],
        recordId: planned.plan === 'create' ? (planned.draft?.id ?? null) : planned.existingId,
        placementId: planned.plan === 'create' ? (planned.placementDraft?.id ?? null) : updatedPlacement,
      });
    }
    return written;
  }

  /** @returns the placement that was made, where the employee had none like it */
  private async update(
    contexts: ImporterContexts,
    kind: ImportEntity['kind'],
    { existingId, given, placementGiven }: PlannedRow,
    createsTasks: boolean,
  ): Promise<string | null> {
    if (existingId === null) return null;
    await this.records.ofKind(kind).updateById(contexts.record, existingId, given);
    if (placementGiven === null) return null;
    return this.place(contexts.placement, {
      ...placementGiven,
      employee_id: existingId,
      create_tasks: createsTasks,
    });
  }

  private async place(
    ctx: Context,
    given: Parameters<PlacementsService['create']>[1],
  ): Promise<string | null> {
    try {
      return (await this.placements.create(ctx, given)).id;
    } catch (error) {
      if (error instanceof ProblemError && error.tag === 'PlacementConflictError') return null;
      throw error;
    }
  }
}
