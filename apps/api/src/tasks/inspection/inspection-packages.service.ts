import type {
  CreateInspectionPackage,
  InspectionPackage,
  InspectionPackageListQuery,
  NumberedPage,
} from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import { type Context, notFound } from '../../context/index.js';
import { toPage } from '../../http/index.js';
import { RecordNamesStore } from '../../records/index.js';
import { EndedPackagesService } from './ended-packages.service.js';
import type { InspectionPackageEntity } from './inspection-package.entity.js';
import { InspectionPackagesStore } from './inspection-packages.store.js';
import { PackageOrders } from './package-orders.js';
import { toInspectionPackage } from './to-inspection-package.js';

/** Packages for inspections, to whoever sees all that is in them. */
@Injectable()
export class InspectionPackagesService {
  constructor(
    private readonly store: InspectionPackagesStore,
    private readonly orders: PackageOrders,
    private readonly ended: EndedPackagesService,
    private readonly names: RecordNamesStore,
  ) {}

  async list(ctx: Context, query: InspectionPackageListQuery): Promise<NumberedPage<InspectionPackage>> {
    const { rows, total } = await this.store.list(ctx, query, [ctx.actor]);
    return toPage(await this.named(ctx, rows), total, query);
  }

  async create(ctx: Context, given: CreateInspectionPackage): Promise<InspectionPackage> {
    return this.nameOne(ctx, await this.orders.place(ctx, given));
  }

  async findById(ctx: Context, id: string): Promise<InspectionPackage> {
    return this.nameOne(ctx, await this.get(ctx, id));
  }

  async deleteById(ctx: Context, id: string): Promise<InspectionPackage> {
    const row = await this.get(ctx, id);
    await this.ended.remove(ctx, row, 'deleted');
    return this.nameOne(ctx, row);
  }

  private async nameOne(ctx: Context, row: InspectionPackageEntity): Promise<InspectionPackage> {
    const [names] = await this.names.findPlaces(ctx, [row.scope]);
    return toInspectionPackage(row, names);
  }

  private async named(ctx: Context, rows: readonly InspectionPackageEntity[]): Promise<InspectionPackage[]> {
    const names = await this.names.findPlaces(
      ctx,
      rows.map(({ scope }) => scope),
    );
    return rows.map((row, at) => toInspectionPackage(row, names[at]));
  }

  private async get(ctx: Context, id: string): Promise<InspectionPackageEntity> {
    const row = await this.store.find(ctx, id, [ctx.actor]);
    if (!row) throw notFound('inspection package');
    return row;
  }
}
