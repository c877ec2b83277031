import { mostCounted, mostHealthRecords, type SystemHealthRecord } from '@firstday/domain';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { Context } from '../context/index.js';
import { actorWithPermission } from '../identity/index.js';
import { type HealthFinding, SystemHealthChecks } from '../observability/index.js';
import { RecordNamesStore } from '../records/index.js';
import { EverifyConnectionsStore } from './everify-connections.store.js';
import { type AskedCaseRow, EverifyHealthStore } from './everify-health.store.js';

/** Whether E-Verify answers what it is asked. */
@Injectable()
export class EverifyHealth implements OnApplicationBootstrap {
  constructor(
    private readonly checks: SystemHealthChecks,
    private readonly store: EverifyHealthStore,
    private readonly connections: EverifyConnectionsStore,
    private readonly names: RecordNamesStore,
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
    return [
      {
        state: stateOf(failed, waiting),
        reason: isConfigured ? null : 'not_configured',
        since: cases[0]?.since.toISOString() ?? null,
        waiting: countOf(waiting),
        failing: countOf(failed),
        records: await this.present(caller, cases.slice(0, mostHealthRecords)),
      },
    ];
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

function stateOf(failed: readonly AskedCaseRow[], waiting: readonly AskedCaseRow[]) {
  if (failed.length > 0) return 'failing';
  if (waiting.some(({ is_late }) => is_late)) return 'late';
  return waiting.length > 0 ? 'waiting' : 'ok';
}

const countOf = (rows: readonly AskedCaseRow[]) => ({
  count: Math.min(rows.length, mostCounted),
  is_exact: rows.length <= mostCounted,
});
