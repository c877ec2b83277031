import { Injectable } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { FileStorage } from '../../sealing/index.js';
import { sha256 } from '../signing/sha256.js';
import { localHeader, type PlacedZipEntry, toZipEntry } from './archive/zip-entry.js';
import type { ChosenForm } from './chosen-form.js';
import { FormContents, type FormFolder } from './form-contents.js';
import { FormFolders } from './form-folders.service.js';
import type { InspectionPackageEntity } from './inspection-package.entity.js';
import { InspectionPeopleStore } from './inspection-people.store.js';
import { indexKey, partKey } from './package-keys.js';
import type { PackageRow } from './package-row.js';
import { PackageTrails } from './package-trails.service.js';

/** Rows of the roster in a part: what is lost where a process dies, and what is anchored at a time. */
export const peopleInPart = 50;

export interface PackageEntry extends PlacedZipEntry {
  readonly sha256: string;
}

/** What is kept beside a part: its files as the archive's directory has them, from the part's beginning, and its roster. */
export interface PartIndex {
  readonly entries: readonly PackageEntry[];
  readonly rows: readonly PackageRow[];
}

/** Writes the files of some people as a piece of the archive. */
@Injectable()
export class PackagePartWriter {
  constructor(
    private readonly people: InspectionPeopleStore,
    private readonly trails: PackageTrails,
    private readonly folders: FormFolders,
    private readonly contents: FormContents,
    private readonly storage: FileStorage,
  ) {}

  /** What was there of the part is replaced. @returns its bytes */
  async write(ctx: Context, row: InspectionPackageEntity, part: number): Promise<number> {
    const forms = await this.choose(ctx, row, part);
    const inPackage = forms.flatMap(({ row }) => (row.folder === null ? [] : (row.task_id ?? [])));
    await this.trails.record(ctx, row.id, inPackage);
    const index = { entries: new Array<PackageEntry>(), rows: new Array<PackageRow>() };
    const chunks = this.chunks(ctx, forms, { at: row.created_at, index });
    await this.storage.putStream(partKey(row.id, part), chunks);
    await this.storage.put(indexKey(row.id, part), Buffer.from(JSON.stringify(index)));
    return index.entries.reduce((sum, entry) => sum + lengthOf(entry, row.created_at), 0);
  }

  private async choose(ctx: Context, row: InspectionPackageEntity, part: number): Promise<ChosenForm[]> {
    const range = { from: part * peopleInPart, until: (part + 1) * peopleInPart };
    const forms = new Array<ChosenForm>();
    for (const person of await this.people.between(ctx, row.id, range)) {
      const form = await this.folders.choose(ctx, row, person);
      if (form) forms.push(form);
    }
    return forms;
  }

  private async *chunks(
    ctx: Context,
    forms: readonly ChosenForm[],
    { at, index: { entries, rows } }: Writing,
  ): AsyncGenerator<Buffer> {
    let offset = 0;
    for (const form of forms) {
      const folder: FormFolder = form.row.folder === null ? form : await this.contents.open(ctx, form);
      const { row, files } = folder;
      for await (const { name, content, isCompressible } of files ?? []) {
        const { entry, stored } = toZipEntry(name, content, isCompressible);
        entries.push({ ...entry, offset, sha256: sha256(content) });
        const header = localHeader(entry, at);
        yield header;
        yield stored;
        offset += header.length + stored.length;
      }
      rows.push(row);
    }
  }
}

interface Writing {
  readonly at: Date;
  readonly index: { readonly entries: PackageEntry[]; readonly rows: PackageRow[] };
}

const lengthOf = (entry: PackageEntry, at: Date): number => localHeader(entry, at).length + entry.storedSize;
