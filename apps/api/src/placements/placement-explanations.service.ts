import type {
  ExplainUnsavedPlacement,
  PlacementExplanation,
  UnsavedPlacementExplanation,
} from '@firstday/domain';
import { explainSentence, missingFacts } from '@firstday/policy-engine';
import { Injectable } from '@nestjs/common';
import { Filter } from '../database/index.js';
import { badRequest, type Context, notFound } from '../context/index.js';
import { FactCatalogService } from '../policies/index.js';
import { explanationsOf } from './explanations-of.js';
import type { PlacementEntity } from './placement.entity.js';
import { PlacementsStore } from './placements.store.js';
import { FormsService, PolicyLibrary } from '../forms/index.js';
import { UnsavedPlacementsService } from './unsaved-placements.service.js';

interface ExplainedRow {
  readonly row: PlacementEntity;
  /** The first day; null where none is known. */
  readonly start_date: string | null;
  readonly policies: PlacementExplanation['policies'];
}

/** Why each form is required, not required or undecided: policy by policy, as it was when the placement was decided. */
@Injectable()
export class PlacementExplanationsService {
  constructor(
    private readonly store: PlacementsStore,
    private readonly forms: FormsService,
    private readonly factCatalog: FactCatalogService,
    private readonly unsaved: UnsavedPlacementsService,
    private readonly library: PolicyLibrary,
  ) {}

  async explain(ctx: Context, id: string): Promise<PlacementExplanation> {
    const row = await this.store.find(ctx, id);
    if (!row) throw notFound('placement');
    return {
      placement_id: row.id,
      decided_at: row.decided_at.toISOString(),
      policies: await this.explainPolicies(ctx, row),
    };
  }

  /** The newest placements of an employee that the caller sees, each with what was decided of it. */
  async explainOfEmployee(ctx: Context, employeeId: string, most: number): Promise<ExplainedRow[]> {
    const filter = new Filter().where('employee_id', '=', employeeId);
    const { rows } = await this.store.list(ctx, filter, { page: 1, per_page: most });
    return Promise.all(
      rows.map(async (row) => ({
        row,
        start_date: startOf(row),
        policies: await this.explainPolicies(ctx, row),
      })),
    );
  }

  /** @throws ProblemError 400 where it does not say of whom, or says it twice */
  async explainUnsaved(ctx: Context, given: ExplainUnsavedPlacement): Promise<UnsavedPlacementExplanation> {
    const { employee_id, employee, ...placement } = given;
    if (typeof employee_id === 'string') {
      if (employee) throw badRequest('Expected either employee_id or employee');
      const row = await this.unsaved.ofEmployee(ctx, { ...placement, employee_id });
      return { policies: await this.explainPolicies(ctx, row) };
    }
    const row = await this.unsaved.ofSomebodyNew(ctx, placement, employee ?? {});
    return { policies: await this.explainPolicies(ctx, row) };
  }

  private async explainPolicies(
    ctx: Context,
    row: PlacementEntity,
  ): Promise<PlacementExplanation['policies']> {
    const catalog = await this.factCatalog.load(ctx, explanationsOf([row]));
    const keys = [...new Set(row.decisions.flatMap(({ forms }) => forms))];
    const forms = new Map((await this.forms.byKeys(ctx, keys)).map((form) => [form.key, form]));
    return row.decisions.map((decision) => ({
      policy_id: decision.policyId,
      policy_name: decision.name,
      policy_version: decision.version,
      outcome: decision.outcome,
      sentence: explainSentence(decision.explanation, catalog),
      citation: this.library.citationOf(decision.policyKey),
      missing_facts: missingFacts(decision.explanation),
      forms: decision.forms.flatMap((key) => {
        const form = forms.get(key);
        return form ? [{ form_id: form.id, form_key: form.key, form_name: form.name }] : [];
      }),
      explanation: decision.explanation,
    }));
  }
}

/** As `startDateSql` has it. */
function startOf({ system_attributes: system, custom_attributes: custom }: PlacementEntity): string | null {
  const given = system['start_date'] ?? custom['start_date'];
  return typeof given === 'string' && /^\d{4}-\d{2}-\d{2}/.test(given) ? given.slice(0, 10) : null;
}
