import { Injectable } from '@nestjs/common';
import type { Actor, Context } from '../../context/index.js';
import { statement } from '../../database/index.js';
import type { BindValue } from '../../identity/index.js';
import type { NewHireEmployer } from '../../records/index.js';
import { type DueNewHireRow, dueNewHiresSql, waysToWrite } from './due-new-hires-sql.js';
import { placementScopes } from './new-hire-readers.js';

export interface WantedNewHires {
  readonly employers: readonly NewHireEmployer[];
  readonly readers: readonly Actor[];
  readonly reportsTo?: string | undefined;
  readonly hiredFrom?: string | undefined;
  readonly hiredUntil?: string | undefined;
  /** Not those who begin on a day that is still to come where their employer is. */
  readonly onlyBegun?: boolean;
  /** Not those who are in a report that waits to be sent. */
  readonly onlyFree?: boolean;
  readonly includesSent?: boolean;
  readonly placementIds?: readonly string[] | undefined;
  readonly after?: string | undefined;
  readonly most: number;
}

/** The SQL that says who is to be reported. */
@Injectable()
export class DueNewHiresStore {
  async list(ctx: Context, wanted: WantedNewHires): Promise<DueNewHireRow[]> {
    if (wanted.employers.length === 0) return [];
    const values: unknown[] = [ctx.account.id];
    const mark: BindValue = (value) => `$${values.push(value)}`;
    const { employers, readers, placementIds, includesSent = false } = wanted;
    const conditions = [
      ...placementScopes(readers, mark),
      ...(placementIds ? [`placements.id = ANY (${mark(placementIds)}::text[])`] : []),
    ];
    const source = dueNewHiresSql({ employers, conditions, includesSent }, mark);
    const where = ['TRUE', ...rowConditions(ctx, wanted, mark)].join(' AND ');
    const text = `SELECT * FROM ${source} WHERE ${where} ORDER BY due_at, placement_id COLLATE "C" LIMIT ${mark(wanted.most)}`;
    return ctx.db.run<DueNewHireRow & Record<string, unknown>>(statement('', text), values);
  }
}

function rowConditions({ now }: Context, wanted: WantedNewHires, mark: BindValue): string[] {
  const { reportsTo, hiredFrom, hiredUntil, onlyBegun, onlyFree, after } = wanted;
  const [moment, last] = after?.split('~') ?? [];
  const today = () => `to_char(${mark(now)}::timestamptz AT TIME ZONE time_zone, 'YYYY-MM-DD')`;
  return [
    ...(reportsTo ? [isReportedTo(reportsTo, mark)] : []),
    ...(hiredFrom ? [`hired_on >= ${mark(hiredFrom)}`] : []),
    ...(hiredUntil ? [`hired_on <= ${mark(hiredUntil)}`] : []),
    ...(onlyBegun ? [`hired_on <= ${today()}`] : []),
    ...(onlyFree ? ['new_hire_report_id IS NULL'] : []),
    ...(moment && last
      ? [
          `(due_at, placement_id COLLATE "C") > (${mark(moment)}::timestamptz, ${mark(last)}::text COLLATE "C")`,
        ]
      : []),
  ];
}

const isReportedTo = (state: string, mark: BindValue): string =>
  `(reports_to = ${mark(state)} OR (reports_to IS NULL AND upper(trim(work_state)) = ANY (${mark(waysToWrite(state))}::text[])))`;
