import type { ReportQuery, ReportRowsQuery } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { hashedStatement } from '../../database/index.js';
import { recordScope } from '../../identity/index.js';
import { CaseReport } from './case-report.js';
import type { ReportPeriod } from './report-period.js';
import { reportSql, type ReportScope } from './report-sql.js';

/** Numbers of a group, of a part, of both, or of everything: null is whatever it is. */
export interface CountedRow {
  readonly group_key: string | null;
  readonly part_key: string | null;
  readonly count: number;
  readonly done_count: number;
  readonly hours: readonly [median: number | null, p90: number | null] | null;
}

export interface FoundRow {
  readonly id: string;
  readonly employee_id: string;
  readonly employer_id: string | null;
  readonly task_id: string | null;
  readonly form_id: string | null;
  readonly group_key: string;
  readonly part_key: string;
  readonly at: Date;
  readonly is_done: boolean;
  readonly hours: number | null;
}

/** A form, an edition of it, and the section whose turn it is. */
export interface TurnOfForm {
  readonly form_id: string;
  readonly form_key: string;
  readonly edition: string;
  readonly turn_section_id: string;
}

export type Pages = ReportScope['pages'];

type Mark = (value: unknown) => string;

/** Counts what is there now, in one statement. Only what a list of tasks, or of cases, shows the caller is counted. */
@Injectable()
export class ReportsStore {
  constructor(private readonly cases: CaseReport) {}

  async count(ctx: Context, query: ReportQuery, period: ReportPeriod, pages: Pages): Promise<CountedRow[]> {
    const { mark, values } = marking(ctx);
    const source = this.source(ctx, query, period, { mark, pages });
    if (source === undefined) return [];
    const text = `SELECT group_key, part_key, count(*)::int AS count, (count(*) FILTER (WHERE is_done))::int AS done_count,
                         percentile_cont(ARRAY[0.5, 0.9]) WITHIN GROUP (ORDER BY hours) FILTER (WHERE is_done) AS hours
                    FROM (${source}) AS counted
                   GROUP BY GROUPING SETS ((group_key, part_key), (group_key), (part_key), ())`;
    return ctx.db.run<CountedRow & Record<string, unknown>>(hashedStatement('reports.count', text), values);
  }

  /** @param most how many rows to read, the latest first */
  async list(
    ctx: Context,
    query: ReportRowsQuery,
    period: ReportPeriod,
    { pages, most }: { readonly pages: Pages; readonly most: number },
  ): Promise<FoundRow[]> {
    const { mark, values } = marking(ctx);
    const source = this.source(ctx, query, period, { mark, pages });
    if (source === undefined) return [];
    const [moment, last] = splitCursor(query.cursor);
    const conditions = [
      'TRUE',
      ...(query.group === undefined ? [] : [`group_key = ${mark(query.group)}`]),
      ...(query.part === undefined ? [] : [`part_key = ${mark(query.part)}`]),
      ...(query.is_done === undefined ? [] : [`is_done = ${mark(query.is_done === 'true')}`]),
      ...(moment && last
        ? [`(at, id) < (${mark(moment)}::timestamptz, ${mark(last)}::text COLLATE "C")`]
        : []),
    ];
    // Moments are told in milliseconds: rows are ordered by what is told of them.
    const text = `SELECT * FROM (SELECT id COLLATE "C" AS id, employee_id, employer_id, task_id, form_id, group_key, part_key,
                         date_trunc('milliseconds', at) AS at, is_done, hours FROM (${source}) AS counted) AS told
                   WHERE ${conditions.join(' AND ')} ORDER BY at DESC, id DESC LIMIT ${mark(most)}`;
    return ctx.db.run<FoundRow & Record<string, unknown>>(hashedStatement('reports.list', text), values);
  }

  /** Whose turn it is of the forms that wait for employees. */
  turns(ctx: Context, query: ReportQuery): Promise<TurnOfForm[]> {
    const { mark, values } = marking(ctx);
    const conditions = [
      ...taskConditions(ctx, query, mark),
      'tasks.completed_at IS NULL',
      'tasks.turn_section_id IS NOT NULL',
    ];
    const text = `SELECT DISTINCT form_id, form_key, edition, turn_section_id FROM tasks WHERE ${conditions.join(' AND ')}`;
    return ctx.db.run<TurnOfForm & Record<string, unknown>>(hashedStatement('reports.turns', text), values);
  }

  private source(
    ctx: Context,
    query: ReportQuery,
    period: ReportPeriod,
    { mark, pages }: { readonly mark: Mark; readonly pages: Pages },
  ): string | undefined {
    if (query.report === 'everify_outcomes')
      return this.cases.source(ctx, mark, { ...period, employerId: query.employer_id });
    const conditions = taskConditions(ctx, query, mark);
    return reportSql[query.report]({ ...period, mark, pages, conditions, now: ctx.now });
  }
}

function marking(ctx: Context): { readonly mark: Mark; readonly values: unknown[] } {
  const values: unknown[] = [ctx.account.id];
  return { values, mark: (value) => `$${values.push(value)}` };
}

/** The id may hold a tilde itself. */
const splitCursor = (cursor: string | undefined): readonly [string?, string?] =>
  cursor === undefined ? [] : [cursor.slice(0, 24), cursor.slice(25)];

function taskConditions(ctx: Context, { employer_id }: ReportQuery, mark: Mark): string[] {
  const scope = recordScope(ctx.actor, 'tasks', mark);
  return [
    'tasks.account_id = $1',
    'tasks.deleted_at IS NULL',
    ...(employer_id === undefined ? [] : [`tasks.employer_id = ${mark(employer_id)}`]),
    ...(scope === undefined ? [] : [scope]),
  ];
}
