import {
  mostCounted,
  mostHealthRecords,
  type SystemHealthLine,
  type SystemHealthRecord,
} from '@firstday/domain';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { Context } from '../context/index.js';
import { actorWithPermission } from '../identity/index.js';
import { type HealthFinding, SystemHealthChecks } from '../observability/index.js';
import { RecordNamesStore } from '../records/index.js';
import { EverifyConnectionsStore } from './everify-connections.store.js';
import { type AskedCaseRow, EverifyHealthStore } from './everify-health.store.js';
import { EverifyProblemsStore, type ProblemRow } from './everify-problems.store.js';

/** Whether E-Verify answers what it is asked, in a form that we read, and accepts the user and password. */
@Injectable()
export class EverifyHealth implements OnApplicationBootstrap {
  constructor(
    private readonly checks: SystemHealthChecks,
    private readonly store: EverifyHealthStore,
    private readonly connections: EverifyConnectionsStore,
    private readonly names: RecordNamesStore,
    private readonly problems: EverifyProblemsStore,
  ) {}

  onApplicationBootstrap(): void {
    this.checks.register({ kind: 'everify', read: (ctx) => this.read(ctx) });
  }

  private async read(caller: Context): Promise<HealthFinding[]> {
    const actor = actorWithPermission(caller.actor, 'everify:view');
    if (!actor) return [];
    const asked = await this.store.listAsked({ ...caller, actor });
    const failed = asked.filter(({ is_failing }) => is_failing);
    const waiting = asked.filter(({ is_failing }) => !is_failing);
    const isConfigured = caller.account.mode === 'test' || (await this.connections.find(caller));
    const cases = [...failed, ...waiting];
    const problems = (await this.problems.list(caller)).toSorted(byWeight);
    const [problem] = problems;
    const isUnread = problems.some((one) => one.problem === 'unknown_shape');
    return [
      {
        state: worse(stateOf(failed, waiting), problem),
        reason: problem?.problem ?? (isConfigured ? null : 'not_configured'),
        since: (problem?.since ?? cases[0]?.since)?.toISOString() ?? null,
        waiting: countOf(waiting),
        failing: countOf(failed),
        records: await this.present(caller, cases.slice(0, mostHealthRecords)),
        ...(problem?.expires_on ? { password_expires_on: problem.expires_on } : {}),
        ...(isUnread ? { unread_answers: await this.unreadAnswers(caller) } : {}),
      },
    ];
  }

  private async unreadAnswers(ctx: Context): Promise<SystemHealthLine['unread_answers']> {
    const rows = await this.problems.listUnread(ctx);
    return rows.map(({ operation, structure, since }) => ({
      operation,
      structure,
      since: since.toISOString(),
    }));
  }

  private async present(ctx: Context, rows: readonly AskedCaseRow[]): Promise<SystemHealthRecord[]> {
    if (rows.length === 0) return [];
    const names = await this.names.find(ctx, rows);
    return rows.map(({ id, employee_id, case_number, since, is_failing }, at) => ({
      kind: 'everify_case',
      id,
      name: case_number,
      employee_id,
      employee_name: names[at]?.employee_name ?? null,
      since: since.toISOString(),
      is_failing,
      can_retry: false,
      missing_files: [],
    }));
  }
}

/** What stops all cases comes before what stops some, and that before what will. */
const byWeight = (one: ProblemRow, other: ProblemRow): number => weightOf(one) - weightOf(other);
const lighter: readonly string[] = ['unknown_shape', 'password_expires'];
const weightOf = ({ problem }: ProblemRow): number => lighter.indexOf(problem);

function worse(state: SystemHealthLine['state'], problem: ProblemRow | undefined): SystemHealthLine['state'] {
  if (!problem) return state;
  if (problem.problem !== 'password_expires') return 'failing';
  return state === 'failing' ? state : 'late';
}

function stateOf(failed: readonly AskedCaseRow[], waiting: readonly AskedCaseRow[]) {
  if (failed.length > 0) return 'failing';
  if (waiting.some(({ is_late }) => is_late)) return 'late';
  return waiting.length > 0 ? 'waiting' : 'ok';
}

const countOf = (rows: readonly AskedCaseRow[]) => ({
  count: Math.min(rows.length, mostCounted),
  is_exact: rows.length <= mostCounted,
});
