import type { UploadFilesResponse } from '@firstday/domain';
import type { Field } from '@firstday/forms';
import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { type Context, inIdempotentTransaction, newId, ProblemError } from '../../context/index.js';
import { FileStorage } from '../../sealing/index.js';
import { type TaskPage, SubtasksService } from '../subtasks/subtasks.service.js';
import type { FileKind } from './detect-file-kind.js';
import { FileAnswersService, fileFieldsOf } from './file-answers.service.js';
import type { FileEntity } from './file.entity.js';
import { type IncomingFile, invalidUpload, readUploads } from './read-uploads.js';
import { hashContent, storeFile } from './store-file.js';
import { toFileName } from './to-file-name.js';
import { toUploadedFile } from './to-uploaded-file.js';
import { UploadConcurrency } from './upload-concurrency.js';

/** Uploads to a page: each file is checked, sealed and stored, and then all of them become answers of the page or none does. */
@Injectable()
export class UploadsService {
  private readonly concurrency = new UploadConcurrency();

  constructor(
    private readonly subtasks: SubtasksService,
    private readonly answers: FileAnswersService,
    private readonly storage: FileStorage,
  ) {}

  receive(ctx: Context, subtaskId: string, request: Request): Promise<unknown> {
    return this.concurrency.run(ctx, () => this.receiveFiles(ctx, subtaskId, request));
  }

  /** Takes a file away: from the answer, and out of the storage, unless it was attested. */
  async remove(ctx: Context, subtaskId: string, fileId: string): Promise<void> {
    const file = await this.answers.detach(ctx, subtaskId, fileId);
    if (file) await this.storage.remove(file.key);
  }

  private async receiveFiles(ctx: Context, subtaskId: string, request: Request): Promise<unknown> {
    const target = await this.findTarget(ctx, subtaskId);
    const fingerprints: string[] = [];
    const storedFiles: FileEntity[] = [];
    let attachedFiles: readonly FileEntity[] = [];
    try {
      await readUploads(request, async (file) => {
        const taken = target ? await this.storeIncoming(ctx, target, file) : undefined;
        if (taken) storedFiles.push(taken);
        const checksum = taken?.checksum ?? (await hashContent(file.content));
        fingerprints.push(JSON.stringify([file.part, file.name, checksum]));
      });
      if (fingerprints.length === 0) throw invalidUpload('Send at least one file in the part `files`');
      const attach = async (ctx: Context): Promise<UploadFilesResponse> => {
        await this.answers.attach(ctx, subtaskId, storedFiles);
        ctx.db.afterCommit(() => (attachedFiles = storedFiles));
        return { files: storedFiles.map(toUploadedFile) };
      };
      return await inIdempotentTransaction(ctx, attach, fingerprints.join('\n'));
    } finally {
      // Refused, or sent again after it had been taken.
      if (attachedFiles !== storedFiles)
        await Promise.all(storedFiles.map(({ key }) => this.storage.remove(key)));
    }
  }

  /** The page that files are for; undefined where this request was carried out before and its response is replayed. */
  private async findTarget(ctx: Context, subtaskId: string): Promise<TaskPage | undefined> {
    if (await ctx.idempotency?.isAnswered()) return undefined;
    return this.subtasks.getWritable(ctx, subtaskId);
  }

  private async storeIncoming(
    ctx: Context,
    { subtask, aggregate }: TaskPage,
    { part, name, content }: IncomingFile,
  ): Promise<FileEntity> {
    const { path } = fieldFor(fileFieldsOf(aggregate, subtask.page_id), part);
    const id = newId('file', ctx.now);
    const key = `uploads/${id}`;
    const {
      type,
      extension: ending,
      size,
      checksum,
    } = await storeFile(this.storage, key, content, { checkKind: assertKnownKind });
    return {
      id,
      account_id: ctx.account.id,
      task_id: subtask.task_id,
      subtask_id: subtask.id,
      path,
      key,
      name: toFileName(name, ending),
      type,
      size,
      checksum,
      created_at: ctx.now,
      deleted_at: null,
    };
  }
}

function assertKnownKind(kind: FileKind | undefined): FileKind {
  if (!kind)
    throw new ProblemError(415, 'UnsupportedMediaTypeError', 'Send a PDF, PNG, JPEG, HEIC or WebP file');
  return kind;
}

/** The field that a part of the upload is for: named by its path, or the page's only one. */
function fieldFor(fields: readonly Field[], part: string): Field {
  const [only, another] = fields;
  const named = fields.find(({ path }) => path === part) ?? (part === 'files' && !another ? only : undefined);
  if (!named) throw invalidUpload('Send the files in the part `files`, or in one named after the field');
  return named;
}
