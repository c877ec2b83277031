import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { FileStorage } from '../../sealing/index.js';
import type { InspectionPackageEntity } from './inspection-package.entity.js';
import { packageKeys, partKey } from './package-keys.js';

/** The archive of a package as it is stored: in parts, which together are one ZIP. */
@Injectable()
export class PackageFiles {
  constructor(private readonly storage: FileStorage) {}

  /** A part is opened when the one before was read: a slow reader costs no memory. */
  read(row: InspectionPackageEntity): Readable {
    return Readable.from(this.chunks(row), { objectMode: false });
  }

  async remove({ id, part_sizes }: Pick<InspectionPackageEntity, 'id' | 'part_sizes'>): Promise<void> {
    for (const key of packageKeys(id, part_sizes.length)) await this.storage.remove(key);
  }

  private async *chunks({ id, part_sizes }: InspectionPackageEntity): AsyncGenerator<Buffer> {
    for (const part of part_sizes.keys()) yield* await this.storage.read(partKey(id, part));
  }
}
