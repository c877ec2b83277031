import type {
  ExplainUnsavedPlacement,
  PlacementExplanation,
  UnsavedPlacementExplanation,
} from '@firstday/domain';
import { explainSentence, missingFacts } from '@firstday/policy-engine';
import { Injectable } from '@nestjs/common';
import { badRequest, type Context, notFound } from '../context/index.js';
import { FactCatalogService } from '../policies/index.js';
import { explanationsOf } from './explanations-of.js';
import type { PlacementEntity } from './placement.entity.js';
import { PlacementsStore } from './placements.store.js';
import { FormsService } from '../forms/index.js';
import { UnsavedPlacementsService } from './unsaved-placements.service.js';

/** Why each form is required, not required or undecided: policy by policy, as it was when the placement was decided. */
@Injectable()
export class PlacementExplanationsService {
  constructor(
    private readonly store: PlacementsStore,
    private readonly forms: FormsService,
    private readonly factCatalog: FactCatalogService,
    private readonly unsaved: UnsavedPlacementsService,
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
      missing_facts: missingFacts(decision.explanation),
      forms: decision.forms.flatMap((key) => {
        const form = forms.get(key);
        return form ? [{ form_id: form.id, form_key: form.key, form_name: form.name }] : [];
      }),
      explanation: decision.explanation,
    }));
  }
}
