import { Injectable } from '@nestjs/common';
import { FileStorage } from '../../sealing/index.js';
import type { InspectionPackageEntity } from './inspection-package.entity.js';
import { indexKey } from './package-keys.js';
import type { PackageEntry, PartIndex } from './package-part-writer.js';
import type { PackageRow } from './package-row.js';

/** What the parts of a package hold, one part in memory at a time. */
@Injectable()
export class PackageIndexes {
  constructor(private readonly storage: FileStorage) {}

  async *rows(row: InspectionPackageEntity): AsyncGenerator<PackageRow> {
    for await (const { rows } of this.parts(row)) yield* rows;
  }

  /** From the beginning of the archive. */
  async *entries(row: InspectionPackageEntity): AsyncGenerator<PackageEntry> {
    let [base, part] = [0, 0];
    for await (const { entries } of this.parts(row)) {
      for (const entry of entries) yield { ...entry, offset: base + entry.offset };
      base += row.part_sizes[part] ?? 0;
      part += 1;
    }
  }

  private async *parts({ id, part_sizes }: InspectionPackageEntity): AsyncGenerator<PartIndex> {
    for (const part of part_sizes.keys()) {
      const index: PartIndex = JSON.parse((await this.storage.get(indexKey(id, part))).toString());
      yield index;
    }
  }
}
