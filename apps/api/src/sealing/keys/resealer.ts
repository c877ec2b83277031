import { Injectable } from '@nestjs/common';
import { BackgroundWork } from '../../background/index.js';
import type { Queries } from '../../context/index.js';
import { FileStorage } from '../storage/file-storage.js';
import { Keyring } from '../keyring.js';
import { FileResealer } from './file-resealer.js';
import type { ResealingProgress } from './key.entity.js';
import { resealBatch } from './reseal-batch.js';
import { columnName, SealedData } from './sealed-data.js';

const files = 'files';

/** What one step of resealing did. */
export interface ResealingStep {
  readonly resealed: number;
  /** Where the next batch begins. */
  readonly after: readonly string[] | null;
  readonly isOver: boolean;
}

/** Reseals a batch of a column, or one file. */
@Injectable()
export class Resealer {
  private readonly places: readonly string[];
  private fileResealer: { readonly pass: string; readonly files: FileResealer } | undefined;

  constructor(
    private readonly data: SealedData,
    private readonly keyring: Keyring,
    private readonly storage: FileStorage,
    private readonly background: BackgroundWork,
  ) {
    this.places = [...data.columns.filter(({ isOwners }) => !isOwners).map(columnName), files];
  }

  get firstPlace(): string {
    return this.places[0] ?? files;
  }

  placeAfter(place: string): string | undefined {
    return this.places[this.places.indexOf(place) + 1];
  }

  async resealNext(
    db: Queries,
    keyId: string,
    { place, pass, after }: ResealingProgress,
  ): Promise<ResealingStep> {
    if (place === files)
      return { ...(await this.fileResealerOf(`${keyId}/${pass}`, keyId).next(db)), after: null };
    const column = this.data.columns.find((column) => columnName(column) === place);
    if (!column) return { resealed: 0, isOver: true, after: null };
    const batch = await resealBatch(db, this.keyring, { column, after });
    for (const owner of batch.unreadable)
      this.background.report('keys', new Error('a sealed value does not open'), { place, owner });
    return { ...batch, isOver: batch.after === null };
  }

  private fileResealerOf(pass: string, keyId: string): FileResealer {
    if (this.fileResealer?.pass !== pass)
      this.fileResealer = { pass, files: new FileResealer(this.storage, this.data, keyId) };
    return this.fileResealer.files;
  }
}
