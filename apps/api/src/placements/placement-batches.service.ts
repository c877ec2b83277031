import type { CreatePlacement } from '@firstday/domain';
import { explainSentence } from '@firstday/policy-engine';
import { Injectable } from '@nestjs/common';
import { type Context, notFound, orProblem, ProblemError } from '../context/index.js';
import { emitEvent } from '../events/index.js';
import { FactCatalogService } from '../policies/index.js';
import { type EmployeeEntity, newRecord, RecordAttributesService } from '../records/index.js';
import { type EmploymentRecord, employmentRecordOf } from './employment-record.js';
import { explanationsOf } from './explanations-of.js';
import { undecidedNothing } from './new-placement.js';
import { PlacementDecider } from './placement-decider.js';
import { type NamedPlaces, PlacementFactsReader } from './placement-facts-reader.js';
import { PlacementFormsService } from './placement-forms.service.js';
import { assertDaysInOrder, placementKind } from './placement-kind.js';
import { startDayOf } from './start-day-of.js';
import type { PlacementEntity } from './placement.entity.js';
import { PlacementsStore } from './placements.store.js';

/** A placement that is wanted for an employee who may not be written yet. */
export interface WantedPlacement {
  readonly employee: EmployeeEntity;
  readonly given: Omit<CreatePlacement, 'employee_id'>;
}

/** A form that a placement needs, and why. */
export interface ExplainedForm {
  readonly form_id: string;
  readonly form_key: string;
  readonly form_name: string;
  readonly policy_name: string;
  readonly sentence: string;
}

/** Placements of new employees, many at once: records, policies and forms are asked for once. */
@Injectable()
export class PlacementBatchesService {
  constructor(
    private readonly store: PlacementsStore,
    private readonly attributes: RecordAttributesService,
    private readonly decider: PlacementDecider,
    private readonly facts: PlacementFactsReader,
    private readonly forms: PlacementFormsService,
    private readonly factCatalog: FactCatalogService,
  ) {}

  /** Brings the account's built-in policies up to date; call it before a transaction, not within one. */
  prepare(ctx: Context): Promise<void> {
    return this.decider.prepare(ctx);
  }

  /** As `placements.create` would make them, of which nothing is written; whatever refuses one is in its place. */
  async draft(ctx: Context, wanted: readonly WantedPlacement[]): Promise<(PlacementEntity | ProblemError)[]> {
    if (wanted.length === 0) return [];
    const { decideOne } = await this.decider.deciderOf(ctx);
    const places = await this.facts.lockPlaces(
      ctx,
      wanted.map(({ given }) => given),
    );
    const blank = () => newRecord(ctx, 'placement');
    const givens = wanted.map(({ given }) => given);
    const merged = await this.attributes.mergeNew(ctx, placementKind, givens, blank);
    return wanted.map(({ employee, given }, at) => {
      const record = merged[at];
      if (!record || record instanceof ProblemError) return record ?? notFound('placement');
      return orProblem(() => {
        assertNamed(given, places);
        const row = toRow(ctx, { ...record, ...referencesOf(given), employee_id: employee.id });
        assertDaysInOrder(given, row);
        return decideOne(row, this.facts.recordsOf(row, employee, places));
      });
    });
  }

  /**
   * Writes drafts of employees who were written in the same transaction, with their events and, where they are asked
   * for, their tasks. Nobody else knows of these employees: none has a placement or a task.
   */
  async insertDrafts(
    ctx: Context,
    rows: readonly PlacementEntity[],
    { createsTasks }: { readonly createsTasks: boolean },
  ): Promise<void> {
    const forms = await this.forms.loadForms(ctx, rows);
    const known = new Map<string, Readonly<Record<string, EmploymentRecord>>>();
    for (const row of rows) {
      await this.store.insertOfNewEmployee(ctx, row);
      const record = employmentRecordOf(row);
      const before = known.get(row.employee_id);
      // An earlier placement in this batch may have created forms.
      if (before) await this.forms.recordEmployment(ctx, row, record);
      const employments = { ...before, [row.id]: record };
      known.set(row.employee_id, employments);
      const context = { forms, tasks: [], employments };
      const withTasks = createsTasks ? await this.forms.createMissingTasks(ctx, row, context) : context;
      await emitEvent(ctx, 'placement.created', this.forms.presentWith(withTasks, row, 'masked'));
    }
  }

  /** For each of the placements the forms that it needs, and the sentence of each policy that asks for them. */
  async explain(ctx: Context, rows: readonly PlacementEntity[]): Promise<ExplainedForm[][]> {
    if (rows.length === 0) return [];
    const [forms, catalog] = await Promise.all([
      this.forms.loadForms(ctx, rows),
      this.factCatalog.load(ctx, explanationsOf(rows)),
    ]);
    return rows.map(({ decisions }) =>
      decisions
        .filter(({ outcome }) => outcome === 'met')
        .flatMap(({ name, explanation, forms: keys }) =>
          keys.flatMap((key) => {
            const form = forms.get(key);
            const sentence = explainSentence(explanation, catalog);
            return form
              ? [{ form_id: form.id, form_key: key, form_name: form.name, policy_name: name, sentence }]
              : [];
          }),
        ),
    );
  }
}

type Given = WantedPlacement['given'];

const referencesOf = (given: Given) => ({
  employer_id: given.employer_id ?? null,
  client_id: given.client_id ?? null,
  job_id: given.job_id ?? null,
});

const toRow = (
  ctx: Context,
  row: Omit<PlacementEntity, keyof typeof undecidedNothing | 'age_on' | 'decided_at'>,
): PlacementEntity => ({
  ...row,
  ...undecidedNothing,
  age_on: startDayOf(row),
  decided_at: ctx.now,
});

/** @throws ProblemError 404 where a record that it names is not there, or not to be seen */
function assertNamed(given: Given, places: NamedPlaces): void {
  const { employer_id, client_id, job_id } = referencesOf(given);
  if (employer_id !== null && !places.employer.has(employer_id)) throw notFound('employer');
  if (client_id !== null && !places.client.has(client_id)) throw notFound('client');
  if (job_id !== null && !places.job.has(job_id)) throw notFound('job');
}
