import type { Readable } from 'node:stream';
import type { InspectionPackageDownloadList, SecurityEvent } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import { type Actor, badRequest, type Context, notFound } from '../../context/index.js';
import { SecurityHistoryService, SecurityLogService } from '../../identity/index.js';
import type { InspectionPackageEntity } from './inspection-package.entity.js';
import { InspectionPackagesStore } from './inspection-packages.store.js';
import { InspectorAccessesStore } from './inspectors/inspector-accesses.store.js';
import { PackageFiles } from './package-files.js';
import { packageReaders } from './package-readers.js';
import { toInspectionPackage } from './to-inspection-package.js';

/** Archives of packages as they are taken, and who took them: people of the account, and inspectors. */
@Injectable()
export class PackageDownloads {
  constructor(
    private readonly packages: InspectionPackagesStore,
    private readonly accesses: InspectorAccessesStore,
    private readonly files: PackageFiles,
    private readonly log: SecurityLogService,
    private readonly history: SecurityHistoryService,
  ) {}

  /** @throws ProblemError 400 where it is not ready */
  async open(ctx: Context, id: string): Promise<{ readonly size: number; readonly content: Readable }> {
    await this.get(ctx, id, [ctx.actor]);
    const row = await this.get(ctx, id, packageReaders(ctx));
    const { size } = toInspectionPackage(row);
    if (size === null) throw badRequest('The package is not ready yet');
    const subject = { type: 'inspection_package', id } as const;
    // Before anything is sent: it is a copy of everybody's papers.
    await this.log.record(ctx, { kind: 'inspection_package.downloaded', subject });
    return { size, content: this.files.read(row) };
  }

  async list(ctx: Context, id: string): Promise<InspectionPackageDownloadList> {
    const found = await this.get(ctx, id, [ctx.actor]);
    const events = await this.history.list(ctx, {
      kinds: ['inspection_package.downloaded', 'inspector_access.downloaded'],
      subjectId: id,
      // One file of it, which an inspector looked at, is not the archive.
      detail: { inspection_package_id: id, part: 'archive' },
      since: found.created_at,
    });
    const inspectors = await this.accesses.inspectorsOf(ctx, id);
    return { data: events.map((event) => toDownload(event, inspectors)) };
  }

  private async get(ctx: Context, id: string, readers: readonly Actor[]): Promise<InspectionPackageEntity> {
    const row = await this.packages.find(ctx, id, readers);
    if (!row) throw notFound('inspection package');
    return row;
  }
}

const toDownload = ({ at, actor, ip }: SecurityEvent, inspectors: ReadonlyMap<string, string>) => ({
  at,
  by: { ...actor, name: actor.name ?? inspectors.get(actor.id ?? '') ?? null },
  ip,
});
