import { Injectable } from '@nestjs/common';
import { BackgroundWork } from '../../background/index.js';
import { Database } from '../../database/index.js';
import { SystemContexts } from '../../identity/index.js';
import { errorKind } from '../../observability/index.js';
import type { InspectionPackageEntity } from './inspection-package.entity.js';
import { InspectionPackagesStore } from './inspection-packages.store.js';
import { PackageWriter } from './package-writer.js';

/** Makes packages part by part; what a process that dies has made of one, the next goes on from. */
@Injectable()
export class PackageMaker {
  private current: InspectionPackageEntity | undefined;

  constructor(
    private readonly store: InspectionPackagesStore,
    private readonly writer: PackageWriter,
    private readonly contexts: SystemContexts,
    private readonly database: Database,
    private readonly background: BackgroundWork,
  ) {}

  /** @returns whether there was one to make */
  async makeNext(stopping: AbortSignal): Promise<boolean> {
    const claimed = await this.store.claim(this.database);
    this.current = claimed;
    try {
      while (this.current && !stopping.aborted) this.current = await this.step(this.current);
      await this.release();
    } catch (error) {
      this.background.report('inspection_packages', error, { inspection_package_id: claimed?.id ?? '' });
      if (this.current) await this.store.release(this.database, this.current, errorKind(error));
    } finally {
      this.current = undefined;
    }
    return claimed !== undefined;
  }

  /** For another worker to go on at once: this one was stopped in the middle. */
  async release(): Promise<void> {
    if (this.current) await this.store.release(this.database, this.current);
  }

  /** @returns nothing once there is nothing left to do */
  private async step(row: InspectionPackageEntity): Promise<InspectionPackageEntity | undefined> {
    const ctx = await this.contexts.ofAccount(row.account_id);
    const next = ctx && (await this.writer.writeNext(ctx, row));
    if (next?.status === 'ready')
      this.background.note('inspection_packages', { inspection_package_id: row.id, people: row.people });
    return next?.status === 'making' ? next : undefined;
  }
}
