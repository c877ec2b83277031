import { mostHealthRecords, type SystemHealthRecord } from '@firstday/domain';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { type Context, ProblemError } from '../../context/index.js';
import { actorWithPermission } from '../../identity/index.js';
import { type HealthFinding, SystemHealthChecks } from '../../observability/index.js';
import { toBoundedCount } from '../to-bounded-count.js';
import type { InspectionPackageEntity } from './inspection-package.entity.js';
import { InspectionPackagesStore } from './inspection-packages.store.js';
import { packageReaders } from './package-readers.js';

/** Whether inspection packages are made, of the last ones that were ordered. */
@Injectable()
export class PackageHealth implements OnApplicationBootstrap {
  constructor(
    private readonly checks: SystemHealthChecks,
    private readonly store: InspectionPackagesStore,
  ) {}

  onApplicationBootstrap(): void {
    this.checks.register({ kind: 'packages', read: (ctx) => this.read(ctx) });
  }

  private async read(caller: Context): Promise<HealthFinding[]> {
    const actor = actorWithPermission(caller.actor, 'inspection_package:view');
    const ctx = actor && { ...caller, actor };
    const readers = ctx && readersOf(ctx);
    if (!readers) return [];
    const { rows } = await this.store.list(ctx, { per_page: mostHealthRecords }, readers);
    const failed = rows.filter(({ status }) => status === 'failed');
    const making = rows.filter(({ status }) => status === 'waiting' || status === 'making');
    const oldest = (failed.at(-1) ?? making.at(-1))?.created_at;
    const others = making.length > 0 ? 'waiting' : 'ok';
    return [
      {
        state: failed.length > 0 ? 'failing' : others,
        since: oldest?.toISOString() ?? null,
        waiting: toBoundedCount(making.length),
        failing: toBoundedCount(failed.length),
        records: [...failed, ...making].map(toRecord),
      },
    ];
  }
}

/** Nothing where the caller lacks a permission that packages need besides their own. */
function readersOf(ctx: Context) {
  try {
    return packageReaders(ctx);
  } catch (error) {
    if (error instanceof ProblemError && error.status === 403) return undefined;
    throw error;
  }
}

const toRecord = ({ id, status, created_at }: InspectionPackageEntity): SystemHealthRecord => ({
  kind: 'inspection_package',
  id,
  name: null,
  employee_id: null,
  employee_name: null,
  since: created_at.toISOString(),
  is_failing: status === 'failed',
  can_retry: false,
  missing_files: [],
});
