import type { Placement, PreviewedTask } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import type { Context } from '../platform/context.js';
import { listed } from '../records/listed.js';
import { RecordAttributes, type Sight, sightOf } from '../records/record-attributes.js';
import type { PlacementEntity } from './placement.entity.js';
import { Forms } from '../forms/forms.service.js';
import { TasksOfPlacement } from './tasks-of-placement.js';
import { type Surroundings, requirementsOf, toPlacement } from './to-placement.js';

/** The forms that placements need, and the tasks that answer them. */
@Injectable()
export class PlacementForms {
  constructor(
    private readonly forms: Forms,
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
    if (sight === 'clear') await this.attributes.recordRead(ctx, 'placement', rows);
    return rows.map((row) =>
      listed(row, (row) => toPlacement(this.attributes.common(row, sight), row, surroundings)),
    );
  }

  async presentOne(ctx: Context, row: PlacementEntity, sight: Sight = sightOf(ctx)): Promise<Placement> {
    if (sight === 'clear') await this.attributes.recordRead(ctx, 'placement', [row]);
    return this.presentIn(await this.surroundingsOf(ctx, [row]), row, sight);
  }

  /** What is around the placement is known already. */
  presentIn(surroundings: Surroundings, row: PlacementEntity, sight: Sight): Placement {
    return toPlacement(this.attributes.common(row, sight), row, surroundings);
  }

  /** Makes the tasks that the placement's requirements lack. Answers what is around it then. */
  async createMissingTasks(
    ctx: Context,
    row: PlacementEntity,
    surroundings: Surroundings,
  ): Promise<Surroundings> {
    const missing = requirementsOf(row, surroundings).filter(({ task }) => !task);
    if (missing.length === 0) return surroundings;
    const formIds = missing.map(({ form }) => form.id);
    const made = await this.tasks.createFor(ctx, { placement: row, formIds });
    return { ...surroundings, tasks: [...made.toReversed(), ...surroundings.tasks] };
  }

  /** In the placement's transaction. Who has completed nothing has nothing to be kept: most placements ask no further. */
  async employmentChanged(ctx: Context, row: PlacementEntity, { tasks }: Surroundings): Promise<void> {
    if (tasks.some(({ employeeId, status }) => employeeId === row.employee_id && status === 'completed'))
      await this.tasks.employmentChanged(ctx, row.employee_id);
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

  /** The forms that these placements' policies name, and their employees' living tasks. */
  async surroundingsOf(ctx: Context, rows: readonly PlacementEntity[]): Promise<Surroundings> {
    if (rows.length === 0) return { forms: new Map(), tasks: [] };
    const keys = new Set(rows.flatMap((row) => row.decisions.flatMap(({ forms }) => forms)));
    const employeeIds = new Set(rows.map((row) => row.employee_id));
    const [forms, tasks] = await Promise.all([
      this.forms.byKeys(ctx, [...keys]),
      this.tasks.livingTasks(ctx, [...employeeIds]),
    ]);
    return { forms: new Map(forms.map((form) => [form.key, form])), tasks };
  }
}
