import type { Placement, PreviewedTask } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import type { Context } from '../context/index.js';
import { presentInList, RecordAttributesService, type Visibility, visibilityOf } from '../records/index.js';
import type { EmploymentRecord } from './employment-record.js';
import type { PlacementEntity } from './placement.entity.js';
import { FormsService } from '../forms/index.js';
import { placementKind } from './placement-kind.js';
import { PlacementTasksPort } from './placement-tasks-port.js';
import { findRenewedTask } from './find-task-for.js';
import { needOf, type PlacementContext, requirementsOf, toPlacement } from './to-placement.js';

/** The forms that placements need, and the tasks that answer them. */
@Injectable()
export class PlacementFormsService {
  constructor(
    private readonly forms: FormsService,
    private readonly tasks: PlacementTasksPort,
    private readonly attributes: RecordAttributesService,
  ) {}

  /** Forms and tasks are asked for once, however many placements there are. */
  async present(
    ctx: Context,
    rows: readonly PlacementEntity[],
    visibility: Visibility = visibilityOf(ctx),
  ): Promise<Placement[]> {
    const placementContext = await this.loadContext(ctx, rows);
    if (visibility === 'clear') await this.attributes.logSensitiveRead(ctx, 'placement', rows);
    return rows.map((row) =>
      presentInList(row, (row) =>
        toPlacement(
          this.attributes.toCommonProperties(placementKind, row, visibility),
          row,
          placementContext,
        ),
      ),
    );
  }

  async presentOne(
    ctx: Context,
    row: PlacementEntity,
    visibility: Visibility = visibilityOf(ctx),
  ): Promise<Placement> {
    if (visibility === 'clear') await this.attributes.logSensitiveRead(ctx, 'placement', [row]);
    return this.presentWith(await this.loadContext(ctx, [row]), row, visibility);
  }

  /** For a caller that has loaded the placement's context already. */
  presentWith(placementContext: PlacementContext, row: PlacementEntity, visibility: Visibility): Placement {
    return toPlacement(
      this.attributes.toCommonProperties(placementKind, row, visibility),
      row,
      placementContext,
    );
  }

  /** Creates the tasks that the placement's requirements lack. @returns the context with the new tasks */
  async createMissingTasks(
    ctx: Context,
    row: PlacementEntity,
    placementContext: PlacementContext,
  ): Promise<PlacementContext> {
    const missing = requirementsOf(row, placementContext).filter(({ task }) => !task);
    if (missing.length === 0) return placementContext;
    const forms = missing.map(({ form }) => ({
      formId: form.id,
      renewsTaskId: findRenewedTask(needOf(row, form), placementContext.tasks)?.id ?? null,
    }));
    const made = await this.tasks.createTasks(ctx, {
      placement: row,
      forms,
      employments: placementContext.employments,
    });
    return { ...placementContext, tasks: [...made.toReversed(), ...placementContext.tasks] };
  }

  /** In the placement's transaction. Who has completed nothing has nothing to be kept: most placements ask no further. */
  async employmentChanged(ctx: Context, row: PlacementEntity, { tasks }: PlacementContext): Promise<void> {
    if (tasks.some(({ employeeId, status }) => employeeId === row.employee_id && status === 'completed'))
      await this.employmentEnded(ctx, row);
  }

  /** What is new of an employment, before anything reads the forms that attest it. */
  async recordEmployment(
    ctx: Context,
    row: PlacementEntity,
    facts: Partial<EmploymentRecord>,
  ): Promise<void> {
    if (Object.keys(facts).length > 0) await this.tasks.onEmploymentRecorded(ctx, row, facts);
  }

  /** The same where an end was set, moved or taken back, which also matters to what is signed only, or withdrawn. */
  async employmentEnded(ctx: Context, row: PlacementEntity): Promise<void> {
    await this.tasks.onEmploymentChanged(ctx, row.employee_id);
  }

  /** The same where other forms are required than were. */
  async needsChanged(ctx: Context, row: PlacementEntity): Promise<void> {
    await this.tasks.onNeedsChanged(ctx, row.employee_id);
  }

  /** The forms that are required, each with the explanations of the policies that ask for it. */
  async previewTasks(ctx: Context, row: PlacementEntity): Promise<PreviewedTask[]> {
    const requirements = requirementsOf(row, await this.loadContext(ctx, [row]));
    return requirements.map(({ form }) => ({
      form_id: form.id,
      form_key: form.key,
      name: form.name,
      rules: row.decisions
        .filter(({ outcome, forms }) => outcome === 'met' && forms.includes(form.key))
        .map(({ explanation }) => explanation),
    }));
  }

  /** The forms that these placements' policies name, and their employees' active tasks. */
  async loadContext(ctx: Context, rows: readonly PlacementEntity[]): Promise<PlacementContext> {
    if (rows.length === 0) return { forms: new Map(), tasks: [] };
    const employeeIds = new Set(rows.map((row) => row.employee_id));
    const [forms, tasks] = await Promise.all([
      this.loadForms(ctx, rows),
      this.tasks.listActiveTasks(ctx, [...employeeIds]),
    ]);
    return { forms, tasks };
  }

  /** The forms that these placements' policies name, by their keys. */
  async loadForms(ctx: Context, rows: readonly PlacementEntity[]): Promise<PlacementContext['forms']> {
    const keys = new Set(rows.flatMap((row) => row.decisions.flatMap(({ forms }) => forms)));
    return new Map((await this.forms.byKeys(ctx, [...keys])).map((form) => [form.key, form]));
  }
}
