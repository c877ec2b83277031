import type { CreateInspectionPackage, InspectionScope } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import { type Context, inTransaction, newId } from '../../context/index.js';
import { securityActorOf, SecurityLogService } from '../../identity/index.js';
import { EmployersService } from '../../records/index.js';
import type { InspectionPackageEntity } from './inspection-package.entity.js';
import { InspectionPackagesStore } from './inspection-packages.store.js';
import { InspectionPeopleStore } from './inspection-people.store.js';
import { PackageArrivals } from './package-arrivals.js';
import { areNarrowed, packageReaders } from './package-readers.js';

/** How long an archive is there to be taken: it is a copy of everybody's papers. */
const keptMilliseconds = 30 * 86_400_000;

/** Orders of packages: whom one has is chosen when it is ordered. */
@Injectable()
export class PackageOrders {
  constructor(
    private readonly store: InspectionPackagesStore,
    private readonly people: InspectionPeopleStore,
    private readonly employers: EmployersService,
    private readonly log: SecurityLogService,
    private readonly arrivals: PackageArrivals,
  ) {}

  /**
   * Of a deleted employer too: its forms are kept for as long as the law asks.
   * @throws ProblemError 404 where the caller sees no such employer
   */
  async place(ctx: Context, given: CreateInspectionPackage): Promise<InspectionPackageEntity> {
    const readers = packageReaders(ctx);
    await this.employers.getRowEver(ctx, given.employer_id);
    const row = await inTransaction(ctx, async (ctx) => {
      const ordered = toRow(ctx, given, areNarrowed(readers));
      const chosen = { packageId: ordered.id, scope: ordered.scope, readers };
      const row = { ...ordered, people: await this.people.choose(ctx, chosen) };
      await this.store.insert(ctx, row);
      await this.log.record(ctx, {
        kind: 'inspection_package.created',
        subject: { type: 'inspection_package', id: row.id },
        detail: { employer_id: row.employer_id, count: row.people },
      });
      return row;
    });
    ctx.db.afterCommit(() => this.arrivals.announce());
    return row;
  }
}

function toRow(ctx: Context, given: CreateInspectionPackage, is_narrowed: boolean): InspectionPackageEntity {
  return {
    id: newId('inspectionPackage', ctx.now),
    account_id: ctx.account.id,
    employer_id: given.employer_id,
    scope: toScope(given),
    ordered_by: { ...securityActorOf(ctx.actor) },
    is_narrowed,
    status: 'waiting',
    people: 0,
    part_sizes: [],
    manifest_sha256: null,
    run_at: ctx.now,
    attempts: 0,
    last_error: null,
    created_at: ctx.now,
    ready_at: null,
    available_until: new Date(ctx.now.getTime() + keptMilliseconds),
    deleted_at: null,
  };
}

const toScope = (given: CreateInspectionPackage): InspectionScope => ({
  employer_id: given.employer_id,
  client_id: given.client_id ?? null,
  job_id: given.job_id ?? null,
  hired_on_gte: given.hired_on_gte ?? null,
  hired_on_lte: given.hired_on_lte ?? null,
  employment: given.employment ?? 'all',
  includes_past_retention: given.includes_past_retention ?? false,
});
