import type { ImportCounts } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import { inTransaction, ProblemError } from '../../context/index.js';
import { factsToSupply, PlacementBatchesService } from '../../placements/index.js';
import { contextsWithin, type ImporterContexts } from './importer-contexts.js';
import type { ImportEntity } from './import.entity.js';
import type { ImportRowEntity } from './import-row.entity.js';
import { ImportRowsStore } from './import-rows.store.js';
import { ImportsStore } from './imports.store.js';
import type { PlannedRow } from './rows/planned-row.js';
import type { RowInput } from './rows/row-input.js';
import { type Planning, RowPlanner } from './rows/row-planner.js';
import { RowWriter, type WrittenRow } from './rows/row-writer.js';

/** Somebody else works on the import, or it was deleted. */
export class LostImport extends Error {}

/** Does a batch of rows in one transaction, with how far the import has come: what dies in the middle was never done. */
@Injectable()
export class BatchRunner {
  constructor(
    private readonly imports: ImportsStore,
    private readonly rows: ImportRowsStore,
    private readonly planner: RowPlanner,
    private readonly writer: RowWriter,
    private readonly placements: PlacementBatchesService,
  ) {}

  /** @returns the import as it is then */
  async run(
    contexts: ImporterContexts,
    planning: Planning,
    inputs: readonly RowInput[],
  ): Promise<ImportEntity> {
    const work = planning.row.status === 'checking' ? this.check : this.commit;
    try {
      return await this.inOne(contexts, planning, inputs, work);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      return this.oneByOne(contexts, planning, inputs, work);
    }
  }

  /** Where anything in a batch is refused that could not be foreseen, each of its rows is tried by itself. */
  private async oneByOne(
    contexts: ImporterContexts,
    planning: Planning,
    inputs: readonly RowInput[],
    work: Work,
  ): Promise<ImportEntity> {
    let { row } = planning;
    for (const input of inputs) {
      try {
        row = await this.inOne(contexts, { ...planning, row }, [input], work);
      } catch (error) {
        if (!isRefusal(error)) throw error;
        row = await this.inOne(contexts, { ...planning, row }, [input], () =>
          this.refuse(planning, input, error),
        );
      }
    }
    return row;
  }

  private inOne(
    contexts: ImporterContexts,
    planning: Planning,
    inputs: readonly RowInput[],
    work: Work,
  ): Promise<ImportEntity> {
    return inTransaction(contexts.record, async (ctx) => {
      const { row } = planning;
      if (!(await this.imports.hold(ctx, row))) throw new LostImport();
      const done = await work.call(this, contextsWithin(contexts, ctx.db), planning, inputs);
      if (row.status === 'checking') await this.rows.insert(ctx, done);
      else await this.rows.recordOutcomes(ctx, row.id, done);
      const progress = {
        last_row: inputs.at(-1)?.number ?? row.last_row,
        rows_done: row.rows_done + inputs.length,
        counts: countedWith(row.counts, done),
      };
      const next = await this.imports.advance(ctx, row, progress);
      if (!next) throw new LostImport();
      return next;
    });
  }

  private async check(
    contexts: ImporterContexts,
    planning: Planning,
    inputs: readonly RowInput[],
  ): Promise<ImportRowEntity[]> {
    const planned = await this.planner.plan(contexts, planning, inputs);
    const placed = planned.filter(({ plan, placementDraft }) => plan === 'create' && placementDraft !== null);
    const forms = await this.placements.explain(
      contexts.placement,
      placed.flatMap(({ placementDraft }) => placementDraft ?? []),
    );
    for (const [at, one] of placed.entries()) one.forms = forms[at] ?? [];
    return planned.map((one) => toRow(planning.row, one));
  }

  private async commit(
    contexts: ImporterContexts,
    planning: Planning,
    inputs: readonly RowInput[],
  ): Promise<ImportRowEntity[]> {
    const planned = await this.planner.plan(contexts, planning, inputs);
    const written = await this.writer.write(contexts, planning.row, planned);
    return written.map((one) => toWrittenRow(planning.row, one));
  }

  private async refuse({ row }: Planning, input: RowInput, error: unknown): Promise<ImportRowEntity[]> {
    const message =
      error instanceof ProblemError
        ? error.message
        : 'Another record is known by the same, or was made at the same time';
    const refused = emptyRow(row, input.number);
    const errors = [{ column: null, property: null, message }];
    return [
      row.status === 'checking'
        ? { ...refused, plan: 'error', errors }
        : { ...refused, outcome: 'failed', errors },
    ];
  }
}

type Work = (
  contexts: ImporterContexts,
  planning: Planning,
  inputs: readonly RowInput[],
) => Promise<ImportRowEntity[]>;

/** What the data of a row is refused for, and not what is wrong with the service: PostgreSQL's classes 22 and 23. */
const isRefusal = (error: unknown): boolean =>
  error instanceof ProblemError ||
  (error instanceof Error && 'code' in error && /^2[23]/.test(String(error.code)));

function countedWith(counts: ImportCounts, rows: readonly ImportRowEntity[]): ImportCounts {
  const next = { ...counts };
  for (const { plan, outcome } of rows) {
    const name = outcome ?? plan;
    if (name !== null) next[name] += 1;
  }
  return next;
}

const emptyRow = ({ id, account_id }: ImportEntity, number: number): ImportRowEntity => ({
  import_id: id,
  row_number: number,
  account_id,
  plan: null,
  outcome: null,
  record_id: null,
  placement_id: null,
  duplicate: null,
  errors: [],
  forms: [],
  undecided_facts: null,
});

const toRow = (row: ImportEntity, planned: PlannedRow): ImportRowEntity => ({
  ...emptyRow(row, planned.input.number),
  plan: planned.plan,
  record_id: planned.existingId,
  duplicate: planned.duplicate,
  errors: planned.errors,
  forms: planned.forms,
  undecided_facts: planned.placementDraft ? factsToSupply(planned.placementDraft) : null,
});

const toWrittenRow = (row: ImportEntity, { planned, outcome, recordId, placementId }: WrittenRow) => ({
  ...toRow(row, planned),
  plan: null,
  outcome,
  record_id: recordId,
  placement_id: placementId,
});
