import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { fileName } from '../files/file-name.js';
import { type ArrivingFile, readUploads, wrongUpload } from '../files/read-uploads.js';
import { storeFile } from '../files/store-file.js';
import { UploadsAtOnce } from '../files/uploads-at-once.js';
import type { Context } from '../platform/context.js';
import { badRequest } from '../platform/problems.js';
import { FileStorage } from '../platform/storage.js';
import type { StoredCopy, UploadWish } from './case-wish.js';
import { everifyKey } from './everify-keys.js';

/** What E-Verify takes of a document: less than 5 MB of these kinds. */
const acceptedTypes: readonly string[] = ['application/pdf', 'image/jpeg', 'image/png'];
const largestCopy = 5_000_000;
const sides = ['front', 'back'] as const;

/** @throws ProblemError 400 for what E-Verify does not take */
export function refuseUnfit({ type, size }: { readonly type: string; readonly size: number }): void {
  if (!acceptedTypes.includes(type) || size >= largestCopy) throw unfit();
}

const unfit = () => badRequest('E-Verify takes PDF, PNG and JPEG of less than 5 MB');

/** Copies of a document that come with the request itself: sealed and kept with the case. */
@Injectable()
export class CaseCopies {
  private readonly atOnce = new UploadsAtOnce();

  constructor(private readonly storage: FileStorage) {}

  async receive(ctx: Context, caseId: string, request: Request): Promise<UploadWish> {
    const copies = new Map<string, StoredCopy>();
    await this.atOnce.run(ctx, () =>
      readUploads(request, async (file) => {
        const side = sides.find((name) => name === file.part);
        if (!side || copies.has(side)) throw wrongUpload('Send the copies in the parts `front` and `back`');
        copies.set(side, await this.putAway(everifyKey(caseId, side), file));
      }),
    );
    const front = copies.get('front');
    if (!front) throw wrongUpload('Send the front of the document in the part `front`');
    return { front, back: copies.get('back') ?? null };
  }

  private async putAway(key: string, { name, content }: ArrivingFile): Promise<StoredCopy> {
    const { type, ending } = await storeFile(this.storage, key, content, {
      kind: (kind = { type: 'unknown', ending: '' }) => {
        refuseUnfit({ type: kind.type, size: 0 });
        return kind;
      },
      size: (size) => {
        if (size >= largestCopy) throw unfit();
      },
    });
    return { key, name: fileName(name, ending), type };
  }
}
