import { Injectable } from '@nestjs/common';
import { type Context, inTransaction } from '../../context/index.js';
import { Database } from '../../database/index.js';
import { SecurityLogService, SystemContexts } from '../../identity/index.js';
import type { InspectionPackageEntity } from './inspection-package.entity.js';
import { InspectionPackagesStore } from './inspection-packages.store.js';
import { PackageFiles } from './package-files.js';

/** Destroys packages: when they are deleted, when their time is over, and when a form in them is destroyed. */
@Injectable()
export class EndedPackagesService {
  constructor(
    private readonly store: InspectionPackagesStore,
    private readonly files: PackageFiles,
    private readonly log: SecurityLogService,
    private readonly contexts: SystemContexts,
    private readonly database: Database,
  ) {}

  /** @returns whether there may be more */
  async removeSome(now: Date): Promise<boolean> {
    const rows = await this.store.listEnded(now, this.database);
    for (const row of rows) {
      const ctx = await this.contexts.ofAccount(row.account_id, { now });
      const isOver = row.available_until <= now;
      if (ctx) await this.remove(ctx, row, isOver ? 'expired' : 'form_destroyed');
    }
    return rows.length === 100;
  }

  /** What is stored goes before the commit: no file is left that nobody knows of. */
  remove(ctx: Context, row: InspectionPackageEntity, reason: string): Promise<void> {
    return inTransaction(ctx, async (ctx) => {
      await this.store.remove(ctx, row.id);
      await this.files.remove(row);
      const subject = { type: 'inspection_package', id: row.id } as const;
      await this.log.record(ctx, { kind: 'inspection_package.deleted', subject, detail: { reason } });
    });
  }
}
