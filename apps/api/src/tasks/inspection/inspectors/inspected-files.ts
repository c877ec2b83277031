import { inflateRawSync } from 'node:zlib';
import { Injectable } from '@nestjs/common';
import { FileStorage } from '../../../sealing/index.js';
import { sha256 } from '../../signing/sha256.js';
import { localHeader } from '../archive/zip-entry.js';
import type { InspectionPackageEntity } from '../inspection-package.entity.js';
import { indexKey, partKey } from '../package-keys.js';
import type { PackageEntry, PartIndex } from '../package-part-writer.js';

/** Files of a package one by one, found by what is kept beside its parts. */
@Injectable()
export class InspectedFiles {
  constructor(private readonly storage: FileStorage) {}

  /** @returns nothing where there is no such part */
  async indexOf({ id, part_sizes }: InspectionPackageEntity, part: number): Promise<PartIndex | undefined> {
    // The last part has the tables, and nobody's form.
    if (part < 0 || part >= part_sizes.length - 1) return undefined;
    return JSON.parse((await this.storage.get(indexKey(id, part))).toString());
  }

  /** @throws Error where it is not what the package's index says */
  async read(
    { id, created_at }: InspectionPackageEntity,
    part: number,
    entry: PackageEntry,
  ): Promise<Buffer> {
    const begin = entry.offset + localHeader(entry, created_at).length;
    const stored = await this.bytesOf(partKey(id, part), begin, begin + entry.storedSize);
    const content = entry.method === 8 ? inflateRawSync(stored) : stored;
    if (sha256(content) !== entry.sha256)
      throw new Error('a file of a package is not the one that was put in');
    return content;
  }

  /** What stands before is read and let go. */
  private async bytesOf(key: string, begin: number, end: number): Promise<Buffer> {
    const kept = new Array<Buffer>();
    let at = 0;
    for await (const chunk of await this.storage.read(key)) {
      const bytes = Buffer.from(chunk);
      kept.push(bytes.subarray(Math.max(0, begin - at), Math.max(0, end - at)));
      at += bytes.length;
      if (at >= end) break;
    }
    return Buffer.concat(kept);
  }
}
