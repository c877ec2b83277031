import { mostHealthRecords, type SystemHealthRecord } from '@firstday/domain';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { FormsStore } from '../../forms/index.js';
import { actorWithPermission, idsInScope } from '../../identity/index.js';
import { type HealthFinding, SystemHealthChecks } from '../../observability/index.js';
import { RecordNamesStore } from '../../records/index.js';
import { toBoundedCount } from '../to-bounded-count.js';
import { DocumentHealthStore, type FailedDocumentRow } from './document-health.store.js';

/** Whether the documents of completed forms are made. */
@Injectable()
export class DocumentHealth implements OnApplicationBootstrap {
  constructor(
    private readonly checks: SystemHealthChecks,
    private readonly store: DocumentHealthStore,
    private readonly forms: FormsStore,
    private readonly names: RecordNamesStore,
  ) {}

  onApplicationBootstrap(): void {
    this.checks.register({ kind: 'documents', read: (ctx) => this.read(ctx) });
  }

  private async read(caller: Context): Promise<HealthFinding[]> {
    const actor = actorWithPermission(caller.actor, 'task:view');
    if (!actor) return [];
    const ctx = { ...caller, actor };
    const [failed, waiting] = await Promise.all([this.store.listFailing(ctx), this.store.findWaiting(ctx)]);
    const oldest = failed[0]?.since ?? waiting.since;
    return [
      {
        state: stateOf(failed.length, waiting),
        since: oldest?.toISOString() ?? null,
        waiting: toBoundedCount(waiting.count),
        failing: toBoundedCount(failed.length),
        records: await this.present(caller, failed.slice(0, mostHealthRecords)),
      },
    ];
  }

  private async present(caller: Context, rows: readonly FailedDocumentRow[]): Promise<SystemHealthRecord[]> {
    if (rows.length === 0) return [];
    const forms = await this.forms.listByIds(caller, [...new Set(rows.map(({ form_id }) => form_id))]);
    const names = await this.names.find(caller, rows);
    const editor = actorWithPermission(caller.actor, 'task:edit');
    const ids = rows.map(({ id }) => id);
    const editable = editor
      ? await idsInScope({ ...caller, actor: editor }, 'tasks', ids)
      : new Set<string>();
    return rows.map(({ id, form_id, employee_id, since }, at) => ({
      kind: 'task',
      id,
      name: forms.find((form) => form.id === form_id)?.name ?? null,
      employee_id,
      employee_name: names[at]?.employee_name ?? null,
      since: since.toISOString(),
      is_failing: true,
      can_retry: editable.has(id),
      missing_files: [],
    }));
  }
}

function stateOf(failed: number, waiting: { readonly count: number; readonly is_late: boolean }) {
  if (failed > 0) return 'failing';
  if (waiting.is_late) return 'late';
  return waiting.count > 0 ? 'waiting' : 'ok';
}
