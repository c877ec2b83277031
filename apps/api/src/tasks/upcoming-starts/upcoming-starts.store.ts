import {
  mostCounted,
  type StartReadiness,
  type UpcomingStartCountsQuery,
  type UpcomingStartsQuery,
} from '@firstday/domain';
import type { UndecidedFact, PolicyDecision } from '@firstday/policy-engine';
import { Injectable } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { hashedStatement } from '../../database/index.js';
import { type BindValue, recordScope } from '../../identity/index.js';
import { startsSql } from '../../placements/index.js';
import { workItemConditions } from '../work-items/work-item-conditions.js';
import { startBlockersSql } from './start-blockers-sql.js';

export interface StartRow extends Record<string, unknown> {
  readonly placement_id: string;
  readonly starts_on: string;
  readonly readiness: StartReadiness;
  readonly employee_id: string;
  readonly employer_id: string | null;
  readonly client_id: string | null;
  readonly job_id: string | null;
  readonly decisions: readonly PolicyDecision[];
  readonly undecided_facts: readonly UndecidedFact[] | null;
}

type CountRow = Record<StartReadiness, number> & { readonly next_starts_on: string | null };

/** The SQL that finds who begins when, and whether they are ready. */
@Injectable()
export class UpcomingStartsStore {
  /** @param most how many rows to read, the earliest first day first */
  list(
    ctx: Context,
    { readiness, cursor, ...asked }: Omit<UpcomingStartsQuery, 'per_page'>,
    most: number,
  ): Promise<StartRow[]> {
    const { values, mark } = binder(ctx);
    const [day, last] = cursor?.split('~') ?? [];
    const after =
      day && last
        ? [`(${startsSql.startsOn}, placements.id) > (${mark(day)}::text, ${mark(last)}::text)`]
        : [];
    const starts = startsSelect(
      ctx,
      [...workItemConditions.ofStarts(asked, mark), ...placeConditions(asked, mark), ...after],
      mark,
    );
    const only = readiness === undefined ? '' : `WHERE readiness = ${mark(readiness)}`;
    const text = `SELECT * FROM (${starts} ORDER BY ${startsSql.startsOn}, placements.id OFFSET 0) AS start ${only} LIMIT ${mark(most)}`;
    return ctx.db.run<StartRow>(hashedStatement('upcoming_starts', text), values);
  }

  /** Up to one more than is counted of each, and the next day after these. */
  async count(ctx: Context, asked: UpcomingStartCountsQuery): Promise<CountRow> {
    const { values, mark } = binder(ctx);
    const places = placeConditions(asked, mark);
    const scope = scopeOf(ctx, mark);
    const starts = [...workItemConditions.ofStarts(asked, mark), ...places, ...scope];
    const waits = waitsSql(ctx, mark);
    // What is cheap to tell is told first: whether somebody waits is looked for among forms.
    const conditions: Record<StartReadiness, string> = {
      ready: `CASE WHEN ${startsSql.isUndecided} THEN FALSE ELSE NOT ${waits} END`,
      waiting: waits,
      undecided: `CASE WHEN ${startsSql.isUndecided} THEN NOT ${waits} ELSE FALSE END`,
    };
    const later = startsSql.select(`min(${startsSql.startsOn})`, [
      `${startsSql.startsOn} > ${mark(asked.starts_on_lte)}::text`,
      ...places,
      ...scope,
    ]);
    const countOf = (readiness: StartReadiness) =>
      `(SELECT count(*)::int FROM (${startsSql.select('1', [...starts, conditions[readiness]])} LIMIT ${mostCounted + 1}) AS found) AS ${readiness}`;
    const text = `SELECT ${countOf('ready')}, ${countOf('waiting')}, ${countOf('undecided')}, (${later}) AS next_starts_on`;
    const rows = await ctx.db.run<CountRow & Record<string, unknown>>(
      hashedStatement('upcoming_starts', text),
      values,
    );
    return rows[0] ?? { ready: 0, waiting: 0, undecided: 0, next_starts_on: null };
  }
}

function binder(ctx: Context): { readonly values: unknown[]; readonly mark: BindValue } {
  const values: unknown[] = [ctx.account.id];
  return { values, mark: (value) => `$${values.push(value)}` };
}

function scopeOf({ actor }: Context, mark: BindValue): string[] {
  const scope = recordScope(actor, 'placements', mark);
  return scope === undefined ? [] : [scope];
}

function waitsSql({ now }: Context, mark: BindValue): string {
  return `(${startBlockersSql.blocksStart(`${mark(now)}::timestamptz`)} OR ${startBlockersSql.lacksTask})`;
}

/** What waits counts before what is undecided: somebody can do something about it. */
function startsSelect(ctx: Context, conditions: readonly string[], mark: BindValue): string {
  const readiness = `CASE WHEN ${waitsSql(ctx, mark)} THEN 'waiting'
       WHEN ${startsSql.isUndecided} THEN 'undecided' ELSE 'ready' END`;
  return startsSql.select(
    `placements.id AS placement_id, ${startsSql.startsOn} AS starts_on, ${readiness} AS readiness, placements.employee_id,
     placements.employer_id, placements.client_id, placements.job_id, placements.decisions, placements.undecided_facts`,
    [...conditions, ...scopeOf(ctx, mark)],
  );
}

const placeConditions = (
  { employer_id, client_id }: Pick<UpcomingStartCountsQuery, 'client_id' | 'employer_id'>,
  mark: BindValue,
): string[] => [
  ...(employer_id === undefined ? [] : [`placements.employer_id = ${mark(employer_id)}::text`]),
  ...(client_id === undefined ? [] : [`placements.client_id = ${mark(client_id)}::text`]),
];
