import { mostHealthRecords, type ImportStatus, type SystemHealthRecord } from '@firstday/domain';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { type HealthFinding, SystemHealthChecks } from '../../observability/index.js';
import type { ImportEntity } from './import.entity.js';
import { ImportsStore } from './imports.store.js';
import { visibleImports } from './visible-imports.js';

/** Whether files of records are read and written. */
@Injectable()
export class ImportHealth implements OnApplicationBootstrap {
  constructor(
    private readonly checks: SystemHealthChecks,
    private readonly store: ImportsStore,
  ) {}

  onApplicationBootstrap(): void {
    this.checks.register({ kind: 'imports', read: (ctx) => this.read(ctx) });
  }

  private async read(ctx: Context): Promise<HealthFinding[]> {
    const visible = visibleImports(ctx);
    if (visible.length === 0) return [];
    const listOf = (status: ImportStatus) =>
      this.store.list(ctx, { status, per_page: mostHealthRecords }, visible);
    const [failed, checking, committing] = await Promise.all([
      listOf('failed'),
      listOf('checking'),
      listOf('committing'),
    ]);
    const running = [...committing.rows, ...checking.rows];
    const others = running.length > 0 ? 'waiting' : 'ok';
    const oldest = (failed.rows.at(-1) ?? running.at(-1))?.created_at;
    return [
      {
        state: failed.total > 0 ? 'failing' : others,
        since: oldest?.toISOString() ?? null,
        waiting: { count: checking.total + committing.total, is_exact: true },
        failing: { count: failed.total, is_exact: true },
        records: [...failed.rows, ...running].slice(0, mostHealthRecords).map(toRecord),
      },
    ];
  }
}

const toRecord = ({ id, name, status, created_at }: ImportEntity): SystemHealthRecord => ({
  kind: 'import',
  id,
  name,
  employee_id: null,
  employee_name: null,
  since: created_at.toISOString(),
  is_failing: status === 'failed',
  can_retry: false,
  missing_files: [],
});
