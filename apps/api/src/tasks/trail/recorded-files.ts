import { Injectable } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import type { FileEntity } from '../files/file.entity.js';
import { AuditTrail } from '../signing/audit-trail.store.js';
import { FileHasher } from './file-hasher.js';
import { TamperingLog } from './tampering-log.js';
import { TrailEvidence } from './trail-evidence.js';

/** Uploaded files as they are read: each compared with what was recorded when it was uploaded. */
@Injectable()
export class RecordedFiles {
  constructor(
    private readonly trail: AuditTrail,
    private readonly evidence: TrailEvidence,
    private readonly hasher: FileHasher,
    private readonly tampering: TamperingLog,
  ) {}

  /** @throws ProblemError 500 where the file is not the one that was uploaded */
  async assertUploaded(ctx: Context, file: FileEntity): Promise<void> {
    const sha256 = await this.hasher.once()(file.key);
    if (sha256 === undefined || !(await this.isRecorded(ctx, file, sha256)))
      throw this.tampering.found(ctx, file.task_id, 'files');
  }

  /** Whether the trail says of a file that it was uploaded with this content. */
  async isRecorded(ctx: Context, file: FileEntity, sha256: string): Promise<boolean> {
    const entries = await this.trail.listOfKind(ctx, file.task_id, 'file_added');
    return entries.some(
      (entry) =>
        entry.detail['file_id'] === file.id &&
        entry.detail['checksum'] === sha256 &&
        this.evidence.isGenuine(entry) &&
        isAsUploaded(file, entry.detail),
    );
  }
}

/** Whether a row has what was recorded of its file. */
export const isAsUploaded = (file: FileEntity, recorded: Readonly<Record<string, unknown>>): boolean =>
  (['checksum', 'path', 'size', 'type'] as const).every((name) => file[name] === recorded[name]);
