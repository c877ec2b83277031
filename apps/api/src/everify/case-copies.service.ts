import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import {
  type IncomingFile,
  invalidUpload,
  readUploads,
  storeFile,
  toFileName,
  UploadConcurrency,
} from '../tasks/index.js';
import { badRequest, type Context } from '../context/index.js';
import { FileStorage } from '../sealing/index.js';
import type { StoredCopy, UploadInput } from './with-pending-action.js';
import { everifyKey } from './everify-keys.js';

/** What E-Verify takes of a document: less than 5 MB of these kinds. */
const acceptedTypes: readonly string[] = ['application/pdf', 'image/jpeg', 'image/png'];
const maxCopyBytes = 5_000_000;
const sides = ['front', 'back'] as const;

/** @throws ProblemError 400 for what E-Verify does not take */
export function assertAcceptedCopy({ type, size }: { readonly type: string; readonly size: number }): void {
  if (!acceptedTypes.includes(type) || size >= maxCopyBytes) throw unacceptedCopy();
}

const unacceptedCopy = () => badRequest('E-Verify takes PDF, PNG and JPEG of less than 5 MB');

/** Copies of a document that come with the request itself: sealed and kept with the case. */
@Injectable()
export class CaseCopiesService {
  private readonly uploads = new UploadConcurrency();

  constructor(private readonly storage: FileStorage) {}

  async receive(ctx: Context, caseId: string, request: Request): Promise<UploadInput> {
    const copies = new Map<string, StoredCopy>();
    await this.uploads.run(ctx, () =>
      readUploads(request, async (file) => {
        const side = sides.find((name) => name === file.part);
        if (!side || copies.has(side)) throw invalidUpload('Send the copies in the parts `front` and `back`');
        copies.set(side, await this.storeCopy(everifyKey(caseId, side), file));
      }),
    );
    const front = copies.get('front');
    if (!front) throw invalidUpload('Send the front of the document in the part `front`');
    return { front, back: copies.get('back') ?? null };
  }

  private async storeCopy(key: string, { name, content }: IncomingFile): Promise<StoredCopy> {
    const { type, extension: ending } = await storeFile(this.storage, key, content, {
      checkKind: (kind = { type: 'unknown', extension: '' }) => {
        assertAcceptedCopy({ type: kind.type, size: 0 });
        return kind;
      },
      checkSize: (size) => {
        if (size >= maxCopyBytes) throw unacceptedCopy();
      },
    });
    return { key, name: toFileName(name, ending), type };
  }
}
