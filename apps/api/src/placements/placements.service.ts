import type {
  CreatePlacement,
  Page,
  Placement,
  PlacementListQuery,
  PreviewPlacement,
  PreviewPlacementTasks,
  PreviewedTask,
  UpdatePlacement,
} from '@firstday/domain';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EmployeesService } from '../employees/employees.service.js';
import { emit } from '../events/outbox.js';
import { type Context, inTransaction } from '../platform/context.js';
import { pageOf } from '../platform/paging.js';
import { ProblemError, notFound } from '../platform/problems.js';
import { Filter } from '../records/filter.js';
import { type GivenProperties, RecordAttributes, sightOf } from '../records/record-attributes.js';
import { newRecord } from '../records/records.service.js';
import { PlacementDecider } from './placement-decider.js';
import type { PlacementEntity } from './placement.entity.js';
import { checkStartDate, endOf, placementKind } from './placement-kind.js';
import { PlacementForms } from './placement-forms.js';
import { PlacementsStore } from './placements.store.js';
import type { Surroundings } from './to-placement.js';

/** Placements: who works where, and which forms that takes. */
@Injectable()
export class PlacementsService implements OnModuleInit {
  constructor(
    private readonly store: PlacementsStore,
    private readonly attributes: RecordAttributes,
    private readonly decider: PlacementDecider,
    private readonly forms: PlacementForms,
    private readonly employees: EmployeesService,
  ) {}

  onModuleInit(): void {
    this.employees.withdrawWith((ctx, employeeId) => this.withdrawOf(ctx, employeeId));
  }

  async list(ctx: Context, query: PlacementListQuery): Promise<Page<Placement>> {
    await this.attributes.checkFilter(ctx, placementKind, query.custom_attributes);
    const filter = new Filter()
      .customAttributes(query.custom_attributes)
      .where('employee_id', '=', query.employee_id)
      .where('employer_id', '=', query.employer_id)
      .where('client_id', '=', query.client_id)
      .where('job_id', '=', query.job_id);
    const { rows, total } = await this.store.list(ctx, filter, query);
    return pageOf(await this.forms.present(ctx, rows), total, query);
  }

  async create(ctx: Context, given: CreatePlacement): Promise<Placement> {
    checkStartDate(given);
    await this.decider.prepare(ctx);
    return inTransaction(ctx, async (ctx) => {
      const laid = await this.attributes.lay(ctx, placementKind, newPlacement(ctx, given), given);
      // One at a time: two placements of an employee at once do not both make the same task.
      const row = await this.decider.decide(ctx, laid, this.employees.lockRow(ctx, given.employee_id));
      const [isInserted, surroundings] = await Promise.all([
        this.store.insert(ctx, row),
        this.forms.surroundingsOf(ctx, [row]),
      ]);
      if (!isInserted) throw await this.conflict(ctx, row);
      await this.forms.employmentChanged(ctx, row, surroundings);
      return this.told(ctx, 'created', row, await this.withTasks(ctx, row, surroundings, given));
    });
  }

  /** What `create` would answer, with an id that exists nowhere; nothing is written. */
  async preview(ctx: Context, given: PreviewPlacement): Promise<Placement> {
    return this.forms.presentOne(ctx, await this.previewed(ctx, given));
  }

  async previewTasks(ctx: Context, given: PreviewPlacementTasks): Promise<PreviewedTask[]> {
    return this.forms.previewTasks(ctx, await this.previewed(ctx, given));
  }

  async findById(ctx: Context, id: string): Promise<Placement> {
    return this.forms.presentOne(ctx, known(await this.store.find(ctx, id)));
  }

  /** Policies are asked again, with the records as they are now. */
  async updateById(ctx: Context, id: string, given: UpdatePlacement): Promise<Placement> {
    checkStartDate(given);
    await this.decider.prepare(ctx);
    return inTransaction(ctx, async (ctx) => {
      // The employee before the placement, in the order in which a deletion of the employee locks them.
      const { employee_id } = known(await this.store.find(ctx, id));
      await this.employees.lockRow(ctx, employee_id);
      const before = known(await this.store.lock(ctx, id));
      const row = await this.computed(ctx, { ...before, updated_at: ctx.now }, given);
      await this.store.update(ctx, row);
      const surroundings = await this.forms.surroundingsOf(ctx, [row]);
      if (endOf(before) !== endOf(row)) await this.forms.employmentChanged(ctx, row, surroundings);
      return this.told(ctx, 'updated', row, await this.withTasks(ctx, row, surroundings, given));
    });
  }

  async deleteById(ctx: Context, id: string): Promise<Placement> {
    return inTransaction(ctx, async (ctx) => {
      const row = known(await this.store.lockWhole(ctx, id));
      await this.store.remove(ctx, id);
      const surroundings = await this.forms.surroundingsOf(ctx, [row]);
      await this.forms.employmentChanged(ctx, row, surroundings);
      return this.told(ctx, 'deleted', row, surroundings);
    });
  }

  private async withdrawOf(ctx: Context, employeeId: string): Promise<void> {
    for (const row of await this.store.lockOfEmployee(ctx, employeeId)) {
      await this.store.remove(ctx, row.id);
      await this.told(ctx, 'deleted', row);
    }
  }

  private async previewed(ctx: Context, given: PreviewPlacement): Promise<PlacementEntity> {
    checkStartDate(given);
    await this.decider.prepare(ctx);
    return this.computed(ctx, newPlacement(ctx, given), given);
  }

  private async computed(
    ctx: Context,
    before: PlacementEntity,
    given: GivenProperties,
  ): Promise<PlacementEntity> {
    return this.decider.decide(ctx, await this.attributes.lay(ctx, placementKind, before, given));
  }

  private async withTasks(
    ctx: Context,
    row: PlacementEntity,
    surroundings: Surroundings,
    given: UpdatePlacement,
  ): Promise<Surroundings> {
    return given.create_tasks ? this.forms.createMissingTasks(ctx, row, surroundings) : surroundings;
  }

  /** Tells of it in an event, and answers it as its caller may see it. */
  private async told(
    ctx: Context,
    change: 'created' | 'updated' | 'deleted',
    row: PlacementEntity,
    around?: Surroundings,
  ): Promise<Placement> {
    const surroundings = around ?? (await this.forms.surroundingsOf(ctx, [row]));
    await emit(ctx, `placement.${change}`, this.forms.presentIn(surroundings, row, 'masked'));
    return this.forms.presentIn(surroundings, row, sightOf(ctx));
  }

  private async conflict(ctx: Context, row: PlacementEntity): Promise<ProblemError> {
    const placementId = await this.store.idOfLivingLike(ctx, row);
    const message = 'There is a placement of this employee, employer, client and job already';
    return new ProblemError(409, 'PlacementConflictError', message, { meta: { placementId } });
  }
}

function newPlacement(ctx: Context, given: PreviewPlacement): PlacementEntity {
  return {
    ...newRecord(ctx, 'placement'),
    employee_id: given.employee_id,
    employer_id: given.employer_id ?? null,
    client_id: given.client_id ?? null,
    job_id: given.job_id ?? null,
    decisions: [],
    decided_at: ctx.now,
  };
}

function known(row: PlacementEntity | undefined): PlacementEntity {
  if (!row) throw notFound('placement');
  return row;
}
