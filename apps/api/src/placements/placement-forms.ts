import type { Placement, PreviewedTask } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import type { Context } from '../platform/context.js';
import { RecordAttributes, type Sight, sightOf } from '../records/record-attributes.js';
import type { PlacementEntity } from './placement.entity.js';
import { FormsOfPolicies, TasksOfPlacement } from './ports.js';
import { type Surroundings, requirementsOf, toPlacement } from './to-placement.js';

/** The forms that placements need, and the tasks that answer them. */
@Injectable()
export class PlacementForms {
  constructor(
    private readonly forms: FormsOfPolicies,
    private readonly tasks: TasksOfPlacement,
    private readonly attributes: RecordAttributes,
  ) {}

  /** Forms and tasks are asked for once, however many placements there are. */
  async present(
    ctx: Context,
    rows: readonly PlacementEntity[],
    sight: Sight = sightOf(ctx),
  ): Promise<Placement[]> {
    const surroundings = await this.surroundingsOf(ctx, rows);
    return rows.map((row) => toPlacement(this.attributes.common(row, sight), row, surroundings));
  }

  async presentOne(ctx: Context, row: PlacementEntity, sight: Sight = sightOf(ctx)): Promise<Placement> {
    return toPlacement(this.attributes.common(row, sight), row, await this.surroundingsOf(ctx, [row]));
  }

  async createMissingTasks(ctx: Context, row: PlacementEntity): Promise<void> {
    const requirements = requirementsOf(row, await this.surroundingsOf(ctx, [row]));
    const formIds = requirements.filter(({ task }) => !task).map(({ form }) => form.id);
    if (formIds.length > 0) await this.tasks.createFor(ctx, { placement: row, formIds });
  }

  /** The forms that are required, each with the explanations of the policies that ask for it. */
  async previewTasks(ctx: Context, row: PlacementEntity): Promise<PreviewedTask[]> {
    const requirements = requirementsOf(row, await this.surroundingsOf(ctx, [row]));
    return requirements.map(({ form }) => ({
      form_id: form.id,
      name: form.name,
      rules: row.decisions
        .filter(({ outcome, forms }) => outcome === 'met' && forms.includes(form.key))
        .map(({ explanation }) => explanation),
    }));
  }

  private async surroundingsOf(ctx: Context, rows: readonly PlacementEntity[]): Promise<Surroundings> {
    if (rows.length === 0) return { forms: new Map(), tasks: [] };
    const keys = new Set(rows.flatMap((row) => row.decisions.flatMap(({ forms }) => forms)));
    const forms = await this.forms.byKeys(ctx, [...keys]);
    const employeeIds = new Set(rows.map((row) => row.employee_id));
    return {
      forms: new Map(forms.map((form) => [form.key, form])),
      tasks: await this.tasks.livingTasks(ctx, [...employeeIds]),
    };
  }
}
