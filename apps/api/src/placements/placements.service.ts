import { isDeepStrictEqual } from 'node:util';
import type {
  CreatePlacement,
  NumberedPage,
  Placement,
  PlacementListQuery,
  PlacementQuery,
  UpdatePlacement,
} from '@firstday/domain';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  EmployeeLifecycleService,
  EmployeesService,
  pickGiven,
  RecordAttributesService,
  RecordExpansion,
  type RecordInput,
  type Upserted,
  upsertByExternalId,
  visibilityOf,
  withExternalId,
} from '../records/index.js';
import { emitEvent } from '../events/index.js';
import { type Context, inTransaction, invalidInput, notFound, ProblemError } from '../context/index.js';
import { assertMatches, nextUpdatedAt, toPage, withVersion } from '../http/index.js';
import { listAttributeNames, type ListPart } from '../identity/index.js';
import { changedEmployment, employmentRecordOf } from './employment-record.js';
import { changeableReferences, isMoved, isNeedChanged } from './is-need-changed.js';
import { newPlacement } from './new-placement.js';
import { PlacementChangeLog } from './placement-change-log.js';
import { PlacementDecider } from './placement-decider.js';
import { placementFilter } from './placement-filter.js';
import type { PlacementEntity } from './placement.entity.js';
import { assertDaysInOrder, employmentEndOf, periodOf, placementKind } from './placement-kind.js';
import { PlacementFormsService } from './placement-forms.service.js';
import { PlacementsStore } from './placements.store.js';
import type { PlacementContext } from './to-placement.js';

/** Placements: who works where, and which forms that takes. */
@Injectable()
export class PlacementsService implements OnModuleInit {
  constructor(
    private readonly store: PlacementsStore,
    private readonly attributes: RecordAttributesService,
    private readonly decider: PlacementDecider,
    private readonly forms: PlacementFormsService,
    private readonly employees: EmployeesService,
    private readonly lifecycle: EmployeeLifecycleService,
    private readonly expansion: RecordExpansion,
    private readonly changes: PlacementChangeLog,
  ) {}

  onModuleInit(): void {
    this.lifecycle.onDelete((ctx, employeeId) => this.deleteOfEmployee(ctx, employeeId));
    this.lifecycle.onRestore(async (ctx, employeeId, deletedAt) => {
      for (const row of await this.store.restoreOfEmployee(ctx, employeeId, deletedAt)) {
        await this.forms.recordEmployment(ctx, row, { deleted_at: null });
        await this.emitAndPresent(ctx, 'restored', row);
      }
    });
  }

  async list(ctx: Context, query: PlacementListQuery): Promise<NumberedPage<Placement>> {
    await this.attributes.assertMayFilter(ctx, placementKind, query.custom_attributes);
    const { rows, total, next } = await this.store.list(ctx, placementFilter(ctx, query), query);
    const placements = await this.forms.present(ctx, rows);
    return toPage(await this.expansion.expand(ctx, placements, query.expand), total, query, next);
  }

  /** The next placements of a list, as the list shows them. */
  async listAfter(ctx: Context, query: PlacementListQuery, part: ListPart): Promise<Placement[]> {
    await this.attributes.assertMayFilter(ctx, placementKind, query.custom_attributes);
    return this.forms.present(ctx, await this.store.listAfter(ctx, placementFilter(ctx, query), part));
  }

  /** The names of the system attributes that any placement of a list has. */
  listAttributeNames(ctx: Context, query: PlacementListQuery): Promise<string[]> {
    return listAttributeNames(ctx, this.store.table, placementFilter(ctx, query));
  }

  async create(ctx: Context, given: CreatePlacement): Promise<Placement> {
    await this.decider.prepare(ctx);
    return inTransaction(ctx, async (ctx) => {
      const merged = await this.attributes.merge(ctx, placementKind, newPlacement(ctx, given), given);
      assertDaysInOrder(given, merged);
      // One at a time: two placements of an employee at once do not both make the same task.
      const employee = this.employees.lockForUpdate(ctx, given.employee_id);
      const [row, overlappingId] = await Promise.all([
        this.decider.decide(ctx, merged, { employee, givesStart: true }),
        this.store.findOverlappingId(ctx, merged),
      ]);
      if (overlappingId !== undefined) throw conflictError(overlappingId);
      const [isInserted, placementContext] = await Promise.all([
        this.store.insert(ctx, row),
        this.forms.loadContext(ctx, [row]),
        this.forms.recordEmployment(ctx, row, employmentRecordOf(row)),
      ]);
      if (!isInserted) throw await this.store.externalIds.conflict(ctx, row.external_id);
      await this.forms.employmentChanged(ctx, row, placementContext);
      return this.emitAndPresent(
        ctx,
        'created',
        row,
        await this.createTasksIfAsked(ctx, row, placementContext, given),
      );
    });
  }

  async getById(ctx: Context, id: string, { expand }: PlacementQuery = {}): Promise<Placement> {
    const row = orNotFound(await this.store.find(ctx, id));
    const placement = await this.forms.presentOne(ctx, row);
    if (expand === undefined) return withVersion(placement, row);
    const [whole] = await this.expansion.expand(ctx, [placement], expand);
    return whole ?? placement;
  }

  /** Policies are asked again, with the records as they are now. */
  async updateById(ctx: Context, id: string, given: UpdatePlacement): Promise<Placement> {
    await this.decider.prepare(ctx);
    return inTransaction(ctx, async (ctx) => {
      // The employee before the placement, in the order in which a deletion of the employee locks them.
      const { employee_id } = orNotFound(await this.store.find(ctx, id));
      assertSameEmployee(employee_id, given);
      await this.employees.lockForUpdate(ctx, employee_id);
      const before = orNotFound(await this.store.lockForUpdate(ctx, id));
      assertMatches(ctx, before);
      const decided = await this.evaluate(
        ctx,
        { ...before, ...pickGiven(given, changeableReferences) },
        given,
      );
      if (isMoved(before, decided) || !isDeepStrictEqual(periodOf(before), periodOf(decided)))
        await this.assertNoOverlap(ctx, decided);
      const isChanged = !isDeepStrictEqual({ ...decided, decided_at: before.decided_at }, before);
      const row = isChanged ? { ...decided, updated_at: nextUpdatedAt(ctx, before) } : decided;
      await this.store.externalIds.assertFree(ctx, before, row);
      await this.store.update(ctx, row);
      await this.changes.recordUpdated(ctx, before, row);
      await this.forms.recordEmployment(ctx, row, changedEmployment(before, row));
      const found = await this.forms.loadContext(ctx, [row]);
      if (isMoved(before, row) || employmentEndOf(before) !== employmentEndOf(row))
        await this.forms.employmentEnded(ctx, row);
      else if (isNeedChanged(before, row)) await this.forms.needsChanged(ctx, row);
      const withTasks = await this.createTasksIfAsked(ctx, row, found, given);
      // Sent again, what is there already changes nothing, and nobody is told.
      if (!isChanged && withTasks === found)
        return withVersion(this.forms.presentWith(found, row, visibilityOf(ctx)), row);
      return this.emitAndPresent(ctx, 'updated', row, withTasks);
    });
  }

  /** As for records of other kinds. The employee of a placement stays who they are. */
  upsertByExternalId(ctx: Context, externalId: string, given: CreatePlacement): Promise<Upserted<Placement>> {
    const named = withExternalId(given, externalId);
    return upsertByExternalId(ctx, {
      externalIds: this.store.externalIds,
      externalId,
      create: (ctx) => {
        assertMatches(ctx, undefined);
        return this.create(ctx, named);
      },
      update: (ctx, id) => this.updateById(ctx, id, named),
    });
  }

  /** Asks again where a fact that was looked at is another now. In the caller's transaction; no task is made. */
  async reevaluate(
    ctx: Context,
    { id, employee_id }: Pick<PlacementEntity, 'id' | 'employee_id'>,
  ): Promise<void> {
    const employee = await this.employees.lockForUpdate(ctx, employee_id);
    const before = await this.store.lockForUpdate(ctx, id);
    if (!before) return;
    const row = await this.decider.decideIfFactsChanged(ctx, before, Promise.resolve(employee));
    if (!row) return;
    const next = { ...row, updated_at: nextUpdatedAt(ctx, before) };
    await this.store.update(ctx, next);
    if (isNeedChanged(before, next)) await this.forms.needsChanged(ctx, next);
    await this.emitAndPresent(ctx, 'updated', next);
  }

  async deleteById(ctx: Context, id: string): Promise<Placement> {
    return inTransaction(ctx, async (ctx) => {
      const { employee_id } = orNotFound(await this.store.find(ctx, id));
      await this.employees.lockForUpdate(ctx, employee_id);
      const row = orNotFound(await this.store.lockForDelete(ctx, id));
      assertMatches(ctx, row);
      await this.store.remove(ctx, id);
      await this.changes.recordDeleted(ctx, row);
      await this.forms.recordEmployment(ctx, row, { deleted_at: ctx.now.toISOString() });
      const placementContext = await this.forms.loadContext(ctx, [row]);
      await this.forms.employmentEnded(ctx, row);
      return this.emitAndPresent(ctx, 'deleted', row, placementContext);
    });
  }

  private async deleteOfEmployee(ctx: Context, employeeId: string): Promise<void> {
    for (const row of await this.store.lockOfEmployee(ctx, employeeId)) {
      await this.store.remove(ctx, row.id);
      await this.forms.recordEmployment(ctx, row, { deleted_at: ctx.now.toISOString() });
      await this.emitAndPresent(ctx, 'deleted', row);
    }
  }

  private async evaluate(
    ctx: Context,
    before: PlacementEntity,
    given: RecordInput,
  ): Promise<PlacementEntity> {
    const merged = await this.attributes.merge(ctx, placementKind, before, given);
    assertDaysInOrder(given, merged);
    return this.decider.decide(ctx, merged, { givesStart: given['start_date'] !== undefined });
  }

  private async createTasksIfAsked(
    ctx: Context,
    row: PlacementEntity,
    placementContext: PlacementContext,
    given: UpdatePlacement,
  ): Promise<PlacementContext> {
    return given.create_tasks ? this.forms.createMissingTasks(ctx, row, placementContext) : placementContext;
  }

  /** Emits the event, and returns the placement as its caller may see it. */
  private async emitAndPresent(
    ctx: Context,
    change: 'created' | 'updated' | 'deleted' | 'restored',
    row: PlacementEntity,
    knownContext?: PlacementContext,
  ): Promise<Placement> {
    const placementContext = knownContext ?? (await this.forms.loadContext(ctx, [row]));
    await emitEvent(ctx, `placement.${change}`, this.forms.presentWith(placementContext, row, 'masked'));
    return withVersion(this.forms.presentWith(placementContext, row, visibilityOf(ctx)), row);
  }

  /** Whoever makes or moves a placement has locked its employee: no other comes in between. */
  private async assertNoOverlap(ctx: Context, row: PlacementEntity): Promise<void> {
    const placementId = await this.store.findOverlappingId(ctx, row);
    if (placementId !== undefined) throw conflictError(placementId);
  }
}

/** @throws ProblemError 400: tasks, signatures and deadlines are of one person */
function assertSameEmployee(employeeId: string, given: UpdatePlacement): void {
  if (given.employee_id === undefined || given.employee_id === employeeId) return;
  const message = 'Expected the employee of the placement: another employee is another placement';
  throw invalidInput([{ _tag: 'Refinement', path: ['employee_id'], message }]);
}

function conflictError(placementId: string): ProblemError {
  const message =
    'This employee has a placement with this employer, client and job in the same period already';
  return new ProblemError(409, 'PlacementConflictError', message, { meta: { placementId } });
}

function orNotFound(row: PlacementEntity | undefined): PlacementEntity {
  if (!row) throw notFound('placement');
  return row;
}
