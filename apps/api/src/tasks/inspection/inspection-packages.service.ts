import type { Readable } from 'node:stream';
import type {
  CreateInspectionPackage,
  InspectionPackage,
  InspectionPackageListQuery,
  NumberedPage,
} from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import { type Actor, badRequest, type Context, notFound } from '../../context/index.js';
import { toPage } from '../../http/index.js';
import { SecurityReadsService } from '../../identity/index.js';
import { EndedPackagesService } from './ended-packages.service.js';
import type { InspectionPackageEntity } from './inspection-package.entity.js';
import { InspectionPackagesStore } from './inspection-packages.store.js';
import { PackageFiles } from './package-files.js';
import { PackageOrders } from './package-orders.js';
import { packageReaders } from './package-readers.js';
import { toInspectionPackage } from './to-inspection-package.js';

/** Packages for inspections, to whoever sees all that is in them. */
@Injectable()
export class InspectionPackagesService {
  constructor(
    private readonly store: InspectionPackagesStore,
    private readonly orders: PackageOrders,
    private readonly files: PackageFiles,
    private readonly ended: EndedPackagesService,
    private readonly reads: SecurityReadsService,
  ) {}

  async list(ctx: Context, query: InspectionPackageListQuery): Promise<NumberedPage<InspectionPackage>> {
    const { rows, total } = await this.store.list(ctx, query, [ctx.actor]);
    return toPage(rows.map(toInspectionPackage), total, query);
  }

  async create(ctx: Context, given: CreateInspectionPackage): Promise<InspectionPackage> {
    return toInspectionPackage(await this.orders.place(ctx, given));
  }

  async findById(ctx: Context, id: string): Promise<InspectionPackage> {
    return toInspectionPackage(await this.get(ctx, id));
  }

  /** @throws ProblemError 400 where it is not ready */
  async download(ctx: Context, id: string): Promise<{ readonly size: number; readonly content: Readable }> {
    await this.get(ctx, id);
    const row = await this.get(ctx, id, packageReaders(ctx));
    const { size } = toInspectionPackage(row);
    if (size === null) throw badRequest('The package is not ready yet');
    const subject = { type: 'inspection_package', id } as const;
    await this.reads.record(ctx, { kind: 'inspection_package.downloaded', subject });
    return { size, content: this.files.read(row) };
  }

  async deleteById(ctx: Context, id: string): Promise<InspectionPackage> {
    const row = await this.get(ctx, id);
    await this.ended.remove(ctx, row, 'deleted');
    return toInspectionPackage(row);
  }

  private async get(
    ctx: Context,
    id: string,
    readers: readonly Actor[] = [ctx.actor],
  ): Promise<InspectionPackageEntity> {
    const row = await this.store.find(ctx, id, readers);
    if (!row) throw notFound('inspection package');
    return row;
  }
}
