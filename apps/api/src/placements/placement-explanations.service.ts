import type { PlacementExplanation } from '@firstday/domain';
import { explainSentence, missingFacts } from '@firstday/policy-engine';
import { Injectable } from '@nestjs/common';
import { type Context, notFound } from '../context/index.js';
import { FactCatalogService } from '../policies/index.js';
import { explanationsOf } from './explanations-of.js';
import { PlacementsStore } from './placements.store.js';
import { FormsService } from '../forms/index.js';

/** Why each form is required, not required or undecided: policy by policy, as it was when the placement was decided. */
@Injectable()
export class PlacementExplanationsService {
  constructor(
    private readonly store: PlacementsStore,
    private readonly forms: FormsService,
    private readonly factCatalog: FactCatalogService,
  ) {}

  async explain(ctx: Context, id: string): Promise<PlacementExplanation> {
    const row = await this.store.find(ctx, id);
    if (!row) throw notFound('placement');
    const catalog = await this.factCatalog.load(ctx, explanationsOf([row]));
    const keys = [...new Set(row.decisions.flatMap(({ forms }) => forms))];
    const forms = new Map((await this.forms.byKeys(ctx, keys)).map((form) => [form.key, form]));
    return {
      placement_id: row.id,
      decided_at: row.decided_at.toISOString(),
      policies: row.decisions.map((decision) => ({
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
      })),
    };
  }
}
