import type { CursorPage, EmployeeRow, EmployeeRowsQuery } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { statement } from '../../database/index.js';
import { ViewNarrowingService } from '../views/view-narrowing.service.js';
import { employeeListSql, employeeOrders, shownOfEmployees } from './employee-list-sql.js';
import { RowPagesService } from './row-pages.service.js';
import { RowPlacementsService } from './row-placements.service.js';
import { type EmployeeWithSummary, toEmployeeRow } from './to-employee-row.js';
import { toPageRequest } from './to-page-request.js';

/** Employees as lists show them, within what the caller sees. */
@Injectable()
export class EmployeeRowsService {
  constructor(
    private readonly pages: RowPagesService,
    private readonly narrowing: ViewNarrowingService,
    private readonly placements: RowPlacementsService,
  ) {}

  async list(requestContext: Context, query: EmployeeRowsQuery): Promise<CursorPage<EmployeeRow>> {
    const ctx = await this.narrowing.narrowToViews(requestContext, 'employees', query);
    const asked = toPageRequest(ctx, query, employeeOrders, 'next_due_at');
    const list = employeeListSql(ctx, query, asked.order);
    await this.narrowing.assertNotSensitive(ctx, query);
    const { data, ...page } = await this.pages.read<EmployeeWithSummary>(ctx, list, asked);
    return { ...page, data: await this.present(ctx, data) };
  }

  /** Those of whom the caller is known to see each, in the order of their creation. */
  async findMany(ctx: Context, ids: readonly string[]): Promise<EmployeeRow[]> {
    if (ids.length === 0) return [];
    const { columns, joins } = shownOfEmployees;
    const page = `(SELECT unnest($2::text[]) COLLATE "C" AS id) page`;
    const text = `SELECT ${columns} FROM ${page} ${joins} WHERE employee.account_id = $1 ORDER BY page.id`;
    return this.present(
      ctx,
      await ctx.db.run<EmployeeWithSummary>(statement('', text), [ctx.account.id, ids]),
    );
  }

  /** As a list shows them. */
  private async present(ctx: Context, rows: readonly EmployeeWithSummary[]): Promise<EmployeeRow[]> {
    const ids = rows.map(({ id }) => id);
    const [placements, undecided] = await Promise.all([
      this.placements.latest(ctx, ids),
      this.placements.undecided(ctx, ids),
    ]);
    return rows.map((row) => {
      const undecided_count = undecided.get(row.id);
      return {
        ...toEmployeeRow(row),
        ...(undecided_count === undefined ? {} : { undecided_count }),
        placement: placements.get(row.id) ?? null,
      };
    });
  }
}
