import type { EmployeeSelection } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import { badRequest, type Context, forbidden } from '../../context/index.js';
import { statement } from '../../database/index.js';
import { actorWithPermission, idsInScope, recordScope } from '../../identity/index.js';
import { employeeSql } from '../../records/index.js';
import { employeeListSql } from '../rows/employee-list-sql.js';
import { ViewNarrowingService } from '../views/view-narrowing.service.js';

/** As many as one act is about. */
export const mostSelected = 100_000;
/** So many are read, and dealt with, at once. */
const sliceSize = 100;

/** Somebody who was selected, as the act finds them. */
export interface SelectedEmployee {
  readonly id: string;
  /** Nothing where the caller sees nobody of that id. */
  readonly name: { readonly first_name: string; readonly last_name: string } | undefined;
  /** Whether the caller's groups let them do to this employee what they ask for. */
  readonly isAllowed: boolean;
}

interface NamedRow extends Record<string, unknown> {
  readonly id: string;
  readonly first_name: string;
  readonly last_name: string;
}

/** Whom an act is about: those named, or all that a list has. */
@Injectable()
export class EmployeeSelectionsService {
  constructor(private readonly narrowing: ViewNarrowingService) {}

  /**
   * Their ids, in the order of their creation where a list says who they are.
   * @throws ProblemError 400 for filters that a list refuses, and for too many; 403 for who may see nobody
   */
  async resolve(ctx: Context, selection: EmployeeSelection): Promise<readonly string[]> {
    const viewer = viewing(ctx);
    if ('employee_ids' in selection) return [...new Set(selection.employee_ids)];
    const { matching } = selection;
    // What cannot be asked is refused first: only then a filter is known to be JSON.
    const list = employeeListSql(viewer, matching, { defaultDirection: 'asc' });
    await this.narrowing.assertNotSensitive(ctx, matching);
    const { source, where } = list.matching;
    const text = `SELECT employees.id FROM ${source} WHERE ${where} ORDER BY employees.id LIMIT ${mostSelected + 1}`;
    const rows = await ctx.db.run<{ id: string }>(statement('', text), list.values);
    if (rows.length > mostSelected) throw badRequest('More than 100,000 employees match: narrow the filters');
    return rows.map(({ id }) => id);
  }

  /** The selected, slice by slice, as they are by then. */
  async *slices(ctx: Context, ids: readonly string[]): AsyncGenerator<SelectedEmployee[]> {
    for (let from = 0; from < ids.length; from += sliceSize)
      yield await this.describe(ctx, ids.slice(from, from + sliceSize));
  }

  private async describe(ctx: Context, ids: readonly string[]): Promise<SelectedEmployee[]> {
    const values: unknown[] = [ctx.account.id, ids];
    const scope = recordScope(viewing(ctx).actor, 'employees', (value) => `$${values.push(value)}`);
    const conditions = ['employees.id = ANY ($2::text[])', ...(scope === undefined ? [] : [scope])];
    const text = employeeSql.select(
      `employees.id, coalesce(first_name, '') AS first_name, coalesce(last_name, '') AS last_name`,
      conditions.join(' AND '),
    );
    const [rows, allowed] = await Promise.all([
      ctx.db.run<NamedRow>(statement('', text), values),
      idsInScope(ctx, 'employees', ids),
    ]);
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.map((id) => ({ id, name: byId.get(id), isAllowed: allowed.has(id) }));
  }
}

/** Nobody is named, or dealt with, whom the caller may not see: what else they may do to somebody opens no record. */
function viewing(ctx: Context): Context {
  const actor = actorWithPermission(ctx.actor, 'employee:view');
  if (!actor) throw forbidden('An act for many employees takes employee:view');
  return { ...ctx, actor };
}
