import { type ComponentChange, componentDefinition, type ComponentRecords } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { statement } from '../../database/index.js';
import { everifyCaseSql } from '../../everify/index.js';
import { isComponentActor } from '../../identity/index.js';
import { placementSql } from '../../placements/index.js';
import { taskSql } from '../../tasks/index.js';
import type { ChangedRecords } from './changed-records.js';
import { visibleRowsSql } from './visible-rows-sql.js';

const anyOfEmployee = statement(
  'component_changes.anyOfEmployee',
  `${taskSql.anyOfEmployee} UNION ALL ${everifyCaseSql.anyOfEmployee} UNION ALL ${placementSql.anyOfEmployee} LIMIT 1`,
);

/** Changes that a session may know of, and whether there were others, which may have taken a row out of its view. */
export interface VisibleChanges {
  readonly changes: readonly RowChange[];
  readonly hasHidden: boolean;
}
type RowChange = Exclude<ComponentChange, { kind: 'many' }>;
interface VisibleRow extends Record<string, unknown> {
  readonly kind: RowChange['kind'];
  readonly id: string;
  readonly employee_id: string | null;
}

/** What of the changes a session may know of. */
@Injectable()
export class VisibleChangesStore {
  /** What of the changed rows the session sees as they are now; what it never saw is not among them. */
  async findVisible(ctx: Context, changed: ChangedRecords): Promise<VisibleChanges> {
    const { actor } = ctx;
    const told = isComponentActor(actor) ? componentDefinition(actor.component).changes : toldToStaff;
    const changes = await this.findRows(ctx, changed, told);
    const known = new Set(changes.map(({ id }) => id));
    const unseen = told.flatMap((records) => changedOf(records, changed)).filter((id) => !known.has(id));
    const employeeId = isComponentActor(actor) ? actor.employeeId : null;
    return { changes, hasHidden: await this.mayHaveSeen(ctx, employeeId, unseen) };
  }

  /** One statement for all of them. */
  private async findRows(
    ctx: Context,
    changed: ChangedRecords,
    told: readonly (keyof typeof visibleRowsSql)[],
  ): Promise<RowChange[]> {
    const values: unknown[] = [ctx.account.id];
    const mark = (value: unknown) => `$${values.push(value)}`;
    const parts = told.flatMap((records) => visibleRowsSql[records](ctx.actor, changed, mark) ?? []);
    if (parts.length === 0) return [];
    const rows = await ctx.db.run<VisibleRow>(statement('', parts.join(' UNION ALL ')), values);
    return rows.map(toChange);
  }

  /** Of a component about one employee, only what is of that employee may have been visible before. */
  private async mayHaveSeen(
    ctx: Context,
    employeeId: string | null,
    unseen: readonly string[],
  ): Promise<boolean> {
    if (employeeId === null || unseen.length === 0) return unseen.length > 0;
    if (unseen.includes(employeeId)) return true;
    return (await ctx.db.run(anyOfEmployee, [ctx.account.id, employeeId, unseen])).length > 0;
  }
}

/** What lists of the dashboard show. */
const toldToStaff: readonly ComponentRecords[] = ['employees', 'tasks', 'everify_cases'];

/** Deadlines are of tasks and cases, and what explains a placement is of its employee and of itself. */
function changedOf(records: ComponentRecords, changed: ChangedRecords): readonly string[] {
  switch (records) {
    case 'compliance_deadlines':
      return [...changed.tasks, ...changed.everify_cases];
    case 'new_placements':
      return [];
    case 'placement_explanations':
      return [...changed.employees, ...changed.placements];
    default:
      return changed[records];
  }
}

const toChange = ({ kind, id, employee_id }: VisibleRow): RowChange =>
  kind === 'task' ? { kind, id, employee_id: employee_id ?? '' } : { kind, id };
