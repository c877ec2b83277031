import { Injectable } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { EventContentsStore } from '../../events/index.js';
import { IdempotencyStore } from '../../http/index.js';
import { clearPlacementsOf } from '../../placements/index.js';
import { DeletedEmployeesStore } from '../../records/index.js';
import { TaskCases } from '../task-cases.js';
import { employeeDestructionSql } from './employee-destruction-sql.js';

/** How long idempotent responses are replayed, and a little more: after that none mentions a deleted employee. */
const answerLifetimeMilliseconds = 25 * 3_600_000;

/** A record that an event may be about. */
interface Resource {
  readonly id: string;
  readonly employee_id: string;
}

/** Erases what every room says of deleted employees, in the context's transaction. */
@Injectable()
export class EmployeeEraser {
  constructor(
    private readonly employees: DeletedEmployeesStore,
    private readonly events: EventContentsStore,
    private readonly cases: TaskCases,
    private readonly idempotency: IdempotencyStore,
  ) {}

  /**
   * What it does it may do again: events on their way are left for another time.
   *
   * @returns those that it claimed and of whom nothing is left
   */
  async erase(ctx: Context, employeeIds: readonly string[]): Promise<string[]> {
    const claimed = await this.employees.claim(ctx, employeeIds, employeeDestructionSql.hasNoForms);
    if (claimed.length === 0) return [];
    const ids = claimed.map(({ id }) => id);
    const resources = await this.eraseRecords(ctx, ids);
    await this.events.forget(
      ctx,
      resources.map(({ id }) => id),
    );
    const since = ctx.now.getTime() - answerLifetimeMilliseconds;
    const recentlyDeleted = claimed.filter(({ deleted_at }) => deleted_at.getTime() > since);
    if (recentlyDeleted.length > 0)
      await this.idempotency.deleteAnswersAbout(
        ctx,
        recentlyDeleted.map(({ id }) => id),
      );
    return this.finish(ctx, ids, resources);
  }

  /** @returns the records that their events may be about: themselves, their placements and their E-Verify cases */
  private async eraseRecords(ctx: Context, ids: readonly string[]): Promise<Resource[]> {
    await ctx.db.run(employeeDestructionSql.clearSignatures, [ctx.account.id, ids]);
    await ctx.db.run(employeeDestructionSql.deleteSigningConsents, [ctx.account.id, ids]);
    await ctx.db.run(employeeDestructionSql.clearHoldReasons, [ctx.account.id, ids]);
    await ctx.db.run(employeeDestructionSql.deleteFormSessions, [ctx.account.id, ids]);
    const placements = await clearPlacementsOf(ctx, ids);
    await this.employees.clear(ctx, ids);
    const cases = await this.cases.listOfEmployees(ctx, ids);
    return [...ids.map((id) => ({ id, employee_id: id })), ...placements, ...cases];
  }

  private async finish(
    ctx: Context,
    ids: readonly string[],
    resources: readonly Resource[],
  ): Promise<string[]> {
    const resourceIds = resources.map(({ id }) => id);
    const remembered = new Set(await this.events.listRemembered(ctx, resourceIds));
    const left = new Set(
      resources.filter(({ id }) => remembered.has(id)).map(({ employee_id }) => employee_id),
    );
    const finished = ids.filter((id) => !left.has(id));
    if (finished.length > 0) await this.employees.markDestroyed(ctx, finished);
    return finished;
  }
}
