import { Injectable } from '@nestjs/common';
import { ProblemError } from '../../../context/index.js';
import { PlacementBatchesService } from '../../../placements/index.js';
import type { EmployeeEntity, RecordEntity } from '../../../records/index.js';
import type { ImportEntity } from '../import.entity.js';
import type { ImporterContexts } from '../importer-contexts.js';
import { createSchemas, placementSchema, updateSchemas } from '../mapping/create-schemas.js';
import { ImportedRecords } from './imported-records.js';
import { newPlannedRow, type PlannedRow } from './planned-row.js';
import type { RowBuilder } from './row-builder.js';
import type { RowInput } from './row-input.js';
import { issuesOfProblem, issuesOfSchema, type PropertyIssue } from './property-issue.js';
import { rowKeysOf } from './row-key.js';
import { RowMatcher } from './row-matcher.js';
import type { SeenRows } from './seen-rows.js';

/** What a batch of rows is planned with. */
export interface Planning {
  readonly row: ImportEntity;
  readonly builder: RowBuilder;
  readonly seen: SeenRows;
}

/** Says what each row of a batch would do, by sets: the same for a dry run and right before rows are written. */
@Injectable()
export class RowPlanner {
  constructor(
    private readonly matcher: RowMatcher,
    private readonly records: ImportedRecords,
    private readonly placements: PlacementBatchesService,
  ) {}

  async plan(
    contexts: ImporterContexts,
    { row, builder, seen }: Planning,
    inputs: readonly RowInput[],
  ): Promise<PlannedRow[]> {
    const rows = inputs.map((input) => newPlannedRow(input, rowKeysOf(row.kind, input.record)));
    await this.matcher.matchExisting(contexts.record, row, rows);
    for (const planned of rows) parseInput(row, builder, planned);
    const open = rows.filter(({ plan }) => plan !== 'skip');
    await this.matcher.resolveReferences(contexts.placement, builder, open);
    await this.draft(contexts, row, builder, open);
    for (const planned of rows) settle(planned, seen);
    return rows;
  }

  private async draft(
    { record, placement }: ImporterContexts,
    { kind }: ImportEntity,
    builder: RowBuilder,
    open: readonly PlannedRow[],
  ): Promise<void> {
    const created = open.filter(({ plan, errors }) => plan === 'create' && errors.length === 0);
    const drafts = await this.records.ofKind(kind).draft(
      record,
      created.map(({ given }) => given),
    );
    for (const [at, planned] of created.entries()) {
      const draft = drafts[at];
      if (draft instanceof ProblemError) addErrors(planned, builder, issuesOfProblem(draft));
      else planned.draft = draft ?? null;
    }
    const placed = created.flatMap((planned) => {
      const { draft: employee, placementGiven: given } = planned;
      return employee && given && isEmployee(employee) ? [{ planned, employee, given }] : [];
    });
    const placements = await this.placements.draft(placement, placed);
    for (const [at, { planned }] of placed.entries()) {
      const made = placements[at];
      if (made instanceof ProblemError) addErrors(planned, builder, issuesOfProblem(made), 'placement.');
      else planned.placementDraft = made ?? null;
    }
  }
}

const isEmployee = (row: RecordEntity): row is EmployeeEntity => 'first_name' in row;

/** The same schemas as the operations have. */
function parseInput({ kind }: ImportEntity, builder: RowBuilder, planned: PlannedRow): void {
  if (planned.plan === 'skip') return;
  const schema = planned.plan === 'update' ? updateSchemas[kind] : createSchemas[kind];
  const parsed = schema.safeParse(planned.input.record);
  if (parsed.success) planned.given = parsed.data;
  else addErrors(planned, builder, issuesOfSchema(parsed.error.issues));
  if (planned.input.placement === null) return;
  const placement = placementSchema.safeParse(planned.input.placement);
  if (placement.success) planned.placementGiven = placement.data;
  else addErrors(planned, builder, issuesOfSchema(placement.error.issues), 'placement.');
}

/** An expectation of a cell's form was already said. */
function addErrors(
  planned: PlannedRow,
  builder: RowBuilder,
  issues: readonly PropertyIssue[],
  prefix = '',
): void {
  const said = new Set(planned.input.errors.map(({ property }) => property));
  for (const { property, message } of issues) {
    const path = property === null ? null : prefix + property;
    if (path === null || !said.has(path)) planned.errors.push(builder.errorAt(path, message));
  }
}

/** Rows with errors are about nobody: a later row that says it right is the first. */
function settle(planned: PlannedRow, seen: SeenRows): void {
  if (planned.errors.length > 0) {
    planned.plan = 'error';
    return;
  }
  const { number } = planned.input;
  const earlier = seen.earlierThan(number, planned.keys);
  seen.remember(number, planned.keys);
  if (earlier === undefined) return;
  planned.plan = 'skip';
  planned.duplicate = { row: earlier, by: planned.keys[0]?.by ?? '' };
}
