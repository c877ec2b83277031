import type { TaskReason } from '@firstday/domain';
import { explainSentence } from '@firstday/policy-engine';
import { Injectable } from '@nestjs/common';
import type { Context } from '../context/index.js';
import { FactCatalogService } from '../policies/index.js';
import { explanationsOf } from './explanations-of.js';
import { PlacementFormsService } from './placement-forms.service.js';
import { PlacementsStore } from './placements.store.js';
import { requirementsOf } from './to-placement.js';

/** Why an employee has the tasks that they have, as it was when their placements were decided. */
@Injectable()
export class TaskReasonsService {
  constructor(
    private readonly store: PlacementsStore,
    private readonly forms: PlacementFormsService,
    private readonly factCatalog: FactCatalogService,
  ) {}

  /** By task: each policy that a placement met and that asks for the form. A task that somebody made has none. */
  async reasonsByTask(ctx: Context, employeeId: string): Promise<ReadonlyMap<string, TaskReason[]>> {
    const placements = await this.store.listActive(ctx, employeeId);
    const reasons = new Map<string, TaskReason[]>();
    if (placements.length === 0) return reasons;
    const [placementContext, catalog] = await Promise.all([
      this.forms.loadContext(ctx, placements),
      this.factCatalog.load(ctx, explanationsOf(placements)),
    ]);
    for (const placement of placements)
      for (const { form, task } of requirementsOf(placement, placementContext)) {
        if (!task) continue;
        const met = placement.decisions.filter((it) => it.outcome === 'met' && it.forms.includes(form.key));
        const said = met.map(({ name, explanation }): TaskReason => ({
          placement_id: placement.id,
          policy: name,
          sentence: explainSentence(explanation, catalog),
        }));
        reasons.set(task.id, [...(reasons.get(task.id) ?? []), ...said]);
      }
    return reasons;
  }
}
