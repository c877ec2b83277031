import { Injectable } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import type { InspectionPackageEntity } from './inspection-package.entity.js';
import { InspectionPackagesStore } from './inspection-packages.store.js';
import { PackageEndWriter } from './package-end-writer.js';
import { PackageFiles } from './package-files.js';
import { PackagePartWriter, peopleInPart } from './package-part-writer.js';

/** Writes what comes next of a package. */
@Injectable()
export class PackageWriter {
  constructor(
    private readonly store: InspectionPackagesStore,
    private readonly parts: PackagePartWriter,
    private readonly end: PackageEndWriter,
    private readonly files: PackageFiles,
  ) {}

  /** @returns the package as it is then; nothing where it was deleted or taken over meanwhile */
  async writeNext(ctx: Context, row: InspectionPackageEntity): Promise<InspectionPackageEntity | undefined> {
    const part = row.part_sizes.length;
    const next =
      part * peopleInPart < row.people
        ? await this.store.addPart(ctx, row, await this.parts.write(ctx, row, part))
        : await this.store.finish(ctx, row, await this.end.write(ctx, row));
    // Whoever deleted it meanwhile could not know of what was being written.
    if (!next && (await this.store.isDeleted(ctx, row.id))) await this.files.remove(row);
    return next;
  }
}
